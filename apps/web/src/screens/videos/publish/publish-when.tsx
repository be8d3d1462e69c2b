import type { PublishBy } from "@sahne/contract/publishing/publication";
import { HOUR_MS } from "@sahne/contract/time-units";
import { publishAtProblem } from "@sahne/contract/publishing/waiting-uploads";
import { type DateAndTime, dayIn, fieldsAt, momentOf, zoneLabel } from "@sahne/contract/schedules/zoned-time";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useSlots } from "#data/schedules/slots.ts";
import { useTimeZone } from "#data/accounts/time-zone.ts";
import { T, TextFor } from "#lib/messages.tsx";
import { useNow } from "#lib/time/use-now.ts";
import { DateTimeField } from "#ui/form/date-time-field.tsx";
import { RadioCards } from "#ui/form/radio-cards.tsx";
import type { PublishForm } from "./publish-form.ts";

type PublishWhenProps = { form: PublishForm; isAudited: boolean; channelId: string | undefined };

/** R18.4: at once, or at an hour that the channel or our scheduler keeps; it says which, and what that means. */
export function PublishWhen({ form, isAudited, channelId }: PublishWhenProps) {
  const [publishAt = null, publishBy = "sahne", privacyStatus = "public", nextSlot = false] = useWatch({
    control: form.control,
    name: ["publishAt", "publishBy", "privacyStatus", "nextSlot"],
  });
  const free = useSlots().data?.find((slots) => slots.channelId === channelId)?.nextFree ?? null;
  function change(at: string | null, by: PublishBy) {
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue("publishAt", at, options);
    form.setValue("publishBy", by, options);
  }
  // The channel opens what is to be public, and nothing of a project that was not audited.
  const canChannel = isAudited && privacyStatus === "public";
  const by = canChannel ? publishBy : "sahne";
  return (
    <div className="flex flex-col gap-5">
      <RadioCards
        legend={<T k="publish.at.label" />}
        columns={free === null ? 2 : 3}
        value={nextSlot ? "slot" : publishAt === null ? "now" : "later"}
        onChange={(when) => {
          form.setValue("nextSlot", when === "slot", { shouldDirty: true });
          change(when === "later" ? "" : null, canChannel && when !== "slot" ? "channel" : "sahne");
        }}
        options={[
          { value: "now", label: <T k="publish.at.now" /> },
          ...(free === null
            ? []
            : [
                {
                  value: "slot" as const,
                  label: <T k="publish.at.slot" />,
                  description: <T k="publish.at.slot.when" v={{ when: new Date(free) }} />,
                },
              ]),
          { value: "later", label: <T k="publish.at.later" /> },
        ]}
      />
      {form.formState.errors.nextSlot?.message !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {form.formState.errors.nextSlot.message}
        </p>
      )}
      {publishAt !== null && (
        <>
          <Hour form={form} by={by} onChange={(at) => change(at, by)} />
          <RadioCards
            legend={<T k="publish.at.by" />}
            value={by}
            onChange={(next) => change(publishAt, next)}
            options={[
              {
                value: "channel",
                label: <T k="publish.at.byChannel" />,
                description: canChannel ? (
                  <T k="publish.at.byChannel.text" />
                ) : isAudited ? (
                  <T k="publish.at.onlyPublic" />
                ) : (
                  <T k="publish.at.unaudited" />
                ),
                isDisabled: !canChannel,
              },
              {
                value: "sahne",
                label: <T k="publish.at.bySahne" />,
                description: <T k="publish.at.bySahne.text" />,
              },
            ]}
          />
        </>
      )}
    </div>
  );
}

type HourProps = { form: PublishForm; by: PublishBy; onChange: (at: string) => void };

function Hour({ form, by, onChange }: HourProps) {
  const zone = useTimeZone();
  const now = new Date(useNow());
  const given = form.getValues("publishAt");
  const [fields, setFields] = useState<DateAndTime>(() => startOf(given, zone));
  const at = momentOf(fields, zone);
  const refused = form.formState.errors.publishAt?.message;
  const problem = at === null ? refused : (publishAtProblem(at, by, now) ?? undefined);
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
      zone={zoneLabel(zone, at ?? now)}
      error={problem === undefined ? undefined : <TextFor code={problem} />}
    />
  );
}

/** The hour it has, else today with the time left open: nobody should publish something by accident. */
function startOf(given: string | null | undefined, zone: string): DateAndTime {
  const at = given === null || given === undefined || given === "" ? null : new Date(given);
  return at === null ? { date: dayIn(zone, new Date(Date.now() + HOUR_MS)), time: "" } : fieldsAt(zone, at);
}
