import { DAY_MS, HOUR_MS } from "@sahne/contract/time-units";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { notifications, occurrences, schedules, videos } from "#platform/db/schema.ts";
import { newId } from "#platform/ids.ts";
import { makeUser, type TestUser } from "#test/api.ts";
import { holdRenders, logRenders } from "#test/product/render-process.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { startVideo } from "#test/vendors/vendor-videos.ts";
import { addVideoRow } from "#test/video-rows.ts";
import { runDue } from "./run-due-plans.ts";
import { claimDuePlans } from "./schedules.repo.ts";

const t = withTestProduct();

const RECIPE = {
  serviceType: "freePick",
  keywords: "k",
  imageId: null,
  autoUpload: false,
  options: { aspectRatio: "16:9", durationSeconds: 5, resolution: "480p", voice: "off" },
  description: "",
} as const;

/** Plans of one user that are all due by now. */
async function addDue(user: TestUser, names: string[], engine = "sahne"): Promise<void> {
  const { context, clock } = t.product();
  const dueAt = new Date(clock.now().getTime() - 1000);
  const rows = names.map((name) => ({
    id: newId(dueAt),
    userId: user.id,
    recipe: { ...RECIPE, engine, promptText: name, name },
    anchorAt: dueAt,
    timeZone: "UTC",
    nextRunAt: dueAt,
    createdAt: dueAt,
    updatedAt: dueAt,
  }));
  await context.db.insert(schedules).values(rows);
}

async function fillPlaces(user: TestUser): Promise<void> {
  const { context, clock } = t.product();
  const row = { createdAt: clock.now(), name: "under way", status: "processing", stage: "generating" };
  for (let place = 0; place < context.config.limits.jobsPerUser; place += 1) await addVideoRow(t.product(), user, row);
}

async function outcomes(): Promise<string[]> {
  return (await t.product().context.db.select().from(occurrences)).map(({ outcome }) => outcome);
}

async function noticesOf(user: TestUser) {
  return t.product().context.db.select().from(notifications).where(eq(notifications.userId, user.id));
}

test("twelve plans of one user at one time run five at once, all of them, and starve nobody", async () => {
  const { context } = t.product();
  const { jobsPerUser, renders } = context.config.limits;
  const [busy, patient] = [await makeUser(t.product()), await makeUser(t.product())];
  const { begun, letGo } = await logRenders(t.product());
  await addDue(
    busy,
    Array.from({ length: 12 }, (_, index) => `a${index}`),
  );

  expect(await runDue(context)).toBe(jobsPerUser);
  expect(await runDue(context)).toBe(0);
  await expect.poll(begun, { timeout: 90_000 }).toHaveLength(renders);
  await startVideo(t.product(), patient, { engine: "sahne", promptText: "b", options: RECIPE.options });
  const [first] = await begun();
  await letGo(first);
  await expect.poll(begun, { timeout: 90_000 }).toHaveLength(renders + 1);
  expect((await begun()).at(-1)).toBe("b");
  await letGo();
  await context.queue.drain();
  const later: number[] = [];
  for (let ran = await runDue(context); ran > 0; ran = await runDue(context)) {
    later.push(ran);
    await context.queue.drain();
  }

  expect(later).toEqual([jobsPerUser, 12 - 2 * jobsPerUser]);
  expect(await begun()).toHaveLength(13);
  expect(await context.db.$count(videos, eq(videos.status, "processing"))).toBe(0);
  expect(await outcomes()).toHaveLength(12);
});

test("a run that found no room begins when there is some, late [R13.1]", async () => {
  const { context, clock } = t.product();
  await holdRenders(t.product());
  const user = await makeUser(t.product());
  await fillPlaces(user);
  await addDue(user, ["film"]);
  expect(await runDue(context)).toBe(0);

  clock.advance(HOUR_MS);
  await context.db.delete(videos);
  expect(await runDue(context)).toBe(1);

  expect(await outcomes()).toEqual(["late"]);
  expect(await context.db.select().from(schedules)).toMatchObject([{ nextRunAt: null, waitsFor: null }]);
});

test("runs that found no room for a day are missed, and told with the reason [R13.1]", async () => {
  const { context, clock } = t.product();
  const user = await makeUser(t.product());
  await fillPlaces(user);
  await addDue(user, ["one", "two"]);
  await runDue(context);

  clock.advance(DAY_MS + HOUR_MS);
  await runDue(context);

  expect(await outcomes()).toEqual(["missed", "missed"]);
  const told = { kind: "schedule_missed", values: { code: "too_many_jobs" } };
  expect(await noticesOf(user)).toMatchObject([told, told]);
});

test.each([
  ["storage_full", "sahne", { storageBytes: 0 }, {}],
  ["provider_daily_cap", "freepik", {}, { callsPerDay: 0 }],
])("a run beyond the %s limit ends at once, and its owner is told", async (code, engine, limits, vendors) => {
  const { context } = t.product();
  const { config } = context;
  const user = await makeUser(t.product());
  await addDue(user, ["film"], engine);
  const changed = { limits: { ...config.limits, ...limits }, vendors: { ...config.vendors, ...vendors } };

  expect(await runDue({ ...context, config: { ...config, ...changed } })).toBe(1);

  expect(await context.db.select().from(videos)).toMatchObject([{ status: "failed", errorCode: code }]);
  expect(await noticesOf(user)).toMatchObject([{ kind: "video_failed", values: { code } }]);
});

test("plans that were told to wait cost no transaction each: the claim passes them by until there is room [R19.6]", async () => {
  const { context, clock } = t.product();
  const [full, other] = [await makeUser(t.product()), await makeUser(t.product())];
  await fillPlaces(full);
  await addDue(full, ["a", "b", "c"]);
  const claim = () =>
    context.db.transaction(async (tx) => {
      const { jobsPerUser } = context.config.limits;
      const claimed = await claimDuePlans(tx, clock.now(), { left: { plans: [], users: [] }, jobsPerUser, most: 10 });
      return claimed.map(({ recipe }) => recipe.name).sort();
    });
  expect(await claim()).toEqual(["a", "b", "c"]);
  expect(await runDue(context)).toBe(0);
  await addDue(other, ["d"]);
  expect(await claim()).toEqual(["d"]);

  await context.db.update(videos).set({ status: "completed", stage: null }).where(eq(videos.userId, full.id));
  expect(await claim()).toEqual(["a", "b", "c", "d"]);
});

test("one broken plan of those that are begun together undoes none of the others", async () => {
  const { context } = t.product();
  const user = await makeUser(t.product());
  await addDue(user, ["good", "broken", "also good"]);
  const { db } = context;
  await db.execute(
    sql`update schedules set time_zone = 'Nowhere/None', recurring_type = 'daily' where recipe->>'name' = 'broken'`,
  );

  expect(await runDue(context)).toBe(2);
  const made = await db.select({ name: videos.name }).from(videos);
  expect(made.map(({ name }) => name).sort()).toEqual(["also good", "good"]);
  expect(t.product().logLines.join("")).toContain("a schedule could not be run");
});
