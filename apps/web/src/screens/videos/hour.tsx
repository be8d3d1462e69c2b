import type { PublishBy } from "@sahne/contract/publishing/publication";
import { HOUR_MS } from "@sahne/contract/time-units";
import { publishAtProblem } from "@sahne/contract/publishing/waiting-uploads";
import { type DateAndTime, dayIn, fieldsAt, momentOf, zoneLabel } from "@sahne/contract/schedules/zoned-time";
import { useState } from "react";
import { useTimeZone } from "#data/accounts/time-zone.ts";
import { T, TextFor } from "#lib/messages.tsx";
import { useNow } from "#lib/time/use-now.ts";
import { DateTimeField } from "#ui/form/date-time-field.tsx";

type HourProps = {
  /** Empty while it is being chosen: then the day is given and the time left open, lest something goes out by accident. */
  at: string;
  by?: PublishBy;
  /** The code of what the form says of an hour that is not written out yet. */
  refused?: string | undefined;
  onChange: (at: string) => void;
};

/** R18.4: the hour at which a film is to be public, in its owner's zone. */
export function Hour({ at, by = "sahne", refused, onChange }: HourProps) {
  const zone = useTimeZone();
  const now = new Date(useNow());
  const [fields, setFields] = useState<DateAndTime>(() =>
    at === "" ? { date: dayIn(zone, new Date(now.getTime() + HOUR_MS)), time: "" } : fieldsAt(zone, new Date(at)),
  );
  const moment = momentOf(fields, zone);
  const problem = moment === null ? refused : publishAtProblem(moment, by, now);
  function write(next: DateAndTime) {
    setFields(next);
    onChange(momentOf(next, zone)?.toISOString() ?? "");
  }
  return (
    <DateTimeField
      legend={<T k="publish.at.moment" />}
      dateLabel={<T k="publish.at.date" />}
      timeLabel={<T k="publish.at.time" />}
      date={fields.date}
      time={fields.time}
      minDate={dayIn(zone, now)}
      onDateChange={(date) => write({ ...fields, date })}
      onTimeChange={(time) => write({ ...fields, time })}
      zone={zoneLabel(zone, moment ?? now)}
      error={problem ? <TextFor code={problem} /> : undefined}
    />
  );
}
