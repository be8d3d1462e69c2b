import { and, eq, gte, isNotNull, isNull, lt, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Executor } from "#platform/db/database.ts";
import { queryRows } from "#platform/db/rows.ts";
import { occurrences, schedules, uploads, videos } from "#platform/db/schema.ts";
import { channelOfPlan, furtherOfPlan, publicationTimes, runsOnce, type Period } from "./calendar.repo.ts";
import type { Outgoing } from "./free-slots.ts";
import { isNotHeld } from "./schedules.repo.ts";

export type StoredKind = "plan" | "run" | "publication" | "change";

/** Rows of one table that stand in the calendar at one of their times. */
type Source = { kind: StoredKind; table: PgTable; id: AnyPgColumn; at: AnyPgColumn; where: SQL | undefined };

/** How many of one kind a day has, and the first of them. Days are counted from zero. */
export type StoredDay = { kind: StoredKind; day: number; count: number; first: { id: string; at: number }[] };

type Asked = { userId: string; begins: readonly Date[]; perDay: number };

/**
 * Every day is a short walk along an index, so that of thousands only those are read that are shown. Plans that repeat
 * are not among them: their times are stored nowhere.
 */
export async function storedDays(executor: Executor, { userId, begins, perDay }: Asked): Promise<StoredDay[]> {
  const list = (moments: readonly Date[]) => `{${moments.map((moment) => moment.toISOString()).join(",")}}`;
  const [from, to] = [list(begins.slice(0, -1)), list(begins.slice(1))];
  const queries = sourcesOf(userId).map(({ kind, table, id, at, where }) => {
    const isThen = sql`${where} and ${at} >= day.begins and ${at} < day.ends`;
    return sql`select ${kind} as kind, day.n::int - 1 as day, counted.count, found.first from day
      cross join lateral (select count(*)::int as count from ${table} where ${isThen}) as counted
      cross join lateral (select json_agg(json_build_object('id', id, 'at', extract(epoch from at) * 1000)) as first from
        (select ${id} as id, ${at} as at from ${table} where ${isThen} order by ${at}, ${id} limit ${perDay}) as one) as found
      where counted.count > 0`;
  });
  return queryRows(
    executor,
    sql`with day as (select * from unnest(${from}::text::timestamptz[], ${to}::text::timestamptz[]) with ordinality
      as one (begins, ends, n)),
      gone as (select ${videos.id} as id, ${videos.status} as status from ${videos}
        where ${videos.userId} = ${userId} and ${videos.deletedAt} is not null) ${sql.join(queries, sql` union all `)}`,
  );
}

function sourcesOf(userId: string): Source[] {
  const upload = { table: uploads, id: uploads.id };
  const ofUser = and(eq(uploads.userId, userId), sql`${uploads.videoId} not in (select id from gone)`);
  // As isNotHeld has it.
  const isNotHeld = sql`(${schedules.videoId} is null
    or ${schedules.videoId} not in (select id from gone where status = 'scheduled'))`;
  return [
    {
      kind: "plan",
      table: schedules,
      id: schedules.id,
      at: schedules.nextRunAt,
      where: and(eq(schedules.userId, userId), runsOnce(), isNotHeld),
    },
    {
      kind: "run",
      table: occurrences,
      id: occurrences.id,
      at: occurrences.plannedAt,
      where: eq(occurrences.userId, userId),
    },
    ...publicationTimes().map((time): Source => ({
      ...upload,
      ...time,
      kind: "publication",
      where: and(ofUser, time.where),
    })),
    { ...upload, kind: "change", at: uploads.changeAt, where: and(ofUser, isNotNull(uploads.changeAt)) },
  ];
}

/** When something goes out to which channel, of all that is stored: what takes a posting time. */
export async function storedOutgoing(executor: Executor, userId: string, { from, to }: Period): Promise<Outgoing[]> {
  const [sent, planned] = await Promise.all([
    Promise.all(
      publicationTimes().map(({ at, where }) =>
        executor
          .select({ channelId: uploads.channelId, at: sql<Date>`${at}`.mapWith(uploads.updatedAt) })
          .from(uploads)
          .innerJoin(videos, and(eq(videos.id, uploads.videoId), isNull(videos.deletedAt)))
          .where(and(eq(uploads.userId, userId), where, gte(at, from), lt(at, to))),
      ),
    ),
    executor
      .select({ channelId: channelOfPlan, further: furtherOfPlan, at: schedules.nextRunAt })
      .from(schedules)
      .where(
        and(
          eq(schedules.userId, userId),
          runsOnce(),
          isNotHeld(executor),
          gte(schedules.nextRunAt, from),
          lt(schedules.nextRunAt, to),
          sql`(${schedules.recipe}->>'autoUpload')::boolean`,
        ),
      ),
  ]);
  const ofPlans = planned.flatMap(({ channelId, further, at }) =>
    at === null ? [] : [channelId, ...further.map((one) => one.channelId)].map((one) => ({ channelId: one, at })),
  );
  return [...sent.flat(), ...ofPlans];
}
