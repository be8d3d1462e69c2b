import type { Series } from "@sahne/contract/schedules/series";
import { and, asc, count, eq, gt, gte, inArray, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { connections, occurrences, postingTimes, schedules, uploads, videos } from "#platform/db/schema.ts";
import type { TimesRow } from "./plan-times.ts";
import { isNotHeld } from "./schedules.repo.ts";

/** From the first moment to before the last. */
export type Period = { from: Date; to: Date };

type Asked = Period & { userId: string; limit: number };

/** A plan without its recipe, which may hold a whole film. */
export type CalendarPlan = TimesRow & {
  id: string;
  name: string;
  /** What its films go out as. */
  publicTitle: string;
  videoId: string | null;
  isPaused: boolean;
  endAfter: number | null;
  series: Series | null;
  /** Where its films go by themselves; null where none was named, or they stay here. */
  channelId: string | null;
  /** Where they go besides, and under which title. */
  further: { channelId: string; title: string }[];
  aheadHours: number;
  /** Whether its films go out when they are made. */
  isPublished: boolean;
  /** Whether each of its films is written: nobody knows yet what about. */
  isWritten: boolean;
  /** Of its films, where one was chosen. */
  language: string | null;
};

const nameOfPlan = sql<string>`${schedules.recipe}->>'name'`;

const languageOfPlan = sql<string | null>`coalesce(${schedules.recipe}->'publication'->>'language',
  ${schedules.recipe}->'options'->>'language')`;

const channelOfPlan = sql<string | null>`case when (${schedules.recipe}->>'autoUpload')::boolean
  then ${schedules.recipe}->'publication'->>'channelId' end`;

const furtherOfPlan = sql<CalendarPlan["further"]>`case when (${schedules.recipe}->>'autoUpload')::boolean
  then coalesce(${schedules.recipe}->'publication'->'further', '[]') else '[]' end`;

/** The posting times of every connected channel, with its name. */
export async function slotsOfChannels(executor: Executor, userId: string) {
  const { channelId, timeZone, times } = postingTimes;
  return executor
    .select({ channelId, timeZone, times, channelTitle: connections.channelTitle, isDefault: connections.isDefault })
    .from(postingTimes)
    .innerJoin(connections, and(eq(connections.userId, userId), eq(connections.channelId, channelId)))
    .where(eq(postingTimes.userId, userId))
    .orderBy(asc(channelId));
}

/** Where the last of some plans stands; those that follow are asked for with it. */
type PlanPlace = Pick<CalendarPlan, "id" | "nextRunAt">;

/** Plans that may run in the period, soonest first. */
export async function plansIn(
  executor: Executor,
  { userId, from, to, limit, after }: Asked & { after: PlanPlace | undefined },
): Promise<CalendarPlan[]> {
  const { id, videoId, isPaused, endAfter, anchorAt, timeZone, recurringType, random, seed, drawnAt } = schedules;
  const { series, nextIndex, until, earlier, changes, nextRunAt, aheadHours } = schedules;
  const times = {
    anchorAt,
    timeZone,
    recurringType,
    random,
    seed,
    drawnAt,
    nextIndex,
    until,
    earlier,
    changes,
    nextRunAt,
  };
  return executor
    .select({
      id,
      name: nameOfPlan,
      publicTitle: sql<string>`coalesce(${schedules.recipe}->'publication'->>'title', ${nameOfPlan})`,
      videoId,
      isPaused,
      endAfter,
      series,
      isWritten: sql<boolean>`${schedules.writer} is not null`,
      language: languageOfPlan,
      channelId: channelOfPlan,
      further: furtherOfPlan,
      aheadHours,
      isPublished: sql<boolean>`(${schedules.recipe}->>'autoUpload')::boolean`,
      ...times,
    })
    .from(schedules)
    .where(
      and(
        eq(schedules.userId, userId),
        lt(nextRunAt, to),
        or(gte(nextRunAt, from), isNotNull(recurringType), isNotNull(random)),
        after?.nextRunAt
          ? or(gt(nextRunAt, after.nextRunAt), and(eq(nextRunAt, after.nextRunAt), gt(id, after.id)))
          : undefined,
        isNotHeld(executor),
      ),
    )
    .orderBy(asc(schedules.nextRunAt), asc(schedules.id))
    .limit(limit);
}

/** How many films each of these plans has made. */
export async function countMade(executor: Executor, scheduleIds: readonly string[]): Promise<Map<string, number>> {
  if (scheduleIds.length === 0) return new Map();
  const isMade = inArray(occurrences.outcome, ["started", "late"]);
  const rows = await executor
    .select({ id: occurrences.scheduleId, made: count() })
    .from(occurrences)
    .where(and(inArray(occurrences.scheduleId, [...scheduleIds]), isMade))
    .groupBy(occurrences.scheduleId);
  return new Map(rows.map((row) => [row.id, row.made]));
}

/** Planned times that have come, with what became of their films. */
export async function pastRuns(executor: Executor, { userId, from, to, limit }: Asked) {
  const { id, plannedAt, outcome, scheduleId, videoId } = occurrences;
  return executor
    .select({
      id,
      plannedAt,
      outcome,
      scheduleId,
      videoId: sql<string | null>`case when ${videos.deletedAt} is null then ${videoId} end`,
      name: sql<string>`coalesce(${videos.name}, ${nameOfPlan})`,
      isRepeated: sql<boolean>`${schedules.recurringType} is not null or ${schedules.random} is not null`,
      random: schedules.random,
      status: videos.status,
      needsAttention: videos.needsAttention,
      posterKey: videos.posterKey,
    })
    .from(occurrences)
    .innerJoin(schedules, eq(schedules.id, scheduleId))
    .leftJoin(videos, eq(videos.id, videoId))
    .where(and(eq(occurrences.userId, userId), gte(plannedAt, from), lt(plannedAt, to)))
    .orderBy(asc(plannedAt), asc(id))
    .limit(limit);
}

/** Publications that went out, go out or were stopped in the period, each at the time that says so. */
export async function publicationsIn(executor: Executor, { userId, from, to, limit }: Asked) {
  const { id, videoId, title, status, errorCode, publishAt, publishBy, publishedAt, updatedAt } = uploads;
  const within = (column: typeof publishAt | typeof publishedAt | typeof updatedAt) =>
    and(gte(column, from), lt(column, to));
  const isOut = and(isNotNull(publishedAt), within(publishedAt));
  const isPlanned = and(inArray(status, ["planned", "scheduled"]), within(publishAt));
  // What its owner took back has not happened to anybody.
  const isStopped = and(
    inArray(status, ["failed", "needs_attention", "awaiting_approval"]),
    isNull(publishedAt),
    within(updatedAt),
    or(isNull(errorCode), ne(errorCode, "youtube_cancelled")),
  );
  const isSent = and(inArray(status, ["queued", "uploading", "verifying"]), isNull(publishedAt), within(updatedAt));
  const at = sql<Date>`case when ${publishedAt} is not null then ${publishedAt}
    when ${inArray(status, ["planned", "scheduled"])} then ${publishAt} else ${updatedAt} end`.mapWith(updatedAt);
  return executor
    .select({
      id,
      videoId,
      title,
      status,
      errorCode,
      at,
      publishBy,
      changeStatus: uploads.changeStatus,
      name: videos.name,
      posterKey: videos.posterKey,
      channelId: uploads.channelId,
      channelTitle: connections.channelTitle,
      scopes: connections.scopes,
    })
    .from(uploads)
    .innerJoin(videos, and(eq(videos.id, videoId), isNull(videos.deletedAt)))
    .leftJoin(connections, and(eq(connections.userId, userId), eq(connections.channelId, uploads.channelId)))
    .where(and(eq(uploads.userId, userId), or(isOut, isPlanned, isStopped, isSent)))
    .orderBy(asc(at), asc(id))
    .limit(limit);
}

/** Changes to published videos that wait for their hour, or did not come about at it. */
export async function changesIn(executor: Executor, { userId, from, to, limit }: Asked) {
  const { id, videoId, channelId, title, changeAt, changeStatus } = uploads;
  return executor
    .select({
      id,
      videoId,
      channelId,
      title,
      changeAt,
      changeStatus,
      posterKey: videos.posterKey,
      channelTitle: connections.channelTitle,
    })
    .from(uploads)
    .innerJoin(videos, and(eq(videos.id, videoId), isNull(videos.deletedAt)))
    .leftJoin(connections, and(eq(connections.userId, userId), eq(connections.channelId, channelId)))
    .where(and(eq(uploads.userId, userId), gte(changeAt, from), lt(changeAt, to)))
    .orderBy(asc(changeAt), asc(id))
    .limit(limit);
}
