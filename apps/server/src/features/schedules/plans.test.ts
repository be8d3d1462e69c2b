import type { Plan } from "@sahne/contract/schedules/plans";
import type { Schedule, ScheduleInput } from "@sahne/contract/schedules/schedules";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@sahne/contract/time-units";
import type { Video } from "@sahne/contract/videos/videos";
import { wallClockAt } from "@sahne/contract/schedules/zoned-time";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { occurrences, schedules, videos } from "#platform/db/schema.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { holdRenders } from "#test/product/render-process.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { runDue } from "./run-due-plans.ts";

const t = withTestProduct();

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

const daily = (user: TestUser): Promise<Schedule> =>
  plan(user, { scheduledAt: later(HOUR_MS), recurring: true, recurringType: "daily" });

async function act(user: TestUser, { _id }: Schedule, action: string, body: object = {}) {
  return callApi(t.product(), "POST", `/api/schedules/${_id}/${action}`, { token: user.token, body });
}

async function edit(user: TestUser, { _id }: Schedule, body: object) {
  return callApi(t.product(), "PATCH", `/api/schedules/${_id}`, { token: user.token, body });
}

const planOf = ({ body }: { body: Record<string, unknown> }): Plan => body["schedule"] as Plan;

async function read(user: TestUser, { _id }: Schedule): Promise<Plan> {
  return planOf(await callApi(t.product(), "GET", `/api/schedules/${_id}`, { token: user.token }));
}

const filmsOf = (user: TestUser) => t.product().context.db.select().from(videos).where(eq(videos.userId, user.id));

test("one time of a daily plan is skipped, the others come, and the skip can be taken back [R13.3 skip]", async () => {
  const { clock, context } = t.product();
  const user = await makeUser(t.product());
  const made = await daily(user);
  const [first = "", second = "", third = ""] = (await read(user, made)).nextRuns;

  const skipped = planOf(await act(user, made, "skip", { runAt: second }));
  expect(skipped.nextRuns.slice(0, 2)).toEqual([first, third]);
  const back = planOf(await act(user, made, "undo", { undo: skipped.undo }));
  expect(back.nextRuns.slice(0, 2)).toEqual([first, second]);
  await act(user, made, "skip", { runAt: second });

  clock.advance(HOUR_MS + MINUTE_MS);
  expect(await runDue(context)).toBe(1);
  clock.advance(DAY_MS);
  expect(await runDue(context)).toBe(0);
  clock.advance(DAY_MS);
  expect(await runDue(context)).toBe(1);
  expect(await filmsOf(user)).toHaveLength(2);
});

test.each(["one", "later", "all"] as const)(
  "moving %s of a repeating plan runs it then, and undo brings back what was [R13.3 move]",
  async (scope) => {
    const { clock, context } = t.product();
    const user = await makeUser(t.product());
    const made = await daily(user);
    const before = (await read(user, made)).nextRuns;
    const shifted = (index: number): string => new Date(Date.parse(before[index] ?? "") + 3 * HOUR_MS).toISOString();

    const moved = planOf(await act(user, made, "move", { runAt: before[1], to: shifted(1), scope }));
    const wanted = {
      one: [before[0], shifted(1), before[2]],
      later: [before[0], shifted(1), shifted(2)],
      all: [shifted(0), shifted(1), shifted(2)],
    };
    expect(moved.nextRuns.slice(0, 3)).toEqual(wanted[scope]);
    expect(planOf(await act(user, made, "undo", { undo: moved.undo })).nextRuns).toEqual(before);
    await act(user, made, "move", { runAt: before[1], to: shifted(1), scope });

    clock.advance(DAY_MS + 5 * HOUR_MS);
    await runDue(context);
    const planned = await context.db.select().from(occurrences).where(eq(occurrences.scheduleId, made._id));
    const times = planned.map((row) => row.plannedAt.toISOString()).toSorted((a, b) => Date.parse(a) - Date.parse(b));
    expect(times).toEqual(wanted[scope].slice(0, 2));
    // What has run cannot be taken back any more.
    expect((await read(user, made)).undo).toBeNull();
  },
);

