// Fills an installation with videos of one user, for a bench: tsx fill-videos.ts DATA_DIR_OR_URL USER_ID COUNT [DAYS]
import { join } from "node:path";
import type { Database } from "#platform/db/database.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { createLog } from "#platform/log.ts";

const CHUNK = 1_000;

const [place = "", userId = "", count = "0", days] = process.argv.slice(2);
/** One a minute, or as many days of them as the bench asks for: accounts of other sizes are then as old as each other. */
const secondsApart = days === undefined ? 60 : (Number(days) * 86_400) / Number(count);
const isUrl = place.startsWith("postgres");
const database = await openDatabase({
  url: isUrl ? place : undefined,
  directory: join(place, "db"),
  log: createLog("warn"),
});
// Nobody listens, and three hundred thousand messages would be the slowest part of it. The counts of videos are kept as always.
await database.raw.executeSql("alter table videos disable trigger videos_changed");
// Thousands of lines of one day in one transaction are as many versions of the row that counts them: counted once, at the end.
const COUNTERS = ["history_counted", "history_published_kept"];
for (const name of COUNTERS) await database.raw.executeSql(`alter table history disable trigger ${name}`);
await database.raw.executeSql("alter table published_videos disable trigger published_videos_counted");
// One entry at a time is the slow way to an index of this size.
await database.raw.executeSql("drop index video_pieces_found");
for (let from = 1; from <= Number(count); from += CHUNK) {
  await addVideos(database, from, Math.min(Number(count), from + CHUNK - 1));
}
await database.raw.executeSql(
  "create index video_pieces_found on video_pieces using gin (pieces) with (fastupdate = false)",
);
await countLines(database);
await countViews(database);
for (const name of COUNTERS) await database.raw.executeSql(`alter table history enable trigger ${name}`);
await database.raw.executeSql("alter table published_videos enable trigger published_videos_counted");
await database.raw.executeSql("alter table videos enable trigger videos_changed");
await database.raw.executeSql("analyze");
await database.maintain();
await database.close();

/** A bench that looks at pictures puts forty of each where these keys lead. The newest first; mostly finished, with views, words to search and a line of text like a person's. Each with three more attempts and a publication in the history. */
async function addVideos({ raw }: Database, from: number, to: number): Promise<void> {
  await raw.executeSql(
    `with film as (insert into videos (id, user_id, scenario, service_type, engine, prompt_text, keywords, auto_upload, options, name,
       name_key, search_key, description, status, media_key, poster_key, duration_seconds, width, height, bytes, views,
       created_at, updated_at, started_at, completed_at)
     select gen_random_uuid()::text, $1, 'text2video', 'freePick', 'sahne', words, '', false,
       '{"aspectRatio":"16:9","durationSeconds":8,"resolution":"720p","voice":"off"}'::jsonb, 'Video ' || n,
       'video ' || n, 'video ' || n || ' ' || words, words, case when n % 50 = 0 then 'failed' else 'completed' end,
       'videos/' || $1 || '/' || n % 40 || '.mp4', 'videos/' || $1 || '/' || n % 40 || '.jpg', 8, 1280, 720, 2000000, n % 900,
       at, at, at, at + interval '9 seconds'
     from (select n, now() - n * $4::float8 * interval '1 second' as at,
       repeat('a red kite over the sea, number ' || n || '. ', 4) || md5(n::text)
         || case when n % 100 = 0 then ' lighthouse' else '' end as words
       from generate_series($2::int, $3::int) n) as made
     returning id, user_id, name, name_key, engine, created_at)
     insert into history (id, user_id, kind, video_id, name, name_key, attempt, engine, is_planned, result, error_code,
       asked_at, started_at, ended_at)
     select id || '.' || n, user_id, case n when 5 then 'publication' else 'making' end, id, name, name_key, n, engine, false,
       case n when 5 then 'done' else 'failed' end, case n when 5 then null else 'render_failed' end, created_at,
       created_at, created_at + interval '20 seconds'
     from film, generate_series(2, 5) n`,
    [userId, from, to, secondsApart],
  );
}

/** As the migration that brought the counts did it. */
async function countLines({ raw }: Database): Promise<void> {
  await raw.executeSql(
    `insert into history_counts (user_id, quarter, kind, result, engine, error_code, lines, quarters)
     select user_id, day, kind, result, engine, error_code, lines::int,
       array(select coalesce((by_slot ->> n::text)::int, 0) from generate_series(0, 95) as n order by n)
     from (
       select user_id, day, kind, result, engine, error_code, sum(lines) as lines, jsonb_object_agg(slot, lines) as by_slot
       from (
         select user_id, date_trunc('day', asked_at, 'UTC') as day, kind, result, engine, error_code,
           floor(extract(epoch from asked_at - date_trunc('day', asked_at, 'UTC')) / 900)::int as slot, count(*)::int as lines
         from history where user_id = $1 group by 1, 2, 3, 4, 5, 6, 7
       ) as counted group by 1, 2, 3, 4, 5, 6
     ) as packed`,
    [userId],
  );
}

async function countViews({ raw }: Database): Promise<void> {
  await raw.executeSql(
    `insert into published_videos (video_id, user_id, published_at, day, views)
     select id, user_id, created_at, (created_at at time zone 'UTC')::date, views from videos where user_id = $1`,
    [userId],
  );
  await raw.executeSql(
    `insert into published_counts (user_id, day, viewed, views)
     select user_id, day, count(views), sum(views) from published_videos where user_id = $1 group by 1, 2`,
    [userId],
  );
}
