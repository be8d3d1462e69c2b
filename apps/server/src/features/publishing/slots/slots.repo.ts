import type { PostingTime } from "@sahne/contract/schedules/slots";
import { and, asc, eq, exists, gt, isNotNull, isNull, ne, notInArray, or, sql } from "drizzle-orm";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { queryRows } from "#platform/db/rows.ts";
import {
  channelHours,
  connections,
  occurrences,
  postingTimes,
  schedules,
  uploads,
  videos,
} from "#platform/db/schema.ts";

export type SlotsRow = typeof postingTimes.$inferSelect;
export type OfChannel = { userId: string; channelId: string };

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

/** How the channel was watched, hour by hour. */
export async function hoursOf(executor: Executor, { userId, channelId }: OfChannel) {
  const { hour, views, minutes } = channelHours;
  const isOf = and(eq(channelHours.userId, userId), eq(channelHours.channelId, channelId));
  return executor.select({ hour, views, minutes }).from(channelHours).where(isOf);
}

/** Whoever else looks for a free slot of this channel waits until the transaction has ended. */
export async function lockSlots(tx: Transaction, { userId, channelId }: OfChannel): Promise<void> {
  await queryRows(tx, sql`select pg_advisory_xact_lock(hashtextextended(${`slots/${userId}/${channelId}`}, 0))`);
}

/** The coming hours of finished films on this channel. */
export async function sentTo(
  executor: Executor,
  { userId, channelId }: OfChannel,
  { after, exceptVideo }: { after: Date; exceptVideo: string | null },
): Promise<number[]> {
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
  return sent.flatMap(({ at }) => (at === null ? [] : [at.getTime()]));
}

export type ChannelPlan = Awaited<ReturnType<typeof plansTo>>[number];

/** Plans whose films go to this channel, with all that says when; one that names none goes to the default one. */
export async function plansTo(executor: Executor, { userId, channelId }: OfChannel) {
  const { anchorAt, timeZone, recurringType, random, seed, drawnAt, nextIndex, until, earlier, changes } = schedules;
  const { nextRunAt, endAfter, series } = schedules;
  const named = sql`${schedules.recipe}->'publication'->>'channelId'`;
  const isDefault = executor
    .select({ one: sql`1` })
    .from(connections)
    .where(and(eq(connections.userId, userId), eq(connections.channelId, channelId), eq(connections.isDefault, true)));
  const made = sql<number>`(select count(*)::int from ${occurrences} where ${occurrences.scheduleId} = ${schedules.id}
    and ${occurrences.outcome} in ('started', 'late'))`;
  const times = { anchorAt, timeZone, recurringType, random, seed, drawnAt, nextIndex, until, earlier, changes };
  return executor
    .select({ ...times, nextRunAt, endAfter, series, made })
    .from(schedules)
    .where(
      and(
        eq(schedules.userId, userId),
        isNotNull(nextRunAt),
        sql`(${schedules.recipe}->>'autoUpload')::boolean`,
        or(
          sql`${named} = ${channelId}`,
          sql`${schedules.recipe}->'publication'->'further' @> ${JSON.stringify([{ channelId }])}::jsonb`,
          and(sql`${named} is null`, exists(isDefault)),
        ),
      ),
    );
}
