import { T } from "#lib/messages.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { ForecastCard } from "./forecast-card.tsx";
import { FileTool } from "./file-tool.tsx";
import { FeedTool } from "./feed-tool.tsx";
import { SlotsTool } from "./slots-tool.tsx";

/** What serves the whole schedule; below it, and fetched apart from it. */
export function ScheduleTools({ zone }: { isOpen: boolean; zone: string }) {
  return (
    <>
      <ForecastCard />
      <Card>
        <CardHeader title={<T k="tools.title" />} />
        <div className="grid gap-6 md:grid-cols-2">
          <SlotsTool zone={zone} />
          <FeedTool />
          <FileTool zone={zone} />
        </div>
      </Card>
    </>
  );
}
