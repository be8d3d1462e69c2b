import { dayIn, latestSchedule, momentOf, zoneLabel, type DateAndTime } from "@sahne/contract/schedules/zoned-time";
import { DAY_MS } from "@sahne/contract/time-units";
import { CalendarX2 } from "lucide-react";
import { useState, type SyntheticEvent } from "react";
import { useTimeZone } from "#data/accounts/time-zone.ts";
import { useSetTime } from "#data/schedules/plan-duties.ts";
import { T } from "#lib/messages.tsx";
import { useNow } from "#lib/time/use-now.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { DateTimeField } from "#ui/form/date-time-field.tsx";
import { Duty } from "./duty.tsx";

const MORNING = "09:00";

/** R20.1: tomorrow morning stands there already; whoever wants it to repeat goes on to the form that knows how. */
export function TimeDuty({ videoId }: { videoId: string }) {
  const zone = useTimeZone();
  const now = new Date(useNow());
  const plan = useSetTime();
  const [fields, setFields] = useState<DateAndTime>(() => ({
    date: dayIn(zone, new Date(Date.now() + DAY_MS)),
    time: MORNING,
  }));
  const [isAsked, setIsAsked] = useState(false);
  const at = momentOf(fields, zone);
  const isGood = at !== null && at > now;

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setIsAsked(true);
    if (!isGood || plan.isPending) return;
    plan.mutate({ videoId, body: { scheduledAt: at.toISOString(), timeZone: zone } });
  }

  return (
    <Duty icon={CalendarX2} title={<T k="inbox.needsTime" />} why="time" problem={plan.error?.message ?? null}>
      <form noValidate onSubmit={handleSubmit} className="flex max-w-md flex-col gap-3">
        <DateTimeField
          legend={<T k="inbox.time.when" />}
          dateLabel={<T k="inbox.time.date" />}
          timeLabel={<T k="inbox.time.time" />}
          date={fields.date}
          time={fields.time}
          minDate={dayIn(zone, now)}
          maxDate={dayIn(zone, latestSchedule(now))}
          onDateChange={(date) => setFields({ ...fields, date })}
          onTimeChange={(time) => setFields({ ...fields, time })}
          zone={zoneLabel(zone, at ?? now)}
          error={isAsked && !isGood ? <T k="inbox.time.bad" /> : undefined}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="sm" variant="primary" isLoading={plan.isPending}>
            <T k="inbox.action.time" />
          </Button>
          <ButtonLink size="sm" variant="ghost" to={`/dashboard/create?plan=${videoId}`}>
            <T k="inbox.action.repeat" />
          </ButtonLink>
        </div>
      </form>
    </Duty>
  );
}
