import { T, type PlainKey } from "#lib/messages.tsx";
import type { CreateValues } from "#screens/create/create-values.ts";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { WhenFields } from "./when-fields.tsx";

type TimingProps = {
  isOpen: boolean;
  values: Pick<CreateValues, "when" | "autoUpload">;
  problem: PlainKey | null;
  onChange: (changed: Partial<Pick<CreateValues, "when" | "autoUpload">>) => void;
  onLeave: () => void;
};

/** When a scheduled film is made, and whether it goes to the channel then. */
export function Timing({ isOpen, values, problem, onChange, onLeave }: TimingProps) {
  if (!isOpen) return null;
  return (
    <Card className="flex flex-col gap-5">
      <WhenFields
        value={values.when}
        onChange={(when) => onChange({ when })}
        onBlur={onLeave}
        error={problem === null ? undefined : <T k={problem} />}
      />
      <Checkbox
        label={<T k="create.autoUpload.label" />}
        hint={<T k="create.autoUpload.hint" />}
        checked={values.autoUpload}
        onChange={(event) => onChange({ autoUpload: event.currentTarget.checked })}
        className="border-t border-line pt-5"
      />
    </Card>
  );
}
