import { Search } from "lucide-react";
import { T, useT } from "#lib/messages.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useState } from "react";
import { ChoicesDemo } from "./choices-demo.tsx";
import { DemoSection } from "./demo-section.tsx";
import { FileDemo } from "./file-demo.tsx";
import { WhenDemo } from "./when-demo.tsx";

const LONG_MAX = 120;

export function InputsSection() {
  const t = useT();
  const [long, setLong] = useState("");
  return (
    <DemoSection id="inputs" title={<T k="themeDemo.inputs" />}>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <TextField
          label={<T k="themeDemo.input.text" />}
          placeholder={t("themeDemo.input.placeholder")}
          hint={<T k="themeDemo.input.hint" />}
          optional={<T k="common.optional" />}
        />
        <TextField
          label={<T k="themeDemo.input.error" />}
          defaultValue=""
          error={<T k="themeDemo.input.errorText" />}
        />
        <PasswordField
          label={<T k="themeDemo.input.password" />}
          showLabel={t("themeDemo.input.passwordShow")}
          autoComplete="off"
          defaultValue="sahne-2025"
        />
        <TextField
          type="search"
          label={<T k="themeDemo.input.search" />}
          icon={<Search />}
          optional={<T k="common.optional" />}
        />
        <TextField label={<T k="themeDemo.input.disabled" />} disabled defaultValue="Sahne" />
        <Select
          label={<T k="themeDemo.input.select" />}
          defaultValue="week"
          options={[
            { value: "month", label: t("themeDemo.data.month") },
            { value: "week", label: t("themeDemo.data.week") },
            { value: "list", label: t("themeDemo.data.list") },
          ]}
        />
        <TextArea
          label={<T k="themeDemo.input.long" />}
          value={long}
          onChange={(event) => setLong(event.currentTarget.value)}
          counter={{ value: long.length, max: LONG_MAX }}
        />
        <WhenDemo />
        <ChoicesDemo />
        <FileDemo />
      </div>
    </DemoSection>
  );
}
