import { NEXT_RUNS, type Plan } from "@sahne/contract/plans";
import { dayIn, latestSchedule, momentOf, zoneLabel } from "@sahne/contract/zoned-time";
import { useState } from "react";
import { T, useT } from "#lib/messages.tsx";
import { addDays, dateOf } from "#screens/schedule/calendar/calendar-days.ts";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { DateTimeField } from "#ui/form/date-time-field.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { namesOf, previewOf, WEEKDAYS, type End, type PlanValues, type Rhythm } from "./plan-values.ts";

export type PlanFieldsProps = {
  plan: Plan;
  values: PlanValues;
  zone: string;
  problems: Readonly<Record<string, string>>;
  onChange: (changes: Partial<PlanValues>) => void;
};

const RHYTHMS: readonly Rhythm[] = ["once", "daily", "weekly", "monthly", "random"];
const ENDS: readonly End[] = ["never", "count", "date"];

/** When the plan runs next, how often, until when, and what that comes to. */
export function RhythmFields(props: PlanFieldsProps) {
  const { plan, values, zone, problems, onChange } = props;
  const t = useT();
  const [now] = useState(() => new Date());
  const runs = previewOf(plan, values, zone, NEXT_RUNS);
  return (
    <>
      <DateTimeField
        legend={<T k="planEditor.when" />}
        dateLabel={<T k="planEditor.date" />}
        timeLabel={<T k="planEditor.time" />}
        date={values.date}
        time={values.time}
        minDate={dayIn(zone, now)}
        maxDate={dayIn(zone, latestSchedule(now))}
        onDateChange={(date) => onChange({ date })}
        onTimeChange={(time) => onChange({ time })}
        zone={<T k="schedule.timeZone" v={{ zone: zoneLabel(zone, momentOf(values, zone) ?? now) }} />}
        error={problems["scheduledAt"]}
      />
      <Select
        label={<T k="planEditor.rhythm" />}
        value={values.rhythm}
        onChange={(event) =>
          onChange({ rhythm: RHYTHMS.find((rhythm) => rhythm === event.currentTarget.value) ?? "once" })
        }
        options={RHYTHMS.map((value) => ({ value, label: t(`planEditor.rhythm.${value}`) }))}
        error={problems["recurringType"]}
      />
      {values.rhythm === "random" && <RandomFields {...props} />}
      {values.rhythm !== "once" && <EndFields {...props} />}
      <NextRuns runs={runs} names={namesOf(plan, values, runs ?? [], t.pageLang)} zone={zone} />
    </>
  );
}

/** R13.4: between A and B hours, on chosen days, within chosen hours. */
function RandomFields({ values, problems, onChange }: PlanFieldsProps) {
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
              label={name.format(dateOf(addDays("2026-01-04", day)))}
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

function EndFields({ plan, values, problems, onChange }: PlanFieldsProps) {
  const t = useT();
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <Select
        label={<T k="planEditor.end" />}
        value={values.end}
        onChange={(event) => onChange({ end: ENDS.find((end) => end === event.currentTarget.value) ?? "never" })}
        options={ENDS.map((value) => ({ value, label: t(`planEditor.end.${value}`) }))}
      />
      {values.end === "count" && (
        <TextField
          type="number"
          inputMode="numeric"
          min={1}
          max={1000}
          label={<T k="planEditor.end.countLabel" />}
          hint={<T k="planEditor.end.made" v={{ count: plan.made }} />}
          error={problems["endAfter"]}
          value={values.endAfter}
          onChange={(event) => onChange({ endAfter: event.currentTarget.value })}
        />
      )}
      {values.end === "date" && (
        <TextField
          type="date"
          label={<T k="planEditor.end.dateLabel" />}
          error={problems["until"]}
          value={values.untilDay}
          onChange={(event) => onChange({ untilDay: event.currentTarget.value })}
        />
      )}
    </div>
  );
}

type NextRunsProps = { runs: readonly Date[] | null; names: readonly string[] | null; zone: string };

function NextRuns({ runs, names, zone }: NextRunsProps) {
  const t = useT();
  const name = new Intl.DateTimeFormat(t.pageLang, {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: zone,
  });
  return (
    <div className="rounded-md border border-line bg-surface-sunken/40 p-4 text-sm">
      <p className="font-medium">
        <T k="planEditor.next" />
      </p>
      {runs === null ? (
        <p className="mt-1 text-text-3">
          <T k="planEditor.random.saved" />
        </p>
      ) : (
        <ol className="tabular mt-1 flex flex-col gap-1 text-text-2">
          {runs.map((run, index) => (
            <li key={run.getTime()} className="break-words">
              <time dateTime={run.toISOString()}>{name.format(run)}</time>
              {names !== null && <span className="text-text-3"> · {names[index]}</span>}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
