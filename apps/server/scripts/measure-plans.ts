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
const config = readConfig({ MAX_JOBS_PER_USER: "100000", STORAGE_PER_USER_MB: "1000000" });
const clock = { now: () => new Date() };
const now = new Date();
const userIds = Array.from({ length: USERS }, (_, index) => `bench-${index}`);

/** A database with so many plans, and what a scheduler needs of it. */
async function open(address: string, count: number) {
  const database = await openDatabase({ url: address, directory: "", log });
  await migrateDatabase(database);
  const { db } = database;
  const queue = createQueue({ database, log });
  await queue.start();
  const context = { clock, config, database, db, queue, log, mediaLinks: { link: () => "" } } as unknown as Context;
  await db.insert(users).values(
    userIds.map((id) => {
      const email = `${id}@example.com`;
      const names = { fullname: id, email, emailKey: email, username: id, usernameKey: id };
      return { ...names, id, passwordHash: "-", createdAt: now, updatedAt: now };
    }),
  );
  for (let stored = 0; stored < count; stored += 1000) await fill(db, stored, Math.min(1000, count - stored));
  await db.execute(sql`analyze schedules`);
  return { context, close: async () => (await queue.stop(), database.close()) };
}

async function fill(db: Context["db"], stored: number, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => {
    const at = new Date(now.getTime() + (2 + ((stored + index) % 700)) * HOUR_MS);
    const times = { anchorAt: at, timeZone: "Europe/Istanbul", recurringType: "monthly", nextRunAt: at };
    const userId = userIds[(stored + index) % USERS] ?? "";
    return { id: `plan-${stored + index}`, userId, recipe: RECIPE, ...times, createdAt: now, updatedAt: now };
  });
  await db.insert(schedules).values(rows);
}

const created = await openDatabase({ url, directory: "", log });
await created.db.execute(sql`create database few`);
await created.close();
const atFew = await open(Object.assign(new URL(url), { pathname: "/few" }).href, Number(few));
const atMany = await open(url, Number(many));

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

const medianOf = (times: number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

/** In turn, so that whatever else the machine does falls on both alike. */
async function inTurn(rounds: number, work: (context: Context, round: number) => Promise<unknown>) {
  const times: { few: number[]; many: number[] } = { few: [], many: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.few.push(await timed(() => work(atFew.context, round)));
    times.many.push(await timed(() => work(atMany.context, round)));
  }
  return { few: medianOf(times.few), many: medianOf(times.many) };
}

/** A look that finds nothing, and one film begun. */
async function costs() {
  const idle = await inTurn(300, (context) => runDue(context));
  const film = await inTurn(60, async (context, round) => {
    await context.db.execute(sql`update schedules set next_run_at = now() where id = ${`plan-${round}`}`);
    await runDue(context);
  });
  return { atFew: { idle: idle.few, film: film.few }, atMany: { idle: idle.many, film: film.many } };
}

await costs();
const measured = await costs();

const { context } = atMany;
const { db } = context;
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

process.stdout.write(`${JSON.stringify({ ...measured, took, lags })}\n`);
await Promise.all([atFew.close(), atMany.close()]);
process.exit(0);
