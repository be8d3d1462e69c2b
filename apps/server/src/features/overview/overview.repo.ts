import { and, count, eq, exists, gte, isNull, lt, sql, type SQL } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { schedules, videos } from "#platform/db/schema.ts";

export type PeriodCounts = { created: number; completed: number; failed: number };

const when = (condition: SQL | undefined): SQL<number> => sql<number>`count(*) filter (where ${condition})::int`;

/** How many of the user's videos fall into each group, in one reading of the table. */
export async function countAll(executor: Executor, userId: string) {
  const hasPlan = exists(
    executor
      .select({ one: sql`1` })
      .from(schedules)
      .where(eq(schedules.videoId, videos.id)),
  );
  const [row] = await executor
    .select({
      total: count(),
      completed: when(eq(videos.status, "completed")),
      failed: when(eq(videos.status, "failed")),
      processing: when(eq(videos.status, "processing")),
      scheduled: when(and(eq(videos.status, "scheduled"), hasPlan)),
      // Null, not zero, when the channel has told no number yet.
      views: sql<number | null>`sum(${videos.views})::int`,
    })
    .from(videos)
    .where(and(eq(videos.userId, userId), isNull(videos.deletedAt)));
  return row ?? { total: 0, completed: 0, failed: 0, processing: 0, scheduled: 0, views: null };
}

export async function countPeriod(executor: Executor, userId: string, from: Date, to: Date): Promise<PeriodCounts> {
  const [row] = await executor
    .select({
      created: count(),
      completed: when(eq(videos.status, "completed")),
      failed: when(eq(videos.status, "failed")),
    })
    .from(videos)
    .where(
      and(eq(videos.userId, userId), isNull(videos.deletedAt), gte(videos.createdAt, from), lt(videos.createdAt, to)),
    );
  return row ?? { created: 0, completed: 0, failed: 0 };
}
