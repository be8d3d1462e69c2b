import { TREND_DAYS, type Overview } from "@sahne/contract/history/overview";
import { dayIn } from "@sahne/contract/schedules/zoned-time";
import { DAY_MS } from "@sahne/contract/time-units";
import { readEnded } from "#features/history/figures.service.ts";
import { countRunning } from "#features/schedules/schedules.repo.ts";
import { countLibrary } from "#features/videos/library/video-counts.ts";
import { countAsking, countWorking } from "#features/videos/library/video-sets.ts";
import type { Executor } from "#platform/db/database.ts";

type Figures = Omit<Overview, "inProgress" | "asking" | "inbox" | "recent" | "upcoming">;

/** Of what there is now, as the library counts it; of the last days, as the history counts them. */
export async function readFigures(
  executor: Executor,
  userId: string,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<Figures> {
  const to = dayIn(timeZone, now);
  const from = new Date(Date.parse(to) - (TREND_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  const library = await countLibrary(executor, userId);
  const { rows: _rows, byDay, ...ended } = await readEnded(executor, userId, { from, to, timeZone });
  return {
    totalVideos: library.videos,
    totalViews: library.viewed === 0 ? null : library.views,
    scheduled: await countRunning(executor, userId),
    ...ended,
    daily: byDay.map(({ made, failed }) => ({ made, failed })),
    processing: library.processing,
    working: await countWorking(executor, userId),
    needsAttention: await countAsking(executor, userId),
  };
}