test("a move to the past, onto another run, of a run that is over or of somebody else's plan is refused, and nothing changes [R13.3 move]", async () => {
  const [ada, eve] = [await makeUser(t.product()), await makeUser(t.product())];
  const made = await daily(ada);
  const { nextRuns } = await read(ada, made);
  const [first, second] = nextRuns;
  const move = (body: object, who = ada) => act(who, made, "move", body);

  expect(await move({ runAt: first, to: "2020-01-01T10:00:00Z" })).toMatchObject({
    status: 400,
    body: { fields: { to: {} } },
  });
  expect(await move({ runAt: first, to: "9999-01-01T10:00:00Z" })).toMatchObject({
    status: 400,
    body: { fields: { to: {} } },
  });
  expect(await move({ runAt: first, to: second })).toMatchObject({
    status: 400,
    body: { fields: { to: { message: "This plan already runs at that moment" } } },
  });
  expect(await move({ runAt: later(5 * HOUR_MS), to: later(6 * HOUR_MS) })).toMatchObject({
    status: 409,
    body: { code: "plan_changed" },
  });
  expect(await move({ runAt: first, to: later(2 * HOUR_MS) }, eve)).toMatchObject({ status: 404 });
  expect(await act(ada, made, "undo", { undo: "nothing" })).toMatchObject({
    status: 409,
    body: { code: "plan_changed" },
  });
  expect((await read(ada, made)).nextRuns).toEqual(nextRuns);
});

test("the first run of a random plan obeys its hours and weekdays too [R13.4]", async () => {
  const user = await makeUser(t.product());
  const random = { minHours: 5, maxHours: 30, fromHour: 9, toHour: 18, weekdays: [2, 4] };
  const timeZone = "Europe/Istanbul";
  // 01:20 in Istanbul on a Monday.
  const made = await plan(user, { scheduledAt: "2029-11-11T22:20:00Z", recurring: true, random, timeZone });
  const { nextRuns } = await read(user, made);

  expect(nextRuns).toHaveLength(5);
  for (const run of nextRuns) {
    const { hour } = wallClockAt(new Date(run), timeZone);
    expect(hour >= 9 && hour < 18 && [2, 4].includes(new Date(run).getUTCDay())).toBe(true);
  }
  // Looked at again they are the same; drawn anew they are not.
  expect((await read(user, made)).nextRuns).toEqual(nextRuns);
  const redrawn = planOf(await edit(user, made, { redraw: true }));
  expect(redrawn.nextRuns).not.toEqual(nextRuns);
  expect(redrawn.random).toEqual(random);
});

test("a plan's text, rhythm and end can be changed, and the waiting video with it [R13.3 edit]", async () => {
  const { clock, context } = t.product();
  const user = await makeUser(t.product());
  const made = await daily(user);
  const body = {
    promptText: "Her akşam orman",
    videoName: "Orman",
    keywords: "orman",
    recurringType: "weekly",
    endAfter: 2,
  };

  const changed = planOf(await edit(user, made, body));
  expect(changed).toMatchObject({
    promptText: "Her akşam orman",
    videoName: "Orman",
    recurringType: "weekly",
    endAfter: 2,
    made: 0,
  });
  expect(changed.nextRuns).toHaveLength(2);
  expect(await filmsOf(user)).toMatchObject([
    { promptText: "Her akşam orman", name: "Orman", keywords: "orman", status: "scheduled" },
  ]);

  for (const step of [HOUR_MS + MINUTE_MS, 7 * DAY_MS, 7 * DAY_MS]) {
    clock.advance(step);
    await runDue(context);
  }
  expect(await filmsOf(user)).toMatchObject([{ promptText: "Her akşam orman" }, { promptText: "Her akşam orman" }]);
  // The session is over by then.
  const [row] = await context.db.select().from(schedules).where(eq(schedules.id, made._id));
  expect(row?.nextRunAt).toBeNull();
});

test("only the hour changes: a day that was skipped stays skipped [R13.3 edit]", async () => {
  const user = await makeUser(t.product());
  const made = await daily(user);
  const [first = "", second = "", third = ""] = (await read(user, made)).nextRuns;
  await act(user, made, "skip", { runAt: second });
  const shifted = (at: string): string => new Date(Date.parse(at) + 2 * HOUR_MS).toISOString();

  const changed = planOf(await edit(user, made, { scheduledAt: shifted(first) }));

  expect(changed.nextRuns.slice(0, 2)).toEqual([shifted(first), shifted(third)]);
});

