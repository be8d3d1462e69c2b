import type { byDay } from "./calendar/calendar-days.ts";
import { DayDialog } from "./calendar/day-dialog.tsx";
import { EntryDialog } from "./calendar/entry-dialog.tsx";
import { MoveDialog } from "./calendar/move-dialog.tsx";
import type { CalendarActions } from "./calendar/use-calendar-actions.ts";
import { PlanDialog } from "./plans/plan-dialog.tsx";

type ScheduleDialogsProps = {
  isOpen: boolean;
  actions: CalendarActions;
  zone: string;
  today: string;
  entries: ReturnType<typeof byDay>;
};

/** What the calendar opens, one at a time; fetched apart from it. */
export function ScheduleDialogs({ actions, zone, today, entries }: ScheduleDialogsProps) {
  const { dialog, close } = actions;
  return (
    <>
      {dialog?.kind === "entry" && <EntryDialog isOpen entry={dialog.entry} actions={actions} />}
      {dialog?.kind === "day" && (
        <DayDialog
          isOpen
          day={dialog.day}
          hour={dialog.hour}
          minute={dialog.minute}
          today={today}
          zone={zone}
          entries={entries.get(dialog.day) ?? []}
          onOpen={actions.openEntry}
          onClose={close}
        />
      )}
      {dialog?.kind === "move" && (
        <MoveDialog
          isOpen
          entry={dialog.entry}
          to={dialog.to}
          zone={zone}
          isPending={actions.isMoving}
          onMove={(to, scope) => actions.move(dialog.entry, to, scope)}
          onClose={close}
        />
      )}
      {dialog?.kind === "edit" && (
        <PlanDialog
          isOpen
          scheduleId={dialog.scheduleId}
          zone={zone}
          onSaved={(plan) => {
            actions.changed(plan.videoName, plan._id, plan.undo);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
