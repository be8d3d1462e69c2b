import { EventEmitter, once } from "node:events";
import { AHEAD_HOURS } from "@sahne/contract/schedules/schedules";
import { HOUR_MS } from "@sahne/contract/time-units";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Context } from "#context.ts";
import type { Clock } from "#platform/clock.ts";
import { readConfig } from "#platform/config.ts";
import type { Database } from "#platform/db/database.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { occurrences, schedules, users, videos } from "#platform/db/schema.ts";
import { queryRows } from "#platform/db/rows.ts";
import { createQueue } from "#platform/queue/queue.ts";
import { onPostgres, openShared, testLog } from "#test/database/engines.ts";
import { firstLine, kill, startScript } from "#test/database/processes.ts";
import { createTestClock } from "#test/product/test-clock.ts";
import { runDue } from "./run-due-plans.ts";
import { scheduleVideo } from "./schedules.service.ts";

const PLANS = 200;
/** A batch, and the plans of the one user in whose film it stopped. */
const HELD_AT_MOST = 30;
const PLANS_EACH = 5;
const CONFIG = readConfig({ MAX_JOBS_PER_USER: String(PLANS_EACH) });
const OPTIONS = { aspectRatio: "16:9", durationSeconds: 8, resolution: "720p", voice: "off" } as const;
const RECIPE = {
  serviceType: "freePick",
  engine: "sahne",
  promptText: "p",
  keywords: "k",
  imageId: null,
  autoUpload: false,
  options: OPTIONS,
  name: "n",
  description: "",
};

/** Only what a scheduler touches: the database, the queue, the clock, the limits and the log. */
async function schedulerOn(database: Database): Promise<Context> {
  const clock: Clock = createTestClock();
  const queue = createQueue({ database, log: testLog });
  await queue.start();
  return { clock, config: CONFIG, database, db: database.db, queue, log: testLog } as Context;
}

const planOf = (dueAt: Date, userId: string) => ({
  userId,
  videoId: null,
  recipe: RECIPE,
  anchorAt: dueAt,
  timeZone: "UTC",
  recurringType: "daily",
  nextRunAt: dueAt,
  createdAt: dueAt,
  updatedAt: dueAt,
});

function madeAhead(dueAt: Date) {
  const hour = new Date(dueAt.getTime() + AHEAD_HOURS * HOUR_MS);
  return { anchorAt: hour, nextRunAt: hour, aheadHours: AHEAD_HOURS, recipe: { ...RECIPE, autoUpload: true } };
}

async function plantUser(database: Database, id: string, at: Date): Promise<void> {
  const email = `${id}@example.com`;
  const names = { fullname: id, email, emailKey: email, username: id, usernameKey: id };
  await database.db.insert(users).values({ ...names, id, passwordHash: "-", createdAt: at, updatedAt: at });
}

/** As many plans of each user as may run at once; every other one makes its film ahead of an hour that has not come. */
async function plant(database: Database, dueAt: Date): Promise<void> {
  for (let user = 0; user < PLANS / PLANS_EACH; user += 1) await plantUser(database, `user-${user}`, dueAt);
  const plans = Array.from({ length: PLANS }, (_, index) => ({
    ...planOf(dueAt, `user-${index % (PLANS / PLANS_EACH)}`),
    ...(index % 2 === 1 && madeAhead(dueAt)),
    id: `plan-${index}`,
  }));
  await database.db.insert(schedules).values(plans);
}

