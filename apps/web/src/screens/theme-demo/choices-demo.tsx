import { CalendarClock, Zap } from "lucide-react";
import { useState } from "react";
import { T } from "#lib/messages.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { Switch } from "#ui/switch.tsx";

export function ChoicesDemo() {
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
