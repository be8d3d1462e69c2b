import { NEXT_RUNS } from "@sahne/contract/schedules/plans";
import { recurringType } from "@sahne/contract/schedules/schedules";
import { dayIn, latestSchedule, momentOf, zoneLabel } from "@sahne/contract/schedules/zoned-time";
import type { ReactNode } from "react";
import { useTimeZone } from "#data/accounts/time-zone.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { DateTimeField } from "#ui/form/date-time-field.tsx";
import { Select } from "#ui/form/select.tsx";
import { NextRuns } from "#ui/video/next-runs.tsx";
import { useCoarseNow } from "./use-coarse-now.ts";
import { RepeatFields } from "./repeat-fields.tsx";
import type { When } from "./when.ts";
import { inAnHour, nextRuns, tomorrowMorning } from "./when-choices.ts";

const RHYTHMS = [...recurringType.options, "random"] as const;

type WhenFieldsProps = { value: When; error: ReactNode; onChange: (when: When) => void; onBlur: () => void };

export function WhenFields({ value, error, onChange, onBlur }: WhenFieldsProps) {
  const t = useT();
  const zone = useTimeZone();
  const now = useCoarseNow();
  return (
    <div id="create-when" className="flex flex-col gap-5">
      <DateTimeField
        legend={<T k="create.when.label" />}
        dateLabel={<T k="create.date.label" />}
        timeLabel={<T k="create.time.label" />}
        date={value.date}
        time={value.time}
        minDate={dayIn(zone, now)}
        maxDate={dayIn(zone, latestSchedule(now))}
        onDateChange={(date) => onChange({ ...value, date })}
        onTimeChange={(time) => onChange({ ...value, time })}
        onBlur={onBlur}
        zone={<T k="create.timeZone" v={{ zone: zoneLabel(zone, momentOf(value, zone) ?? now) }} />}
        error={error}
      />
      <div role="group" aria-label={t("create.when.quick")} className="-mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onChange({ ...value, ...inAnHour(new Date(), zone) })}>
          <T k="create.when.soon" />
        </Button>
        <Button size="sm" onClick={() => onChange({ ...value, ...tomorrowMorning(new Date(), zone) })}>
          <T k="create.when.tomorrow" />
        </Button>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <div className="flex flex-col gap-4">
          <Checkbox
            label={<T k="create.recurring.label" />}
            checked={value.isRecurring}
            onChange={(event) => onChange({ ...value, isRecurring: event.currentTarget.checked })}
          />
          {value.isRecurring && (
            <Select
              label={<T k="create.recurring.frequency" />}
              value={value.recurringType}
              onChange={(event) =>
                onChange({
                  ...value,
                  recurringType: RHYTHMS.find((one) => one === event.currentTarget.value) ?? "daily",
                })
              }
              options={RHYTHMS.map((type) => ({ value: type, label: t(`create.recurring.${type}`) }))}
            />
          )}
        </div>
        {value.isRecurring && (
          <NextRuns
            runs={value.recurringType === "random" ? null : nextRuns(value, zone, NEXT_RUNS)}
            names={null}
            zone={zone}
            empty={<T k="create.recurring.nextEmpty" />}
          />
        )}
      </div>
      {value.isRecurring && <RepeatFields value={value} onChange={onChange} />}
    </div>
  );
}
