import type { PostingTime } from "@sahne/contract/slots";
import { and, asc, eq, gt, isNotNull, isNull, ne, notInArray, or, sql } from "drizzle-orm";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { queryRows } from "#platform/db/rows.ts";
import { postingTimes, schedules, uploads, videos } from "#platform/db/schema.ts";

export type SlotsRow = typeof postingTimes.$inferSelect;
type OfChannel = { userId: string; channelId: string };

export async function listSlots(executor: Executor, userId: string): Promise<SlotsRow[]> {
  return executor
    .select()
    .from(postingTimes)
    .where(eq(postingTimes.userId, userId))
    .orderBy(asc(postingTimes.channelId));
}

export async function findSlots(executor: Executor, of: OfChannel): Promise<SlotsRow | undefined> {
  const isOf = and(eq(postingTimes.userId, of.userId), eq(postingTimes.channelId, of.channelId));
  const [row] = await executor.select().from(postingTimes).where(isOf);
  return row;
}

export async function saveSlots(
  executor: Executor,
  of: OfChannel,
  week: { times: PostingTime[]; timeZone: string; updatedAt: Date },
): Promise<void> {
  await executor
    .insert(postingTimes)
    .values({ ...of, ...week })
    .onConflictDoUpdate({ target: [postingTimes.userId, postingTimes.channelId], set: week });
}

/** Whoever else looks for a free slot of this channel waits until the transaction has ended. */
export async function lockSlots(tx: Transaction, { userId, channelId }: OfChannel): Promise<void> {
  await queryRows(tx, sql`select pg_advisory_xact_lock(hashtextextended(${`slots/${userId}/${channelId}`}, 0))`);
}

/** The coming moments at which something goes out on this channel: finished films, and plans that make one then. */
export async function takenTimes(
  executor: Executor,
  { userId, channelId }: OfChannel,
  { after, exceptVideo }: { after: Date; exceptVideo: string | null },
): Promise<Set<number>> {
  const sent = await executor
    .select({ at: uploads.publishAt })
    .from(uploads)
    .innerJoin(videos, and(eq(videos.id, uploads.videoId), isNull(videos.deletedAt)))
    .where(
      and(
        eq(uploads.userId, userId),
        eq(uploads.channelId, channelId),
        gt(uploads.publishAt, after),
        notInArray(uploads.status, ["failed", "published"]),
        exceptVideo === null ? undefined : ne(uploads.videoId, exceptVideo),
      ),
    );
  const planned = await executor
    .select({ at: schedules.nextRunAt })
    .from(schedules)
    .where(
      and(
        eq(schedules.userId, userId),
        isNotNull(schedules.nextRunAt),
        gt(schedules.nextRunAt, after),
        sql`(${schedules.recipe}->>'autoUpload')::boolean`,
        or(
          sql`${schedules.recipe}->'publication'->>'channelId' = ${channelId}`,
          sql`${schedules.recipe}->'publication'->'further' @> ${JSON.stringify([{ channelId }])}::jsonb`,
        ),
      ),
    );
  return new Set([...sent, ...planned].flatMap(({ at }) => (at === null ? [] : [at.getTime()])));
}
