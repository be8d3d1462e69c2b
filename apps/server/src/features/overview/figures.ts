import { TREND_DAYS, type Overview } from "@sahne/contract/history/overview";
import { DAY_MS } from "@sahne/contract/time-units";
import { countRunning } from "#features/schedules/schedules.repo.ts";
import { countByDay, countByStatus, type CountedStatus, type Periods } from "#features/videos/library/video-counts.ts";
import { countAsking, countWorking } from "#features/videos/library/video-sets.ts";
import type { Executor } from "#platform/db/database.ts";

type Figures = Omit<Overview, "inProgress" | "asking" | "inbox" | "recent" | "upcoming">;

/** Every figure from what has happened; null where that says nothing. */
export async function readFigures(executor: Executor, userId: string, now: Date): Promise<Figures> {
  const periods = periodsBefore(now);
  const counted = await countByStatus(executor, userId, periods);
  const of = (status: string) => counted.find((row) => row.status === status);
  const sum = (what: "videos" | "current" | "previous" | "viewed" | "views"): number =>
    counted.reduce((total, row) => total + row[what], 0);
  const rate = (what: "videos" | "current" | "previous") => successRate(of("completed"), of("failed"), what);
  return {
    totalVideos: sum("videos"),
    totalViews: sum("viewed") === 0 ? null : sum("views"),
    scheduled: await countRunning(executor, userId),
    successRate: round(rate("videos")),
    videosTrend: round(percentChange(sum("previous"), sum("current"))),
    successTrend: round(difference(rate("previous"), rate("current"))),
    daily: await readDays(executor, userId, periods.currentFrom),
    processing: of("processing")?.videos ?? 0,
    working: await countWorking(executor, userId),
    needsAttention: await countAsking(executor, userId),
  };
}

/** Every day of the current period, also those on which nothing was asked for. */
async function readDays(executor: Executor, userId: string, from: string): Promise<Figures["daily"]> {
  const counted = await countByDay(executor, userId, from);
  return Array.from({ length: TREND_DAYS }, (_, index) => {
    const day = new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10);
    const { videos = 0, completed = 0, failed = 0 } = counted.find((row) => row.day === day) ?? {};
    return { videos, completed, failed };
  });
}

function periodsBefore(now: Date): Periods {
  const daysAgo = (days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
  return { currentFrom: daysAgo(TREND_DAYS - 1), previousFrom: daysAgo(2 * TREND_DAYS - 1) };
}

function successRate(
  completed: CountedStatus | undefined,
  failed: CountedStatus | undefined,
  what: "videos" | "current" | "previous",
): number | null {
  const succeeded = completed?.[what] ?? 0;
  const finished = succeeded + (failed?.[what] ?? 0);
  return finished === 0 ? null : (100 * succeeded) / finished;
}

function percentChange(before: number, after: number): number | null {
  return before === 0 ? null : (100 * (after - before)) / before;
}

function difference(before: number | null, after: number | null): number | null {
  return before === null || after === null ? null : after - before;
}

function round(value: number | null): number | null {
  return value === null ? null : Math.round(value * 10) / 10;
}
