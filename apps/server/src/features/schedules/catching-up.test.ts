import type { Schedule, ScheduleInput } from "@sahne/contract/schedules/schedules";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@sahne/contract/time-units";
import type { Video } from "@sahne/contract/videos/videos";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { occurrences, schedules, videos } from "#platform/db/schema.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { holdRenders } from "#test/product/render-process.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { runDue } from "./run-due-plans.ts";

const t = withTestProduct();

const ANY_HOUR = { fromHour: 0, toHour: 24 };

beforeEach(() => holdRenders(t.product()));

const later = (milliseconds: number): string =>
  new Date(t.product().clock.now().getTime() + milliseconds).toISOString();

async function plan(user: TestUser, body: ScheduleInput): Promise<Schedule> {
  const wish = { scenario: "scheduled", promptText: "Her sabah deniz", keywords: "deniz", scheduled: true };
  const made = await callApi(t.product(), "POST", "/video/create", { token: user.token, body: wish });
  const path = `/api/videos/${(made.body["video"] as Video)._id}/schedule`;
  const answer = await callApi(t.product(), "POST", path, { token: user.token, body: { timeZone: "UTC", ...body } });
  return answer.body["schedule"] as Schedule;
}

async function setPaused(user: TestUser, { _id }: Schedule, isPaused: boolean): Promise<Schedule> {
  const path = `/api/schedules/${_id}`;
  const answer = await callApi(t.product(), "PATCH", path, { token: user.token, body: { isPaused } });
  return answer.body["schedule"] as Schedule;
}

async function outcomesOf({ _id }: Schedule): Promise<string[]> {
  const { db } = t.product().context;
  const rows = await db.select().from(occurrences).where(eq(occurrences.scheduleId, _id));
  return rows.toSorted((a, b) => a.plannedAt.getTime() - b.plannedAt.getTime()).map((row) => row.outcome);
}

async function nextOf({ _id }: Schedule): Promise<Date | null | undefined> {
  const [row] = await t.product().context.db.select().from(schedules).where(eq(schedules.id, _id));
  return row?.nextRunAt;
}

test("a random plan whose next time would be past as well is caught up on once (F29) [R13.1] [R13.4 catching up]", async () => {
  const { clock, context } = t.product();
  const user = await makeUser(t.product());
  const random = { minHours: 1, maxHours: 6, ...ANY_HOUR };
  const made = await plan(user, { scheduledAt: later(HOUR_MS), recurring: true, random });

  // Past the drawn time after the first one, whatever was drawn.
  clock.advance(7 * HOUR_MS + MINUTE_MS);
  expect(await runDue(context)).toBe(1);

  const outcomes = await outcomesOf(made);
  expect(outcomes.slice(0, -1).every((outcome) => outcome === "missed")).toBe(true);
  expect(outcomes.length).toBeGreaterThan(1);
  expect(["late", "started"]).toContain(outcomes.at(-1));
  expect(await context.db.$count(videos, eq(videos.userId, user.id))).toBe(1);
  const ahead = ((await nextOf(made))?.getTime() ?? 0) - clock.now().getTime();
  expect(ahead).toBeGreaterThan(0);
  expect(ahead).toBeLessThanOrEqual(random.maxHours * HOUR_MS);
});

test("a random plan that is resumed goes on with a drawn time to come and makes up for none [R13.4 catching up]", async () => {
  const { clock, context } = t.product();
  const user = await makeUser(t.product());
  const random = { minHours: 2, maxHours: 3, ...ANY_HOUR };
  const made = await plan(user, { scheduledAt: later(HOUR_MS), recurring: true, random });
  await setPaused(user, made, true);

  clock.advance(6 * HOUR_MS);
  const resumed = await setPaused(user, made, false);

  const ahead = new Date(resumed.nextRunAt ?? 0).getTime() - clock.now().getTime();
  expect(ahead).toBeGreaterThan(0);
  expect(ahead).toBeLessThanOrEqual(3 * HOUR_MS);
  expect(await runDue(context)).toBe(0);
  expect(await outcomesOf(made)).toEqual([]);
});

