import { CalendarClock } from "lucide-react";
import { T } from "#lib/messages.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

export function ScheduleScreen() {
  return (
    <EmptyState icon={<CalendarClock />} title={<T k="comingSoon.title" />} description={<T k="comingSoon.text" />} />
  );
}
