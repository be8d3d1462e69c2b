import { Hour } from "#screens/videos/hour.tsx";
import { T } from "#lib/messages.tsx";
import { RadioCards } from "#ui/form/radio-cards.tsx";

type ChangeWhenProps = { at: string | null; onChange: (at: string | null) => void };

/** At once, or at an hour: "make it public on Friday". */
export function ChangeWhen({ at, onChange }: ChangeWhenProps) {
  return (
    <div className="flex flex-col gap-5">
      <RadioCards
        legend={<T k="publish.at.label" />}
        value={at === null ? "now" : "later"}
        onChange={(when) => onChange(when === "now" ? null : "")}
        options={[
          { value: "now", label: <T k="publish.at.now" /> },
          { value: "later", label: <T k="publish.at.later" /> },
        ]}
      />
      {at !== null && <Hour at={at} onChange={onChange} />}
    </div>
  );
}
