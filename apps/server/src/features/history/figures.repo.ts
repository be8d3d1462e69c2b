import { BEST_FILMS, READY_FILMS } from "@sahne/contract/history";
import { sql, type SQL } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { queryRows } from "#platform/db/rows.ts";
import { historyCounts } from "#platform/db/schema.ts";
import { isWithin, type Period } from "./history.repo.ts";

/** How many entries of one kind and result there are, told by one of: engine and reason, day, hour, weekday. */
export type CountRow = {
  kind: string;
  result: string;
  engine: string | null;
  errorCode: string | null;
  day: string | null;
  hour: number | null;
  weekday: number | null;
  count: number;
};

/** All counts of a period in one pass. Only what has ended is counted. */
export async function countEntries(executor: Executor, userId: string, period: Period): Promise<CountRow[]> {
  return queryRows<CountRow>(
    executor,
    sql`
      with entry as (
        select kind, result, engine, error_code, lines,
               to_char(quarter at time zone ${period.timeZone}, 'YYYY-MM-DD') as day,
               extract(hour from quarter at time zone ${period.timeZone})::int as hour,
               extract(isodow from quarter at time zone ${period.timeZone})::int as weekday
          from history_counts where ${isCounted(userId, period)})
      select kind, result, engine, error_code as "errorCode", day, hour, weekday, sum(lines)::int as count
        from entry
       group by grouping sets ((kind, result, engine, error_code), (kind, result, day), (kind, result, hour), (kind, result, weekday))`,
  );
}

/** Only how many ended how: of the period before no more is told. */
export async function countResults(
  executor: Executor,
  userId: string,
  period: Period,
): Promise<{ result: string; count: number }[]> {
  return queryRows(
    executor,
    sql`select result, sum(lines)::int as count from history_counts
         where ${isCounted(userId, period)} and kind = 'making' group by result`,
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

function isCounted(userId: string, period: Period): SQL | undefined {
  return isWithin(userId, period, { userId: historyCounts.userId, at: historyCounts.quarter });
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
