import { expect, test } from "vitest";
import type { Context } from "#context.ts";
import { openDatabase, type Database } from "#platform/db/database.ts";
import { occurrences, schedules, users, videos } from "#platform/db/schema.ts";
import { createQueue } from "#platform/queue/queue.ts";
import { onPostgres, openShared, testLog } from "#test/database/engines.ts";
import { firstLine, kill, startScript } from "#test/database/processes.ts";
import { createTestClock } from "#test/test-clock.ts";
import { runDue } from "./run-due.ts";

const PLANS = 200;
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

/** Only what a scheduler touches: the database, the queue, the clock and the log. */
async function schedulerOn(database: Database): Promise<Context> {
  const clock = createTestClock();
  const queue = createQueue({ database, log: testLog });
  await queue.start();
  return { clock, database, db: database.db, queue, log: testLog } as unknown as Context;
}

async function plant(database: Database, dueAt: Date): Promise<void> {
  const at = new Date();
  await database.db.insert(users).values({
    id: "ada",
    fullname: "Ada",
    email: "ada@example.com",
    emailKey: "ada@example.com",
    username: "ada",
    usernameKey: "ada",
    passwordHash: "-",
    createdAt: at,
    updatedAt: at,
  });
  const plans = Array.from({ length: PLANS }, (_, index) => ({
    id: `plan-${index}`,
    userId: "ada",
    videoId: null,
    recipe: RECIPE,
    anchorAt: dueAt,
    timeZone: "UTC",
    recurringType: "daily",
    nextRunAt: dueAt,
    createdAt: at,
    updatedAt: at,
  }));
  await database.db.insert(schedules).values(plans);
}

onPostgres("several schedulers", (url) => {
  test("two schedulers looking at the same second start each of 200 plans exactly once (F30) [R13.1]", async () => {
    const first = await openShared("postgres");
    const second = await openDatabase({ url: await url(), directory: "", log: testLog });
    await plant(first, new Date(Date.now() - 1000));
    const contexts = await Promise.all([schedulerOn(first), schedulerOn(second)]);

    const ran = await Promise.all(contexts.map((context) => runDue(context)));
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

    // While it holds the plan, another scheduler runs all the others and does not wait.
    expect(await runDue(context)).toBe(PLANS - 1);
    await kill(dying);

    await expect.poll(() => runDue(context), { timeout: 20_000 }).toBe(1);
    expect(await runDue(context)).toBe(0);
    expect(await database.db.select().from(occurrences)).toHaveLength(PLANS);
    expect(await database.db.select().from(videos)).toHaveLength(PLANS);
    await context.queue.stop();
  });
});
