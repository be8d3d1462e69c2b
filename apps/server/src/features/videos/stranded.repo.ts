import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { attempts, videos } from "#platform/db/schema.ts";
import { DEAD_LETTER_QUEUE } from "#platform/queue/queue-tables.ts";
import type { AttemptRow } from "./attempts.repo.ts";
import type { VideoRow } from "./videos.repo.ts";

/** Videos that say they are being made although no job is left to do it; `isGivenUp` when their job ran out of tries. */
export async function findStranded(
  executor: Executor,
  before: Date,
): Promise<{ video: VideoRow; isGivenUp: boolean }[]> {
  const ofVideo = sql`job.data -> 'payload' ->> 'videoId' = ${videos.id}
    and job.data -> 'payload' ->> 'attempt' = ${videos.attempt}::text
    and job.state in ('created', 'retry', 'active')`;
  const isGivenUp = sql<boolean>`exists (select from pgboss.job job where job.name = ${DEAD_LETTER_QUEUE} and ${ofVideo})`;
  const hasJob = sql`exists (select from pgboss.job job where job.name <> ${DEAD_LETTER_QUEUE} and ${ofVideo})`;
  return executor
    .select({ video: videos, isGivenUp })
    .from(videos)
    .where(
      and(
        eq(videos.status, "processing"),
        eq(videos.needsAttention, false),
        isNull(videos.deletedAt),
        lt(videos.updatedAt, before),
        sql`not ${hasJob}`,
      ),
    );
}

/** Calls that nobody can be at any more and whose outcome nobody has written down. */
export async function findForgottenIntents(executor: Executor, olderThanMs: number): Promise<AttemptRow[]> {
  const age = sql`clock_timestamp() - ${attempts.createdAt}`;
  return executor
    .select()
    .from(attempts)
    .where(and(isNull(attempts.settledAt), sql`${age} > ${olderThanMs}::float8 * interval '1 millisecond'`));
}
