import { READY_FILMS } from "@sahne/contract/history/history";
import { DAY_MS } from "@sahne/contract/time-units";
import { and, eq, gt, gte, lt, lte, or, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { queryRows } from "#platform/db/rows.ts";
import { channelReports, historyCounts, speechClips, writings } from "#platform/db/schema.ts";
import { isWithin, type Period } from "./history.repo.ts";

/** Lines of one kind, result, engine and reason. */
export type CountedLines = {
  kind: string;
  result: string;
  engine: string;
  errorCode: string | null;
  /**
   * Days of UTC, counted from 1970, each with its quarters of an hour: `20775:0,0,3,…;20776:…`. In one text, since what the
   * driver does for each row and each member of an array took longer than all the rest.
   */
  days: string;
};

type Between = { after: string; before: string };

/** The days of UTC that a period of somebody's own days may touch, but for those that are counted whole. Only what has ended is counted. */
export async function countedLines(
  executor: Executor,
  userId: string,
  { from, to }: Period,
  whole: Between | null,
): Promise<CountedLines[]> {
  const { kind, result, engine, errorCode, day, quarters } = historyCounts;
  const text = sql`(extract(epoch from ${day}) / 86400)::int || ':' || array_to_string(${quarters}, ',')`;
  return executor
    .select({ kind, result, engine, errorCode, days: sql<string>`string_agg(${text}, ';')` })
    .from(historyCounts)
    .where(
      and(
        eq(historyCounts.userId, userId),
        from === undefined ? undefined : gte(day, new Date(Date.parse(from) - DAY_MS)),
        to === undefined ? undefined : lte(day, new Date(Date.parse(to) + DAY_MS)),
        whole === null ? undefined : or(lte(day, new Date(whole.after)), gte(day, new Date(whole.before))),
      ),
    )
    .groupBy(kind, result, engine, errorCode);
}

/** How many lines of a kind and result the whole days of UTC between two days have, both left out. */
export async function countBetween(
  executor: Executor,
  userId: string,
  { after, before }: Between,
): Promise<{ kind: string; result: string; count: number }[]> {
  const { kind, result, day } = historyCounts;
  return executor
    .select({ kind, result, count: sql<number>`sum(${historyCounts.lines})::int` })
    .from(historyCounts)
    .where(and(eq(historyCounts.userId, userId), gt(day, new Date(after)), lt(day, new Date(before))))
    .groupBy(kind, result);
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
    sql`select shares[1] as median, shares[2] as p95, films from (
          select percentile_cont(array[0.5, 0.95]) within group (order by seconds) as shares, count(*)::int as films
            from (
              select date_part('epoch', ended_at - asked_at) as seconds from history
               where ${isWithin(userId, period)} and kind = 'making' and result = 'done'
               order by asked_at desc limit ${READY_FILMS}) as newest) as counted`,
  );
  return row && row.median !== null && row.p95 !== null ? { median: row.median, p95: row.p95, films: row.films } : null;
}

/** Sentences that were spoken, or may have been, by service. */
export async function countSpoken(executor: Executor, userId: string, period: Period): Promise<SpentRow[]> {
  const of = { userId: speechClips.userId, at: speechClips.createdAt };
  return queryRows(
    executor,
    sql`select service, count(*)::int as calls, (count(*) filter (where cents is null))::int as unpriced,
               coalesce(sum(cents), 0) as cents
          from speech_clips
         where ${isWithin(userId, period, of)} and state in ('ready', 'unknown', 'dropped') group by service order by service`,
  );
}

/** Texts that were written, or may have been, by service. */
export async function countWritten(
  executor: Executor,
  userId: string,
  period: Period,
): Promise<(SpentRow & { tokens: number | null })[]> {
  const of = { userId: writings.userId, at: writings.createdAt };
  return queryRows(
    executor,
    sql`select service, count(*)::int as calls, (count(*) filter (where cents is null))::int as unpriced,
               coalesce(sum(cents), 0) as cents,
               (sum(coalesce(pieces_read, 0) + coalesce(pieces_written, 0))
                  filter (where pieces_read is not null or pieces_written is not null))::int as tokens
          from writings
         where ${isWithin(userId, period, of)} and state in ('asked', 'written') group by service order by service`,
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
