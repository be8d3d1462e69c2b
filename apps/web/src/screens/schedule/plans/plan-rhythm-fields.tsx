import { NEXT_RUNS, type Plan } from "@sahne/contract/schedules/plans";
import { dayIn, latestSchedule, momentOf, zoneLabel } from "@sahne/contract/schedules/zoned-time";
import { useState } from "react";
import { T, useT } from "#lib/messages.tsx";
import { DateTimeField } from "#ui/form/date-time-field.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { NextRuns } from "#ui/video/next-runs.tsx";
import { RandomFields } from "#ui/video/random-fields.tsx";
import { namesOf, previewOf, type End, type PlanValues, type Rhythm } from "./plan-values.ts";

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
      {values.rhythm === "random" && <RandomFields values={values} problems={problems} onChange={onChange} />}
      {values.rhythm !== "once" && <EndFields {...props} />}
      <NextRuns runs={runs} names={namesOf(plan, values, runs ?? [], t.pageLang)} zone={zone} />
    </>
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
