import type { Series } from "@sahne/contract/schedules/series";
import { and, asc, count, eq, gt, gte, inArray, isNotNull, isNull, lt, ne, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Executor } from "#platform/db/database.ts";
import { connections, occurrences, postingTimes, schedules, uploads, videos } from "#platform/db/schema.ts";
import type { TimesRow } from "./plan-times.ts";
import { isNotHeld } from "./schedules.repo.ts";

/** From the first moment to before the last. */
export type Period = { from: Date; to: Date };

/** What is in a period, soonest first, or, where they are known already, just these in any order. */
type Asked = Period & { userId: string; limit: number; ids?: readonly string[] };

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

/** One parameter however many there are: the server keeps one statement, and looks each of them up. */
function isOneOf(id: AnyPgColumn, ids: readonly string[]): SQL {
  return sql`${id} = any(${sql.param([...ids])}::text[])`;
}

const nameOfPlan = sql<string>`${schedules.recipe}->>'name'`;

const languageOfPlan = sql<string | null>`coalesce(${schedules.recipe}->'publication'->>'language',
  ${schedules.recipe}->'options'->>'language')`;

export const channelOfPlan = sql<string | null>`case when (${schedules.recipe}->>'autoUpload')::boolean
  then ${schedules.recipe}->'publication'->>'channelId' end`;

export const furtherOfPlan = sql<CalendarPlan["further"]>`case when (${schedules.recipe}->>'autoUpload')::boolean
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

/** What runs once and is not counted: its one time is the one that is stored. The indexes for it and for the others say the same. */
export function runsOnce(): SQL | undefined {
  const { recurringType, random, series, endAfter } = schedules;
  return and(isNull(recurringType), isNull(random), isNull(series), isNull(endAfter));
}

export function runsOften(): SQL | undefined {
  const { recurringType, random, series, endAfter } = schedules;
  return or(isNotNull(recurringType), isNotNull(random), isNotNull(series), isNotNull(endAfter));
}

/** Where the last of some plans stands; those that follow are asked for with it. */
type PlanPlace = Pick<CalendarPlan, "id" | "nextRunAt">;

/** Plans that may run in the period, soonest first. */
export async function plansIn(
  executor: Executor,
  { userId, from, to, limit, ids, after }: Asked & { after?: PlanPlace | undefined },
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
  const found = executor
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
        ids
          ? isOneOf(id, ids)
          : and(lt(nextRunAt, to), or(gte(nextRunAt, from), isNotNull(recurringType), isNotNull(random))),
        after?.nextRunAt
          ? or(gt(nextRunAt, after.nextRunAt), and(eq(nextRunAt, after.nextRunAt), gt(id, after.id)))
          : undefined,
        isNotHeld(executor),
      ),
    );
  return ids ? found : found.orderBy(asc(schedules.nextRunAt), asc(schedules.id)).limit(limit);
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
export async function pastRuns(executor: Executor, { userId, from, to, limit, ids }: Asked) {
  const { id, plannedAt, outcome, scheduleId, videoId } = occurrences;
  const found = executor
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
      errorCode: videos.errorCode,
      posterKey: videos.posterKey,
    })
    .from(occurrences)
    .innerJoin(schedules, eq(schedules.id, scheduleId))
    .leftJoin(videos, eq(videos.id, videoId))
    .where(and(eq(occurrences.userId, userId), ids ? isOneOf(id, ids) : and(gte(plannedAt, from), lt(plannedAt, to))));
  return ids ? found : found.orderBy(asc(plannedAt), asc(id)).limit(limit);
}

/** What a publication can have come to, each with the time that says when. */
export function publicationTimes(): { at: AnyPgColumn; where: SQL | undefined }[] {
  const { status, errorCode, publishAt, publishedAt, updatedAt } = uploads;
  const isNotOut = isNull(publishedAt);
  // What its owner took back has not happened to anybody.
  const isNotTakenBack = or(isNull(errorCode), ne(errorCode, "youtube_cancelled"));
  const isStopped = inArray(status, ["failed", "needs_attention", "awaiting_approval"]);
  return [
    { at: publishedAt, where: isNotNull(publishedAt) },
    { at: publishAt, where: and(inArray(status, ["planned", "scheduled"]), isNotOut) },
    { at: updatedAt, where: and(isStopped, isNotOut, isNotTakenBack) },
    { at: updatedAt, where: and(inArray(status, ["queued", "uploading", "verifying"]), isNotOut) },
  ];
}

/** Publications that went out, go out or were stopped in the period, each at the time that says so. */
export async function publicationsIn(executor: Executor, { userId, from, to, limit, ids }: Asked) {
  const { id, videoId, title, status, errorCode, publishAt, publishBy, publishedAt, updatedAt } = uploads;
  const isThen = publicationTimes().map((time) => and(time.where, gte(time.at, from), lt(time.at, to)));
  const at = sql<Date>`case when ${publishedAt} is not null then ${publishedAt}
    when ${inArray(status, ["planned", "scheduled"])} then ${publishAt} else ${updatedAt} end`.mapWith(updatedAt);
  const found = executor
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
    .where(and(eq(uploads.userId, userId), ids ? isOneOf(id, ids) : or(...isThen)));
  return ids ? found : found.orderBy(asc(at), asc(id)).limit(limit);
}

/** Changes to published videos that wait for their hour, or did not come about at it. */
export async function changesIn(executor: Executor, { userId, from, to, limit, ids }: Asked) {
  const { id, videoId, channelId, title, changeAt, changeStatus } = uploads;
  const found = executor
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
    .where(and(eq(uploads.userId, userId), ids ? isOneOf(id, ids) : and(gte(changeAt, from), lt(changeAt, to))));
  return ids ? found : found.orderBy(asc(changeAt), asc(id)).limit(limit);
}
