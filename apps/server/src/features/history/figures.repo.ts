import { BEST_FILMS, READY_FILMS } from "@sahne/contract/history/history";
import { DAY_MS } from "@sahne/contract/time-units";
import { and, eq, gte, lte, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { queryRows } from "#platform/db/rows.ts";
import { channelReports, historyCounts, speechClips } from "#platform/db/schema.ts";
import { isWithin, type Period } from "./history.repo.ts";

/** Lines of one kind, result, engine and reason on one day of UTC, by its quarters of an hour. */
export type CountedDay = {
  kind: string;
  result: string;
  engine: string;
  errorCode: string | null;
  day: Date;
  /** Separated by commas: the driver reads an array letter by letter. */
  quarters: string;
};

/** The days of UTC that a period of somebody's own days may touch. Only what has ended is counted. */
export async function countedDays(executor: Executor, userId: string, { from, to }: Period): Promise<CountedDay[]> {
  const { kind, result, engine, errorCode, day } = historyCounts;
  const quarters = sql<string>`array_to_string(${historyCounts.quarters}, ',')`;
  return executor
    .select({ kind, result, engine, errorCode, day, quarters })
    .from(historyCounts)
    .where(
      and(
        eq(historyCounts.userId, userId),
        from === undefined ? undefined : gte(day, new Date(Date.parse(from) - DAY_MS)),
        to === undefined ? undefined : lte(day, new Date(Date.parse(to) + DAY_MS)),
      ),
    );
}

export type SpentRow = { service: string; calls: number; unpriced: number; cents: number };

/** What was asked of vendors, and for about how much: by the lines that may have cost something. */
export async function spentOn(executor: Executor, userId: string, period: Period): Promise<SpentRow[]> {
  return queryRows(
    executor,
    sql`select engine as service, sum(paid_calls)::int as calls, sum(unpriced_calls)::int as unpriced, sum(cents) as cents
          from history where ${isWithin(userId, period)} and paid_calls > 0 group by engine order by engine`,
  );
}

export async function readyTimes(
  executor: Executor,
  userId: string,
  period: Period,
): Promise<{ median: number; p95: number; films: number } | null> {
  const [row] = await queryRows<{ median: number | null; p95: number | null; films: number }>(
    executor,
    sql`select percentile_cont(0.5) within group (order by seconds) as median,
               percentile_cont(0.95) within group (order by seconds) as p95, count(*)::int as films
          from (
            select extract(epoch from ended_at - asked_at)::float8 as seconds from history
             where ${isWithin(userId, period)} and kind = 'making' and result = 'done'
             order by asked_at desc limit ${READY_FILMS}) as newest`,
  );
  return row && row.median !== null && row.p95 !== null ? { median: row.median, p95: row.p95, films: row.films } : null;
}

type Best = { videoId: string; videoName: string; views: number };

/** Films that were published in the period, and what the channel has told of them since. */
export async function viewsOf(
  executor: Executor,
  userId: string,
  period: Period,
): Promise<{ views: number | null; best: Best[] }> {
  const published = sql`
    select id, name, views from videos
     where deleted_at is null and views is not null and id in (
       select video_id from history where ${isWithin(userId, period)} and kind = 'publication' and result = 'done')`;
  const [total] = await queryRows<{ views: number | null }>(
    executor,
    sql`select sum(views)::int as views from (${published}) as seen`,
  );
  const best = await queryRows<Best>(
    executor,
    sql`select id as "videoId", name as "videoName", views from (${published}) as seen
         where views > 0 order by views desc, id limit ${BEST_FILMS}`,
  );
  return { views: total?.views ?? null, best };
}

/** Sentences that were spoken, or may have been, by service. */
export async function countSpoken(
  executor: Executor,
  userId: string,
  period: Period,
): Promise<{ service: string; calls: number }[]> {
  const of = { userId: speechClips.userId, at: speechClips.createdAt };
  return queryRows(
    executor,
    sql`select service, count(*)::int as calls from speech_clips
         where ${isWithin(userId, period, of)} and state in ('ready', 'unknown', 'dropped') group by service order by service`,
  );
}

/** What the channels told of themselves, day by day; their days are those of Pacific time. */
export async function minutesWatched(executor: Executor, userId: string, { from, to }: Period): Promise<number | null> {
  const rows = await executor
    .select({ report: channelReports.report })
    .from(channelReports)
    .where(eq(channelReports.userId, userId));
  const days = rows
    .flatMap(({ report }) => report.days)
    .filter(({ day }) => (from === undefined || day >= from) && (to === undefined || day <= to));
  return days.length === 0 ? null : days.reduce((sum, day) => sum + day.minutesWatched, 0);
}
