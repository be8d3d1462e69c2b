import type { PublishBy } from "@sahne/contract/publishing/publication";
import { HOUR_MS } from "@sahne/contract/time-units";
import { publishAtProblem } from "@sahne/contract/publishing/waiting-uploads";
import { type DateAndTime, dayIn, fieldsAt, momentOf, zoneLabel } from "@sahne/contract/schedules/zoned-time";
import { useState } from "react";
import { useTimeZone } from "#data/accounts/time-zone.ts";
import { T, TextFor } from "#lib/messages.tsx";
import { useNow } from "#lib/time/use-now.ts";
import { DateTimeField } from "#ui/form/date-time-field.tsx";
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

type HourProps = { at: string; by?: PublishBy; onChange: (at: string) => void };

export function Hour({ at, by = "sahne", onChange }: HourProps) {
  const zone = useTimeZone();
  const now = new Date(useNow());
  const [fields, setFields] = useState<DateAndTime>(() =>
    at === "" ? { date: dayIn(zone, new Date(now.getTime() + HOUR_MS)), time: "" } : fieldsAt(zone, new Date(at)),
  );
  const moment = momentOf(fields, zone);
  const problem = moment && publishAtProblem(moment, by, now);
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
