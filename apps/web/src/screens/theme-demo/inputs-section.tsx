import { Search, CalendarClock, Zap } from "lucide-react";
import { useState } from "react";
import { T, useT } from "#lib/messages.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { DateTimeField } from "#ui/form/date-time-field.tsx";
import { FileDrop } from "#ui/form/file-drop.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { RadioCards } from "#ui/form/radio-cards.tsx";
import { Select } from "#ui/form/select.tsx";
import { Switch } from "#ui/form/switch.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { DemoSection } from "./demo-section.tsx";

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

function ChoicesDemo() {
  const [when, setWhen] = useState<"now" | "later">("now");
  return (
    <>
      <RadioCards
        legend={<T k="themeDemo.input.radio" />}
        value={when}
        onChange={setWhen}
        options={[
          {
            value: "now",
            label: <T k="themeDemo.input.radio.now" />,
            description: <T k="themeDemo.input.radio.nowText" />,
            icon: <Zap />,
          },
          {
            value: "later",
            label: <T k="themeDemo.input.radio.later" />,
            description: <T k="themeDemo.input.radio.laterText" />,
            icon: <CalendarClock />,
          },
        ]}
      />
      <div className="flex flex-col justify-center gap-5">
        <Checkbox label={<T k="themeDemo.input.checkbox" />} hint={<T k="themeDemo.input.hint" />} defaultChecked />
        <Switch label={<T k="themeDemo.input.switch" />} defaultChecked />
      </div>
    </>
  );
}

const TYPES = ["image/jpeg", "image/png", "image/gif"];
const MAX_BYTES = 10 * 1024 * 1024;

function FileDemo() {
  const t = useT();
  const { notify } = useNotification();
  return (
    <FileDrop
      accept={TYPES}
      maxBytes={MAX_BYTES}
      title={<T k="themeDemo.input.file" />}
      hint={<T k="themeDemo.input.fileHint" />}
      browseLabel={<T k="themeDemo.input.fileBrowse" />}
      onFiles={([file]) => notify({ message: t("themeDemo.input.fileTaken", { name: file?.name ?? "" }) })}
      onRefused={([refused]) =>
        notify({ type: "warning", message: t("themeDemo.input.fileRefused", { name: refused?.file.name ?? "" }) })
      }
      className="md:col-span-2"
    />
  );
}

function WhenDemo() {
  const [date, setDate] = useState("2026-01-01");
  const [time, setTime] = useState("18:30");
  return (
    <DateTimeField
      legend={<T k="themeDemo.input.when" />}
      dateLabel={<T k="themeDemo.input.date" />}
      timeLabel={<T k="themeDemo.input.time" />}
      date={date}
      time={time}
      onDateChange={setDate}
      onTimeChange={setTime}
      zone={new Intl.DateTimeFormat().resolvedOptions().timeZone}
    />
  );
}
