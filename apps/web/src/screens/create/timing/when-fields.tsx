import { recurringType } from "@sahne/contract/schedules";
import { dayIn, latestSchedule, momentOf, zoneLabel } from "@sahne/contract/zoned-time";
import type { ReactNode } from "react";
import { useTimeZone } from "#data/time-zone.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { DateTimeField } from "#ui/form/date-time-field.tsx";
import { Select } from "#ui/form/select.tsx";
import { useCoarseNow } from "./use-coarse-now.ts";
import { inAnHour, tomorrowMorning, type When, nextRuns } from "./when.ts";

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
                onChange({ ...value, recurringType: recurringType.parse(event.currentTarget.value) })
              }
              options={recurringType.options.map((type) => ({ value: type, label: t(`create.recurring.${type}`) }))}
            />
          )}
        </div>
        {value.isRecurring && <NextRuns when={value} zone={zone} />}
      </div>
    </div>
  );
}

const SHOWN = 3;

function NextRuns({ when, zone }: { when: When; zone: string }) {
  const runs = nextRuns(when, zone, SHOWN);
  return (
    <div className="rounded-md border border-line bg-surface-sunken/40 p-4 text-sm">
      <p className="font-medium">
        <T k="create.recurring.next" />
      </p>
      {runs.length === 0 ? (
        <p className="mt-1 text-text-3">
          <T k="create.recurring.nextEmpty" />
        </p>
      ) : (
        <ol className="tabular mt-1 flex flex-col gap-1 text-text-2">
          {runs.map((run) => (
            <li key={run.getTime()}>
              <time dateTime={run.toISOString()}>
                <T k="common.moment" v={{ when: run }} />
              </time>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
