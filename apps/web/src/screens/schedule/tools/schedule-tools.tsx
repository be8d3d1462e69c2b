import { T } from "#lib/messages.tsx";
import type { CalendarActions } from "#screens/schedule/calendar/use-calendar-actions.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { ForecastCard } from "./forecast-card.tsx";
import { FileTool } from "./file-tool.tsx";
import { FeedTool } from "./feed-tool.tsx";
import { SlotsTool } from "./slots-tool.tsx";

type ScheduleToolsProps = { isOpen: boolean; zone: string; actions: Pick<CalendarActions, "open" | "offer"> };

/** What serves the whole schedule; below it, and fetched apart from it. */
export function ScheduleTools({ zone, actions: { open, offer } }: ScheduleToolsProps) {
  const actions = { edit: (scheduleId: string) => open({ kind: "edit", scheduleId }), offerUndo: offer };
  return (
    <>
      <ForecastCard actions={actions} />
      <Card>
        <CardHeader title={<T k="tools.title" />} />
        <div className="grid gap-6 md:grid-cols-2">
          <SlotsTool zone={zone} actions={actions} />
          <FeedTool />
          <FileTool zone={zone} />
        </div>
      </Card>
    </>
  );
}
