import { and, eq, exists, inArray, isNotNull, not, sql, type SQL } from "drizzle-orm";
import type { VideoRow } from "#features/videos/videos.repo.ts";
import type { Executor } from "#platform/db/database.ts";
import { schedules, videos } from "#platform/db/schema.ts";

/** When those of these videos that wait for a time will be made, in one query. */
export async function plannedTimes(executor: Executor, rows: readonly VideoRow[]): Promise<Map<string, Date>> {
  const waiting = rows.filter((row) => row.status === "scheduled").map((row) => row.id);
  if (waiting.length === 0) return new Map();
  const plans = await executor
    .select({ videoId: schedules.videoId, nextRunAt: schedules.nextRunAt })
    .from(schedules)
    .where(and(inArray(schedules.videoId, waiting), isNotNull(schedules.nextRunAt)));
  return new Map(plans.flatMap(({ videoId, nextRunAt }) => (videoId && nextRunAt ? [[videoId, nextRunAt]] : [])));
}

/** Whether the video of the row that is being looked at has a time to come. */
export function hasTime(executor: Executor): SQL {
  const plan = executor
    .select({ one: sql`1` })
    .from(schedules)
    .where(and(eq(schedules.videoId, videos.id), isNotNull(schedules.nextRunAt)));
  return exists(plan);
}

export function hasNoTime(executor: Executor): SQL {
  return not(hasTime(executor));
}
