import { BEST_FILMS } from "@sahne/contract/history/history";
import { momentOf } from "@sahne/contract/schedules/zoned-time";
import { DAY_MS } from "@sahne/contract/time-units";
import { sql, type SQL } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { queryRows } from "#platform/db/rows.ts";
import type { Period } from "./history.repo.ts";

type Best = { videoId: string; videoName: string; views: number };

/**
 * Videos that were first published in the period, and what the channels have told of them since. Whole days of UTC come from
 * what is kept by day; only the hours at both ends, where the asker's days are others, are looked through video by video.
 */
export async function viewsOf(
  executor: Executor,
  userId: string,
  period: Period,
): Promise<{ views: number | null; best: Best[] }> {
  const { isWholeDay, isAtAnEnd } = partsOf(period);
  const [total] = await queryRows<{ views: number | null }>(
    executor,
    sql`select case when sum(viewed) > 0 then sum(views)::int end as views from (
          select viewed, views from published_counts where user_id = ${userId} and ${isWholeDay}
          union all
          select 1, views from published_videos where user_id = ${userId} and views is not null and ${isAtAnEnd}
        ) as seen`,
  );
  if ((total?.views ?? 0) === 0) return { views: total?.views ?? null, best: [] };
  // The best of each day are a place in the index; the best of all are among them.
  const best = await queryRows<Best>(
    executor,
    sql`select id as "videoId", name as "videoName", seen.views from (
          select of_day.* from (
            select distinct day from published_counts where user_id = ${userId} and ${isWholeDay}) as counted
          cross join lateral (
            select video_id, views from published_videos
             where user_id = ${userId} and published_videos.day = counted.day and views > 0
             order by views desc, video_id desc limit ${BEST_FILMS}) as of_day
          union all (
            select video_id, views from published_videos where user_id = ${userId} and views > 0 and ${isAtAnEnd}
             order by views desc, video_id desc limit ${BEST_FILMS})
        ) as seen join videos on videos.id = seen.video_id
        order by seen.views desc, id desc limit ${BEST_FILMS}`,
  );
  return { views: total?.views ?? null, best };
}

/** Days are those of `published_counts`, moments those of `published_videos`. */
function partsOf({ from, to, timeZone }: Period): { isWholeDay: SQL; isAtAnEnd: SQL } {
  const start = from === undefined ? null : midnight(from, timeZone);
  const end = to === undefined ? null : midnight(dayOf(Date.parse(to) + DAY_MS), timeZone);
  const first = start === null ? null : Math.ceil(start / DAY_MS) * DAY_MS;
  const last = end === null ? null : Math.floor(end / DAY_MS) * DAY_MS;
  // Less than a day of UTC: the whole period is one end.
  if (first !== null && last !== null && first >= last) {
    return { isWholeDay: sql`false`, isAtAnEnd: between(start, end) };
  }
  const days = [
    first === null ? sql`true` : sql`day >= ${dayOf(first)}::date`,
    last === null ? sql`true` : sql`day < ${dayOf(last)}::date`,
  ];
  return {
    isWholeDay: sql.join(days, sql` and `),
    isAtAnEnd: sql`(${between(start, first)} or ${between(last, end)})`,
  };
}

function between(start: number | null, end: number | null): SQL {
  if (start === null || end === null || start >= end) return sql`false`;
  const [begins, ends] = [new Date(start).toISOString(), new Date(end).toISOString()];
  return sql`(published_at >= ${begins}::timestamptz and published_at < ${ends}::timestamptz)`;
}

function midnight(day: string, timeZone: string): number {
  return momentOf({ date: day, time: "00:00" }, timeZone)?.getTime() ?? Date.parse(day);
}

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
