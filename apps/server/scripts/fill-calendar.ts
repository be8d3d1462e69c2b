// Fills the calendar of one user, for a bench: tsx fill-calendar.ts DATA_DIR_OR_URL USER_ID SHAPE FIRST_DAY DAYS COUNT
// Shapes: plans (one film each), daily, weekly and monthly (plans that repeat, from that day on; so many that their films are COUNT),
// past (what was made, and what went out).
import { join } from "node:path";
import type { Database } from "#platform/db/database.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { createLog } from "#platform/log.ts";

const [place = "", userId = "", kind = "plans", first = "", days = "42", count = "10000"] = process.argv.slice(2);
/** How many days lie between two films of a plan. */
const RHYTHMS: Record<string, number> = { daily: 1, weekly: 7, monthly: 30.5 };
const isUrl = place.startsWith("postgres");
const database = await openDatabase({
  url: isUrl ? place : undefined,
  directory: join(place, "db"),
  log: createLog("warn"),
});
await (kind === "past" ? addPast(database, Number(count)) : addPlans(database, Number(count)));
await database.raw.executeSql("analyze");
await database.maintain();
await database.close();

async function addPlans({ raw }: Database, items: number): Promise<void> {
  const rhythm = RHYTHMS[kind];
  // So many days the plans are spread over: each runs for the first time on one of them.
  const spread = Math.min(rhythm ?? Infinity, Number(days));
  const plans = Math.ceil((items * spread) / Number(days));
  await raw.executeSql(
    `insert into schedules (id, user_id, recipe, anchor_at, time_zone, recurring_type, next_run_at, created_at, updated_at)
     select gen_random_uuid()::text, $1, jsonb_build_object('serviceType', 'sahne', 'engine', 'sahne', 'promptText',
         repeat('a red kite over the sea, number ' || n || '. ', 4), 'keywords', 'kite', 'imageId', null, 'autoUpload', false,
         'options', '{"aspectRatio":"16:9","resolution":"720p","voice":"off"}'::jsonb, 'name', 'Video ' || n, 'description', ''),
       at, 'Europe/Istanbul', $4, at, now(), now()
     from (select n, $2::timestamptz + n * ($5::float8 / $3::int) * interval '1 minute' as at from generate_series(0, $3::int - 1) n) as planned`,
    [userId, first, plans, rhythm === undefined ? null : kind, spread * 1440],
  );
}

/** Half of them films that a plan made, half of them publications. */
async function addPast({ raw }: Database, items: number): Promise<void> {
  const half = Math.floor(items / 2);
  const values = [userId, first, Number(days) * 1440, half];
  // Nobody listens, and a line of the history for each would be the slowest part of it.
  const silent = ["videos disable trigger videos_changed", "history disable trigger history_counted"];
  for (const words of silent) await raw.executeSql(`alter table ${words}`);
  await raw.executeSql(
    `insert into schedules (id, user_id, recipe, anchor_at, time_zone, recurring_type, created_at, updated_at)
     values ('past-' || $1, $1, '{"name":"Video","autoUpload":false}', $2::timestamptz, 'Europe/Istanbul', 'daily', now(), now())`,
    values.slice(0, 2),
  );
  await raw.executeSql(
    `with made as (select n, $2::timestamptz + n * ($3::float8 / $4::int) * interval '1 minute' as at from generate_series(0, $4::int - 1) n),
     film as (insert into videos (id, user_id, scenario, service_type, engine, prompt_text, keywords, auto_upload, options, name,
         description, status, poster_key, created_at, updated_at)
       select 'film-' || $1 || n, $1, 'text2video', 'sahne', 'sahne', 'a red kite', '', false, '{}', 'Video ' || n, '', 'completed',
         'videos/' || $1 || '/' || n % 40 || '.jpg', at, at from made returning id),
     run as (insert into occurrences (id, user_id, schedule_id, planned_at, outcome, video_id, created_at)
       select 'run-' || $1 || n, $1, 'past-' || $1, at, 'started', 'film-' || $1 || n, at from made returning id)
     insert into uploads (id, user_id, video_id, channel_id, title, description, tags, privacy_status, status, total_bytes,
       published_at, created_at, updated_at)
     select 'upload-' || $1 || n, $1, 'film-' || $1 || n, 'UC1', 'Video ' || n, '', '[]', 'public', 'published', 1, at, at, at from made`,
    values,
  );
  for (const words of silent) await raw.executeSql(`alter table ${words.replace("disable", "enable")}`);
}