test.each([
  ["an end in the past", { until: "2020-01-01T00:00:00Z" }, "until", "The end must be in the future"],
  ["no film at all", { endAfter: 0 }, "endAfter", "Enter a number from 1 to 1000"],
  ["no text", { promptText: "  " }, "promptText", "Please enter a prompt."],
  [
    "a window of no hours",
    { random: { minHours: 1, maxHours: 2, fromHour: 9, toHour: 9 } },
    "random.toHour",
    "The last hour must be after the first",
  ],
  [
    "A above B",
    { random: { minHours: 5, maxHours: 2, fromHour: 9, toHour: 18 } },
    "random.maxHours",
    "The longest interval cannot be shorter than the shortest",
  ],
  [
    "no weekday",
    { random: { minHours: 1, maxHours: 2, fromHour: 9, toHour: 18, weekdays: [] } },
    "random.weekdays",
    "Choose at least one day",
  ],
])("%s is refused at its field, and the plan stays [R13.3 edit]", async (_name, body, field, text) => {
  const user = await makeUser(t.product());
  const made = await daily(user);
  const before = await read(user, made);

  const answer = await edit(user, made, { ...body, videoName: "Anders" });

  expect(answer.status).toBe(400);
  expect((answer.body["fields"] as Record<string, { message: string }>)[field]?.message).toBe(text);
  expect(await read(user, made)).toEqual(before);
});

test("run now makes one film, however often the answer is lost; a daily plan goes on, a single one is done [R13.3 run now]", async () => {
  const { clock, context } = t.product();
  const user = await makeUser(t.product());
  const made = await daily(user);
  const { nextRuns } = await read(user, made);
  const headers = { "idempotency-key": "run-1" };
  const run = () => callApi(t.product(), "POST", `/api/schedules/${made._id}/run`, { token: user.token, headers });

  const [answer, again] = [await run(), await run()];
  expect(again.body["videoId"]).toBe(answer.body["videoId"]);
  expect(planOf(answer).nextRuns).toEqual(nextRuns);
  expect(await filmsOf(user)).toMatchObject([{ status: "processing" }]);
  clock.advance(HOUR_MS + MINUTE_MS);
  expect(await runDue(context)).toBe(1);
  expect(await filmsOf(user)).toHaveLength(2);

  const single = await plan(user, { scheduledAt: later(HOUR_MS) });
  expect(planOf(await act(user, single, "run")).nextRunAt).toBeNull();
  expect(await act(user, single, "run")).toMatchObject({ status: 409, body: { code: "plan_changed" } });
  clock.advance(2 * HOUR_MS);
  expect(await runDue(context)).toBe(0);
});

test("a stopped plan keeps what it has made in the calendar, and runs no more [R13.3 stop]", async () => {
  const { clock, context } = t.product();
  const user = await makeUser(t.product());
  const made = await daily(user);
  clock.advance(HOUR_MS + MINUTE_MS);
  await runDue(context);

  const path = `/api/schedules/${made._id}`;
  expect((await callApi(t.product(), "DELETE", path, { token: user.token })).status).toBe(200);

  clock.advance(2 * DAY_MS);
  expect(await runDue(context)).toBe(0);
  expect(await context.db.$count(occurrences, eq(occurrences.scheduleId, made._id))).toBe(1);
  expect(await context.db.select().from(schedules).where(eq(schedules.id, made._id))).toMatchObject([
    { nextRunAt: null },
  ]);
});

test("a repeat that loses its rhythm still makes its next film, and then it is over [R13.3 stop]", async () => {
  const { clock, context } = t.product();
  const user = await makeUser(t.product());
  const made = await daily(user);

  const changed = planOf(await edit(user, made, { recurringType: null, random: null }));
  expect(changed).toMatchObject({ recurring: false, nextRuns: [made.nextRunAt] });

  clock.advance(HOUR_MS + MINUTE_MS);
  expect(await runDue(context)).toBe(1);
  clock.advance(DAY_MS);
  expect(await runDue(context)).toBe(0);
  expect(await filmsOf(user)).toHaveLength(1);
});