test("resuming a plan that was not paused leaves out no time that has just come", async () => {
  const { clock, context } = t.product();
  const user = await makeUser(t.product());
  const made = await plan(user, { scheduledAt: later(HOUR_MS), recurring: true, recurringType: "daily" });

  clock.advance(HOUR_MS + 1000);
  await setPaused(user, made, false);

  expect(await runDue(context)).toBe(1);
});

test("a single time that passed while its plan was paused is run when it is resumed, late [R13.1]", async () => {
  const { clock, context } = t.product();
  const user = await makeUser(t.product());
  const made = await plan(user, { scheduledAt: later(HOUR_MS) });
  await setPaused(user, made, true);

  clock.advance(6 * HOUR_MS);
  await setPaused(user, made, false);

  expect(await runDue(context)).toBe(1);
  expect(await outcomesOf(made)).toEqual(["late"]);
});

test.each([
  ["daily", { recurringType: "daily" }],
  ["random", { random: { minHours: 1, maxHours: 6, ...ANY_HOUR } }],
] as const)("a %s plan resumed after its end is over", async (_name, rule) => {
  const { clock, context } = t.product();
  const user = await makeUser(t.product());
  const body = { scheduledAt: later(HOUR_MS), until: later(2 * DAY_MS), recurring: true, ...rule };
  const made = await plan(user, body);
  await setPaused(user, made, true);

  clock.advance(4 * DAY_MS);
  expect(await setPaused(user, made, false)).toMatchObject({ isPaused: false, nextRunAt: null });

  clock.advance(DAY_MS);
  expect(await runDue(context)).toBe(0);
  expect(await outcomesOf(made)).toEqual([]);
});

test("a server that was away beyond a plan's end runs nothing that was never planned (F29) [R13.1]", async () => {
  const { clock, context } = t.product();
  const user = await makeUser(t.product());
  const body = { scheduledAt: later(HOUR_MS), until: later(DAY_MS + 3 * HOUR_MS), recurring: true } as const;
  const made = await plan(user, { ...body, recurringType: "daily" });
  clock.advance(HOUR_MS + 1000);
  await runDue(context);

  // So long that the days after the end would fill the list of the missed.
  clock.advance(100 * DAY_MS);
  await runDue(context);

  expect(await outcomesOf(made)).toEqual(["started", "missed"]);
  expect(await nextOf(made)).toBeNull();
});

test("a planned time that has its row already is never begun a second time, and leaves nothing behind [R13.1]", async () => {
  const { clock, context } = t.product();
  const user = await makeUser(t.product());
  const made = await plan(user, { scheduledAt: later(HOUR_MS), recurring: true, recurringType: "daily" });
  clock.advance(HOUR_MS + MINUTE_MS);
  expect(await runDue(context)).toBe(1);
  const films = await context.db.$count(videos, eq(videos.userId, user.id));

  // As a backup, or a hand in the database, would put it back.
  await context.db.update(schedules).set({ nextRunAt: new Date(made.nextRunAt ?? 0), nextIndex: 0 });
  await runDue(context);

  expect(await outcomesOf(made)).toEqual(["started"]);
  expect(await context.db.$count(videos, eq(videos.userId, user.id))).toBe(films);
});

test("times that were missed are no runs: a plan that ends after two still makes two films [R13.1]", async () => {
  const { clock, context } = t.product();
  const user = await makeUser(t.product());
  const daily = { recurring: true, recurringType: "daily", endAfter: 2 } as const;
  const made = await plan(user, { scheduledAt: later(HOUR_MS), ...daily });
  clock.advance(3 * DAY_MS + 2 * HOUR_MS);

  expect(await runDue(context)).toBe(1);

  expect(await outcomesOf(made)).toEqual(["missed", "missed", "missed", "late"]);
  expect(await nextOf(made)).toBeInstanceOf(Date);
});
