import type { CalendarEntry } from "@sahne/contract/schedules/calendar";
import type { MoveScope } from "@sahne/contract/schedules/plan-moves";
import { dayIn, fieldsAt, latestSchedule, momentOf, zoneLabel } from "@sahne/contract/schedules/zoned-time";
import { useState, type SyntheticEvent } from "react";
import { ApiError } from "#lib/api-error.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { DateTimeField } from "#ui/form/date-time-field.tsx";
import { RadioCards } from "#ui/form/radio-cards.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";

type MoveDialogProps = {
  isOpen: boolean;
  entry: CalendarEntry;
  to: Date;
  zone: string;
  isPending: boolean;
  onMove: (to: Date, scope: MoveScope) => Promise<void>;
  onClose: () => void;
};

const SCOPES = ["one", "later", "all"] as const;

/** The same as dragging, by keys or finger; a repeat is asked which ones are meant. */
export function MoveDialog({ isOpen, entry, to, zone, isPending, onMove, onClose }: MoveDialogProps) {
  const t = useT();
  const [opened] = useState(() => new Date());
  const [when, setWhen] = useState(() => fieldsAt(zone, to));
  const [scope, setScope] = useState<MoveScope>("one");
  const [problem, setProblem] = useState<string | null>(null);
  const at = momentOf(when, zone);
  const asksScope = entry.isRepeated && entry.window === null;

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (isPending) return;
    if (at === null || at <= new Date()) {
      setProblem(t(at === null ? "planEditor.whenRequired" : "schedule.pastRefused"));
      return;
    }
    onMove(at, scope).catch((error: unknown) => {
      const fields = error instanceof ApiError ? Object.values(error.fields) : [];
      setProblem(fields[0] ?? (error instanceof Error ? error.message : null));
    });
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={<T k="calendar.move.title" v={{ name: entry.title }} />}
      closeLabel={t("calendar.close")}
      footer={
        <>
          <Button onClick={onClose}>
            <T k="planEditor.cancel" />
          </Button>
          <Button type="submit" form="move-entry" variant="primary" isLoading={isPending}>
            <T k="calendar.move" />
          </Button>
        </>
      }
    >
      <form id="move-entry" noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
        <DateTimeField
          legend={<T k="calendar.move.when" />}
          dateLabel={<T k="planEditor.date" />}
          timeLabel={<T k="planEditor.time" />}
          date={when.date}
          time={when.time}
          minDate={dayIn(zone, opened)}
          maxDate={dayIn(zone, latestSchedule(opened))}
          onDateChange={(date) => setWhen({ ...when, date })}
          onTimeChange={(time) => setWhen({ ...when, time })}
          zone={<T k="schedule.timeZone" v={{ zone: zoneLabel(zone, at ?? to) }} />}
          error={problem}
        />
        {asksScope && (
          <RadioCards
            legend={<T k="calendar.move.scope" />}
            columns={3}
            isCompact
            value={scope}
            onChange={setScope}
            options={SCOPES.map((value) => ({ value, label: <T k={`calendar.move.${value}`} /> }))}
          />
        )}
      </form>
    </Dialog>
  );
}
