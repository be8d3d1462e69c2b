import { overviewRoute, RECENT_VIDEOS, TREND_DAYS, UPCOMING_SHOWN, type Overview } from "@sahne/contract/overview";
import type { Context } from "#context.ts";
import { schedulesOf } from "#features/schedules/schedules.service.ts";
import { pageOfVideos, type Caller } from "#features/videos/videos.service.ts";
import type { Mount } from "#platform/http/mount.ts";
import { countAll, countPeriod, type PeriodCounts } from "./overview.repo.ts";

const DAY_MS = 86_400_000;

export function overviewRoutes(mount: Mount, context: Context): void {
  mount.session(overviewRoute, async ({ identity, language }) =>
    readOverview(context, { userId: identity.userId, language }),
  );
}

async function readOverview(context: Context, caller: Caller): Promise<Overview> {
  const now = context.clock.now();
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const [counts, current, previous, page, plans] = await Promise.all([
    countAll(context.db, caller.userId),
    countPeriod(context.db, caller.userId, daysAgo(TREND_DAYS), now),
    countPeriod(context.db, caller.userId, daysAgo(2 * TREND_DAYS), daysAgo(TREND_DAYS)),
    pageOfVideos(context, caller, { limit: RECENT_VIDEOS }),
    schedulesOf(context, caller.userId),
  ]);
  return {
    totalVideos: counts.total,
    totalViews: counts.views,
    scheduled: counts.scheduled,
    successRate: successRate(counts),
    videosTrend: percentChange(previous.created, current.created),
    successTrend: difference(successRate(previous), successRate(current)),
    processing: counts.processing,
    recent: page.videos,
    upcoming: plans.filter((plan) => plan.nextRunAt !== null && !plan.isPaused).slice(0, UPCOMING_SHOWN),
  };
}

function successRate({ completed, failed }: Pick<PeriodCounts, "completed" | "failed">): number | null {
  const finished = completed + failed;
  return finished === 0 ? null : round((100 * completed) / finished);
}

function percentChange(before: number, after: number): number | null {
  return before === 0 ? null : round((100 * (after - before)) / before);
}

function difference(before: number | null, after: number | null): number | null {
  return before === null || after === null ? null : round(after - before);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
