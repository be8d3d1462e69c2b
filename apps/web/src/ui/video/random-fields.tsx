import { T, useT } from "#lib/messages.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { TextField } from "#ui/form/text-field.tsx";

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** As it is typed: numbers stay text until they are sent. */
export type RandomValues = {
  minHours: string;
  maxHours: string;
  fromHour: string;
  toHour: string;
  weekdays: readonly number[];
};

type RandomFieldsProps = {
  values: RandomValues;
  problems: Readonly<Record<string, string>>;
  onChange: (changes: Partial<RandomValues>) => void;
};

/** R13.4: between A and B hours, on chosen days, within chosen hours. */
export function RandomFields({ values, problems, onChange }: RandomFieldsProps) {
  const t = useT();
  const name = new Intl.DateTimeFormat(t.pageLang, { weekday: "short", timeZone: "UTC" });
  const number = (field: "minHours" | "maxHours" | "fromHour" | "toHour", max: number) => ({
    type: "number",
    inputMode: "numeric" as const,
    min: field === "minHours" || field === "maxHours" ? 1 : 0,
    max,
    value: values[field],
    error: problems[`random.${field}`],
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [field]: event.currentTarget.value }),
  });
  return (
    <div className="flex flex-col gap-4 rounded-md border border-line p-4">
      <p className="text-sm text-text-2">
        <T k="planEditor.random.text" />
      </p>
      <div className="grid grid-cols-2 gap-3">
        <TextField label={<T k="planEditor.random.min" />} {...number("minHours", 744)} />
        <TextField label={<T k="planEditor.random.max" />} {...number("maxHours", 744)} />
        <TextField label={<T k="planEditor.random.from" />} {...number("fromHour", 23)} />
        <TextField label={<T k="planEditor.random.to" />} {...number("toHour", 24)} />
      </div>
      <fieldset>
        <legend className="mb-2 text-sm font-medium text-text">
          <T k="planEditor.random.days" />
        </legend>
        <div className="flex flex-wrap gap-4">
          {WEEKDAYS.map((day) => (
            <Checkbox
              key={day}
              // The 5th of January 2026 is a Monday.
              label={name.format(new Date(Date.UTC(2026, 0, 4 + day)))}
              checked={values.weekdays.includes(day)}
              onChange={(event) =>
                onChange({
                  weekdays: WEEKDAYS.filter((other) =>
                    other === day ? event.currentTarget.checked : values.weekdays.includes(other),
                  ),
                })
              }
            />
          ))}
        </div>
        {problems["random.weekdays"] !== undefined && (
          <p role="alert" className="mt-1.5 text-sm text-danger">
            {problems["random.weekdays"]}
          </p>
        )}
      </fieldset>
    </div>
  );
}