onPostgres("several schedulers", (url) => {
  test("two schedulers looking at the same second start each of 200 plans exactly once (F30) [R13.1]", async () => {
    const first = await openShared("postgres");
    const second = await openDatabase({ url: await url(), directory: "", log: testLog });
    await plant(first, new Date(Date.now() - 1000));
    const contexts = await Promise.all([schedulerOn(first), schedulerOn(second)]);

    const signs = new EventEmitter();
    const bothHaveOne = once(signs, "both have one");
    let holding = 0;
    const ran = await Promise.all(
      contexts.map(({ queue, ...context }) => {
        // Its first plan is kept until the other has one too: a slow start would leave all of them to a single scheduler.
        const enqueue = async (...job: Parameters<typeof queue.enqueue>) => {
          holding += 1;
          if (holding === contexts.length) signs.emit("both have one");
          await bothHaveOne;
          await queue.enqueue(...job);
        };
        return runDue({ ...context, queue: { ...queue, enqueue } });
      }),
    );
    const again = await Promise.all(contexts.map((context) => runDue(context)));

    expect(ran.reduce((sum, count) => sum + count, 0)).toBe(PLANS);
    expect(Math.min(...ran)).toBeGreaterThan(0);
    expect(again).toEqual([0, 0]);
    expect(await first.db.select().from(occurrences)).toHaveLength(PLANS);
    expect(await first.db.select().from(videos)).toHaveLength(PLANS);
    await Promise.all(contexts.map((context) => context.queue.stop()));
    await second.close();
  });

  test("a scheduler killed with -9 between claim and start leaves nothing half done: each plan runs exactly once [R13.1]", async () => {
    const database = await openShared("postgres");
    await plant(database, new Date(Date.now() - 1000));
    const context = await schedulerOn(database);
    const dying = startScript("./dying-scheduler.ts", [await url()]);
    expect(await firstLine(dying)).toBe("claimed");

    // While it holds some plans, another scheduler runs the others and does not wait.
    const meanwhile = await runDue(context);
    expect(meanwhile).toBeGreaterThanOrEqual(PLANS - HELD_AT_MOST);
    expect(meanwhile).toBeLessThan(PLANS);
    await kill(dying);

    await expect.poll(() => runDue(context), { timeout: 20_000 }).toBe(PLANS - meanwhile);
    expect(await runDue(context)).toBe(0);
    expect(await database.db.select().from(occurrences)).toHaveLength(PLANS);
    expect(await database.db.select().from(videos)).toHaveLength(PLANS);
    await context.queue.stop();
  });

  test("two schedulers together start no more of one user's plans than may run at once, and the others later", async () => {
    const first = await openShared("postgres");
    const second = await openDatabase({ url: await url(), directory: "", log: testLog });
    const dueAt = new Date(Date.now() - 1000);
    await plantUser(first, "ada", dueAt);
    const many = 2 * PLANS_EACH;
    const plans = Array.from({ length: many }, (_, index) => ({ ...planOf(dueAt, "ada"), id: `plan-${index}` }));
    await first.db.insert(schedules).values(plans);
    const contexts = await Promise.all([schedulerOn(first), schedulerOn(second)]);
    const look = async () => (await Promise.all(contexts.map(runDue))).reduce((sum, count) => sum + count, 0);

    expect(await look()).toBe(PLANS_EACH);
    expect(await look()).toBe(0);
    await first.db.update(videos).set({ status: "completed", stage: null });
    expect(await look()).toBe(many - PLANS_EACH);

    expect(await first.db.select().from(occurrences)).toHaveLength(many);
    await Promise.all(contexts.map((context) => context.queue.stop()));
    await second.close();
  });

  test("moving a plan's time while a scheduler begins its film is refused: the film is made once [R13.1]", async () => {
    const database = await openShared("postgres");
    const other = await openDatabase({ url: await url(), directory: "", log: testLog });
    const dueAt = new Date(Date.now() - 1000);
    await plantUser(database, "ada", dueAt);
    const film = { ...RECIPE, id: "film", userId: "ada", scenario: "scheduled", status: "scheduled" };
    await database.db.insert(videos).values({ ...film, createdAt: dueAt, updatedAt: dueAt });
    await database.db
      .insert(schedules)
      .values({ ...planOf(dueAt, "ada"), id: "plan", videoId: "film", recurringType: null });
    const [firing, moving] = await Promise.all([schedulerOn(database), schedulerOn(other)]);
    const signs = new EventEmitter();
    const [begun, released] = [once(signs, "begun"), once(signs, "released")];
    const slowQueue = {
      enqueue: async (...job: Parameters<typeof firing.queue.enqueue>) => {
        signs.emit("begun");
        await released;
        await firing.queue.enqueue(...job);
      },
    };

    const ran = runDue({ ...firing, queue: { ...firing.queue, ...slowQueue } });
    await begun;
    const body = { scheduledAt: new Date(Date.now() + 3_600_000).toISOString(), recurring: false, recurringType: null };
    const caller = { userId: "ada", language: "tr" } as const;
    const moved = scheduleVideo(moving, caller, { videoId: "film", body, idempotencyKey: undefined }).catch(
      (error: unknown) => error,
    );
    await expect.poll(() => countWaiting(database), { interval: 20 }).toBe(1);
    signs.emit("released");

    expect(await ran).toBe(1);
    expect(await moved).toMatchObject({ code: "video_not_schedulable" });
    expect(await database.db.select().from(schedules)).toMatchObject([{ nextRunAt: null }]);
    await Promise.all([firing, moving].map((context) => context.queue.stop()));
    await other.close();
  });
});

/** How many sessions wait for a row that another holds. */
async function countWaiting({ db }: Database): Promise<number> {
  const [row] = await queryRows<{ waiting: number }>(
    db,
    sql`select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return row?.waiting ?? 0;
}
