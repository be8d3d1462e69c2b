// Fills a stopped installation with videos for a bench: tsx fill-videos.ts DATA_DIR USER_ID OWN OTHERS
import { join } from "node:path";
import { openDatabase } from "#platform/db/database.ts";
import { createLog } from "#platform/log.ts";

const [dataDir = "", userId = "", own = "0", others = "0"] = process.argv.slice(2);
const USERS = 300;

const database = await openDatabase({ directory: join(dataDir, "db"), log: createLog("warn") });
await database.raw.executeSql(
  `insert into users (id, fullname, email, email_key, username, username_key, password_hash, created_at, updated_at)
   select 'u' || n, 'U', 'u' || n, 'u' || n, 'u' || n, 'u' || n, '-', now(), now() from generate_series(1, $1::int) n`,
  [USERS],
);
await addVideos(Number(own), "$2::text");
await addVideos(Number(others), "'u' || (1 + n % 300)");
await database.maintain();
await database.close();

async function addVideos(count: number, owner: string): Promise<void> {
  await database.raw.executeSql(
    `insert into videos (id, user_id, scenario, service_type, engine, prompt_text, keywords, auto_upload, options, name,
       description, status, created_at, updated_at)
     select gen_random_uuid()::text, ${owner}, 'text2video', 'freePick', 'sahne', 'prompt', '', false,
       '{"aspectRatio":"16:9","durationSeconds":8,"resolution":"720p","voice":"off"}'::jsonb, 'Video ' || n, '',
       (array['completed', 'failed', 'completed'])[1 + n % 3], now() - n * interval '1 minute', now()
     from generate_series(1, $1::int) n where coalesce($2::text, '') <> ''`,
    [count, userId],
  );
}
