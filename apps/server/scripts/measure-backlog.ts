// A house that is full: what the sweep of stranded videos and the scheduler cost then. bench/running/backlog.ts starts it and judges.
// tsx apps/server/scripts/measure-backlog.ts <database URL> <videos in work> <plans that wait> <fresh plans>. Prints one line of JSON.
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Context } from "#context.ts";
import { findStranded } from "#features/videos/sweep-stranded.ts";
import { jobs } from "#jobs.ts";
import { readConfig } from "#platform/config.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { occurrences, schedules, users } from "#platform/db/schema.ts";
import { createLog } from "#platform/log.ts";
import { createQueue } from "#platform/queue/queue.ts";
import { startScheduler } from "#scheduler.ts";

const [url = "", inWork = "10000", waiting = "4000", fresh = "100"] = process.argv.slice(2);
/** Owners of the waiting plans, each with as much in work as may be. */
const FULL = 400;
const MOST_IN_WORK = 3;
const ROUNDS = 15;
const GIVE_UP_MS = 120_000;
const RECIPE = {
  serviceType: "sahne",
  engine: "sahne",
  promptText: "Deniz kıyısında bir gün",
  keywords: "deniz",
  imageId: null,
  autoUpload: false,
  options: { aspectRatio: "16:9", resolution: "720p", voice: "off" } as const,
  name: "Deniz",
  description: "",
};

const log = createLog("error");
const config = readConfig({ MAX_JOBS_PER_USER: String(MOST_IN_WORK), STORAGE_PER_USER_MB: "1000000" });
const clock = { now: () => new Date() };
const database = await openDatabase({ url, directory: "", log });
await migrateDatabase(database);
const { db, raw } = database;
const queue = createQueue({ database, log });
await queue.start();
const context = { clock, config, database, db, queue, log, mediaLinks: { link: () => "" } } as unknown as Context;

const now = new Date();
const count = Number(inWork);
const owners = Math.max(FULL, Math.ceil(count / MOST_IN_WORK));
const people = [
  ...Array.from({ length: owners }, (_, index) => `full-${index}`),
  ...Array.from({ length: Number(fresh) }, (_, index) => `fresh-${index}`),
];
for (let from = 0; from < people.length; from += 1000) {
  await db.insert(users).values(
    people.slice(from, from + 1000).map((id) => {
      const email = `${id}@example.com`;
      const names = { fullname: id, email, emailKey: email, username: id, usernameKey: id };
      return { ...names, id, passwordHash: "-", createdAt: now, updatedAt: now };
    }),
  );
}
await fillWork();

const looks: number[] = [];
const before = new Date(Date.now() - 60_000);
for (let round = 0; round < ROUNDS; round += 1) {
  const from = performance.now();
  const found = await findStranded(db, before);
  looks.push(performance.now() - from);
  if (found.length !== 1) throw new Error(`One video has lost its job, and ${found.length} were found.`);
}

process.stdout.write(`${JSON.stringify({ looks, lags: await measurePlans() })}\n`);
await queue.stop();
await database.close();
process.exit(0);

/** Every one with its job but the last, which has lost it. */
async function fillWork(): Promise<void> {
  await raw.executeSql(
    `insert into videos (id, user_id, scenario, service_type, engine, prompt_text, keywords, auto_upload, options, name,
       name_key, search_key, description, status, stage, created_at, updated_at, started_at)
     select 'work-' || n, 'full-' || n % $2::int, 'text2video', 'sahne', 'sahne', 'deniz', '', false,
       '{"aspectRatio":"16:9","resolution":"720p","voice":"off"}'::jsonb, 'Video ' || n, 'video ' || n, 'video ' || n, '',
       'processing', 'queued', at, at, at
     from (select n, now() - interval '5 minutes' as at from generate_series(1, $1::int) n) as made`,
    [count, owners],
  );
  const { rows } = await raw.executeSql("select attempt from videos where id = 'work-1'");
  const [{ attempt } = { attempt: 0 }] = rows as { attempt: number }[];
  for (let from = 1; from < count; from += 500) {
    await db.transaction(async (tx) => {
      for (let n = from; n < Math.min(from + 500, count); n += 1) {
        await queue.enqueue(tx, jobs.renderVideo, { videoId: `work-${n}`, attempt });
      }
    });
  }
  await raw.executeSql("analyze");
}

/** How late fresh plans begin while those of full houses wait, with the scheduler as it runs. */
async function measurePlans(): Promise<number[]> {
  const times = (at: Date) => ({ anchorAt: at, timeZone: "Europe/Istanbul", recurringType: "monthly", nextRunAt: at });
  const plan = (id: string, userId: string, at: Date) => {
    return { id, userId, recipe: RECIPE, ...times(at), createdAt: now, updatedAt: now };
  };
  const past = new Date(Date.now() - 60_000);
  const plans = Array.from({ length: Number(waiting) }, (_, n) => plan(`waits-${n}`, `full-${n % FULL}`, past));
  for (let from = 0; from < plans.length; from += 1000)
    await db.insert(schedules).values(plans.slice(from, from + 1000));
  await raw.executeSql("analyze");
  const scheduler = startScheduler(context);
  await wait(5_000);
  const dueAt = new Date(Date.now() + 2_000);
  await db
    .insert(schedules)
    .values(Array.from({ length: Number(fresh) }, (_, n) => plan(`fresh-${n}`, `fresh-${n}`, dueAt)));
  const until = Date.now() + GIVE_UP_MS;
  const begun = () =>
    db
      .select()
      .from(occurrences)
      .where(sql`${occurrences.scheduleId} like 'fresh-%'`);
  let rows = await begun();
  while (rows.length < Number(fresh) && Date.now() < until) {
    await wait(500);
    rows = await begun();
  }
  await scheduler.stop();
  if (rows.length < Number(fresh))
    throw new Error(`Only ${rows.length} of ${fresh} fresh plans began within two minutes.`);
  return rows.map(({ createdAt, plannedAt }) => createdAt.getTime() - plannedAt.getTime()).toSorted((a, b) => a - b);
}
