// Fills a database with plans and measures what a scheduler does with them; bench/schedule.ts starts it and judges.
// tsx apps/server/scripts/measure-plans.ts <database URL> <few> <many> <due>. Prints one line of JSON.
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Context } from "#context.ts";
import { runDue } from "#features/schedules/run-due-plans.ts";
import { readConfig } from "#platform/config.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { occurrences, schedules, users } from "#platform/db/schema.ts";
import { createLog } from "#platform/log.ts";
import { createQueue } from "#platform/queue/queue.ts";

const [url = "", few = "1000", many = "100000", due = "1000"] = process.argv.slice(2);
// Those that fall due are the ones after the first thousand, which the costs are measured with; fewer would be waited for in vain.
if (Number(many) < 1000 + Number(due))
  throw new Error(`Of ${many} plans ${due} cannot fall due: at least ${1000 + Number(due)} are needed.`);
const USERS = 200;
const HOUR_MS = 3_600_000;
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
const database = await openDatabase({ url, directory: "", log });
await migrateDatabase(database);
const { db } = database;
const queue = createQueue({ database, log });
await queue.start();
const config = readConfig({ MAX_JOBS_PER_USER: "100000", STORAGE_PER_USER_MB: "1000000" });
const clock = { now: () => new Date() };
const context = { clock, config, database, db, queue, log, mediaLinks: { link: () => "" } } as unknown as Context;

const now = new Date();
const userIds = Array.from({ length: USERS }, (_, index) => `bench-${index}`);
await db.insert(users).values(
  userIds.map((id) => {
    const email = `${id}@example.com`;
    const names = { fullname: id, email, emailKey: email, username: id, usernameKey: id };
    return { ...names, id, passwordHash: "-", createdAt: now, updatedAt: now };
  }),
);

let stored = 0;
async function fill(count: number): Promise<void> {
  while (stored < count) {
    const rows = Array.from({ length: Math.min(1000, count - stored) }, (_, index) => {
      const at = new Date(now.getTime() + (2 + ((stored + index) % 700)) * HOUR_MS);
      const id = `plan-${stored + index}`;
      const times = { anchorAt: at, timeZone: "Europe/Istanbul", recurringType: "monthly", nextRunAt: at };
      return {
        id,
        userId: userIds[(stored + index) % USERS] ?? "",
        recipe: RECIPE,
        ...times,
        createdAt: now,
        updatedAt: now,
      };
    });
    await db.insert(schedules).values(rows);
    stored += rows.length;
  }
  await db.execute(sql`analyze schedules`);
}

async function median(rounds: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now();
    await work();
    times.push(performance.now() - from);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
}

/** A look that finds nothing, and one film begun. */
async function costs(): Promise<{ idle: number; film: number }> {
  const idle = await median(300, () => runDue(context));
  let next = 0;
  const film = await median(60, async () => {
    await db.execute(sql`update schedules set next_run_at = now() where id = ${`plan-${next}`}`);
    next += 1;
    await runDue(context);
  });
  return { idle, film };
}

await fill(Number(few));
await costs();
const atFew = await costs();
await fill(Number(many));
await costs();
const atMany = await costs();

const dueAt = new Date(Date.now() + 1500);
const some = Number(due);
await db.execute(
  sql`update schedules set next_run_at = ${dueAt.toISOString()}::timestamptz, anchor_at = ${dueAt.toISOString()}::timestamptz
    where id in (select 'plan-' || n from generate_series(1000, ${999 + some}::int) as n)`,
);
const before = await db.$count(occurrences);
const began = performance.now();
while ((await db.$count(occurrences)) < before + some) {
  await runDue(context);
  await wait(1000);
}
const took = performance.now() - began - 1500;
const rows = await db
  .select()
  .from(occurrences)
  .where(sql`${occurrences.plannedAt} = ${dueAt.toISOString()}::timestamptz`);
const lags = rows
  .map(({ createdAt, plannedAt }) => createdAt.getTime() - plannedAt.getTime())
  .toSorted((a, b) => a - b);

process.stdout.write(`${JSON.stringify({ atFew, atMany, took, lags })}\n`);
await queue.stop();
await database.close();
process.exit(0);
