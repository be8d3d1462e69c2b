import { CalendarClock } from "lucide-react";
import { T } from "#lib/messages.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** The calendar is still to come; plans run without it, and this page leads to them. */
export function ScheduleScreen() {
  return (
    <EmptyState
      icon={<CalendarClock />}
      title={<T k="comingSoon.title" />}
      description={<T k="schedule.soonText" />}
      action={
        <>
          <ButtonLink variant="primary" to="/dashboard/create?scenario=scheduled">
            <T k="schedule.create" />
          </ButtonLink>
          <ButtonLink to="/dashboard/videos?status=scheduled">
            <T k="schedule.toPlanned" />
          </ButtonLink>
        </>
      }
    />
  );
}
