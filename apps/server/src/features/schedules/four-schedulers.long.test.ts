import { expect, test } from "vitest";
import type { Database } from "#platform/db/database.ts";
import { occurrences, schedules, users, videos } from "#platform/db/schema.ts";
import { onPostgres, openShared } from "#test/database/engines.ts";
import { kill, linesOf, startScript, type Script } from "#test/database/processes.ts";

const PLANS = 500;
const EACH = 5;
const PROCESSES = 4;
const RECIPE = {
  serviceType: "sahne",
  engine: "sahne",
  promptText: "p",
  keywords: "k",
  imageId: null,
  autoUpload: false,
  options: { aspectRatio: "16:9", durationSeconds: 8, resolution: "720p", voice: "off" } as const,
  name: "n",
  description: "",
};

async function plant({ db }: Database, dueAt: Date): Promise<void> {
  const now = new Date();
  const names = Array.from({ length: PLANS / EACH }, (_, index) => `user-${index}`);
  await db.insert(users).values(
    names.map((id) => {
      const email = `${id}@example.com`;
      const names = { fullname: id, email, emailKey: email, username: id, usernameKey: id };
      return { ...names, id, passwordHash: "-", createdAt: now, updatedAt: now };
    }),
  );
  await db.insert(schedules).values(
    Array.from({ length: PLANS }, (_, index) => ({
      id: `plan-${index}`,
      userId: `user-${index % names.length}`,
      recipe: RECIPE,
      anchorAt: dueAt,
      timeZone: "UTC",
      recurringType: "daily",
      nextRunAt: dueAt,
      createdAt: now,
      updatedAt: now,
    })),
  );
}

async function begin(url: string): Promise<{ script: Script; lines: AsyncGenerator<string> }> {
  const script = startScript("./scheduler-process.ts", [url, String(EACH)]);
  const lines = linesOf(script);
  expect((await lines.next()).value).toBe("ready");
  return { script, lines };
}

onPostgres("four schedulers", (url) => {
  test("500 occurrences of one second become 500 films, none twice, and every process has run some (F30) [R13.1] [R19.6]", async () => {
    const database = await openShared("postgres");
    const started = await Promise.all(Array.from({ length: PROCESSES }, async () => begin(await url())));
    await plant(database, new Date(Date.now() + 1000));

    await expect.poll(() => database.db.$count(videos), { timeout: 240_000, interval: 200 }).toBe(PLANS);
    for (const { script } of started) script.stdin.write("stop\n");
    const ran = await Promise.all(started.map(async ({ lines }) => Number((await lines.next()).value)));

    expect(ran.reduce((sum, count) => sum + count, 0)).toBe(PLANS);
    expect(Math.min(...ran)).toBeGreaterThan(0);
    const rows = await database.db.select().from(occurrences);
    expect(new Set(rows.map(({ scheduleId }) => scheduleId)).size).toBe(PLANS);
    expect(new Set(rows.map(({ videoId }) => videoId)).size).toBe(PLANS);
    expect(rows.every(({ outcome }) => outcome === "started")).toBe(true);
  });

  test("one of four killed with -9 at any moment: each of the 500 films once, none lost (F30) [R13.1] [R19.6]", async () => {
    const database = await openShared("postgres");
    const started = await Promise.all(Array.from({ length: PROCESSES }, async () => begin(await url())));
    await plant(database, new Date(Date.now() - 1000));

    await expect.poll(() => database.db.$count(videos), { timeout: 240_000, interval: 20 }).toBeGreaterThan(20);
    const [victim, ...others] = started;
    if (victim) await kill(victim.script);
    await expect.poll(() => database.db.$count(videos), { timeout: 240_000, interval: 200 }).toBe(PLANS);
    for (const { script } of others) script.stdin.write("stop\n");
    await Promise.all(others.map(async ({ lines }) => lines.next()));

    const rows = await database.db.select().from(occurrences);
    expect(rows).toHaveLength(PLANS);
    expect(new Set(rows.map(({ videoId }) => videoId)).size).toBe(PLANS);
  });
});
