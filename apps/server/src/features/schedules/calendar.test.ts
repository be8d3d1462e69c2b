import { CALENDAR_MAX_ENTRIES, type Calendar } from "@sahne/contract/schedules/calendar";
import type { Schedule, ScheduleInput } from "@sahne/contract/schedules/schedules";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@sahne/contract/time-units";
import type { Video } from "@sahne/contract/videos/videos";
import { dayIn } from "@sahne/contract/schedules/zoned-time";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { schedules, uploads, videos } from "#platform/db/schema.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { holdRenders } from "#test/product/render-process.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { addVideoRow } from "#test/video-rows.ts";
import { runDue } from "./run-due-plans.ts";

const t = withTestProduct();

beforeEach(async () => {
  // Days are counted.
  t.product().clock.stopAtNoon();
  await holdRenders(t.product());
});

const now = (): number => t.product().clock.now().getTime();
const at = (milliseconds: number): string => new Date(now() + milliseconds).toISOString();
const day = (days: number): string => dayIn("UTC", new Date(now() + days * DAY_MS));

async function plan(user: TestUser, body: ScheduleInput): Promise<Schedule> {
  const wish = { scenario: "scheduled", promptText: "Her sabah deniz", keywords: "deniz", scheduled: true };
  const made = await callApi(t.product(), "POST", "/video/create", { token: user.token, body: wish });
  const path = `/api/videos/${(made.body["video"] as Video)._id}/schedule`;
  const answer = await callApi(t.product(), "POST", path, { token: user.token, body: { timeZone: "UTC", ...body } });
  return answer.body["schedule"] as Schedule;
}

async function ask(user: TestUser, query: Record<string, string>) {
  const search = new URLSearchParams({ timeZone: "UTC", ...query });
  return callApi(t.product(), "GET", `/api/users/${user.id}/calendar?${search.toString()}`, { token: user.token });
}

async function calendar(user: TestUser, from: number, to: number): Promise<Calendar> {
  return (await ask(user, { from: day(from), to: day(to) })).body as Calendar;
}

async function addUpload(user: TestUser, name: string, state: Partial<typeof uploads.$inferInsert>): Promise<void> {
  const { context } = t.product();
  const moment = context.clock.now();
  const videoId = await addVideoRow(t.product(), user, { name, status: "completed", createdAt: moment });
  const words = { title: name, description: "", tags: [], privacyStatus: "private", totalBytes: 1 };
  const row = { id: `upload-${videoId}`, userId: user.id, videoId, channelId: "UC1", status: "queued", ...words };
  await context.db.insert(uploads).values({ ...row, createdAt: moment, updatedAt: moment, ...state });
}

test("repeats stand on every day of the range, also of a paused plan, and what has run or was missed stands where it happened [R13.3 calendar]", async () => {
  const { clock, context } = t.product();
  const user = await makeUser(t.product());
  const other = await makeUser(t.product());
  await plan(other, { scheduledAt: at(HOUR_MS), recurring: true, recurringType: "daily" });
  const made = await plan(user, { scheduledAt: at(HOUR_MS), recurring: true, recurringType: "daily", endAfter: 4 });
  // Three days away: two missed, one made late.
  clock.advance(2 * DAY_MS + 2 * HOUR_MS);
  await runDue(context);
  await context.db.update(videos).set({ status: "failed", stage: null }).where(eq(videos.userId, user.id));

  const { entries, moreFrom } = await calendar(user, -3, 20);

  expect(entries.map(({ state, isLate, isRepeated }) => [state, isLate, isRepeated])).toEqual([
    ["missed", false, true],
    ["missed", false, true],
    ["failed", true, true],
    ["planned", false, true],
    ["planned", false, true],
    ["planned", false, true],
  ]);
  expect(new Set(entries.map((entry) => entry.scheduleId))).toEqual(new Set([made._id]));
  expect(moreFrom).toBeNull();
  await callApi(t.product(), "PATCH", `/api/schedules/${made._id}`, { token: user.token, body: { isPaused: true } });
  const paused = await calendar(user, 0, 20);
  expect(paused.entries.map((entry) => entry.state)).toEqual(["failed", "paused", "paused", "paused"]);
  await context.db.update(videos).set({ errorCode: "video_cancelled" }).where(eq(videos.userId, user.id));
  expect((await calendar(user, 0, 1)).entries[0]?.state).toBe("cancelled");
});

test("of the plans the first so many that will run can be asked for, soonest first, and none that is over [R13.3 list]", async () => {
  const { context } = t.product();
  const user = await makeUser(t.product());
  const start = now();
  const hour = (hours: number) => new Date(start + hours * HOUR_MS).toISOString();
  for (const hours of [3, 1, 2, 4]) await plan(user, { scheduledAt: hour(hours) });
  const isFirst = eq(schedules.nextRunAt, new Date(hour(1)));
  await context.db.update(schedules).set({ nextRunAt: null }).where(isFirst);

  const path = `/api/users/${user.id}/schedules`;
  const times = async (query: string) => {
    const { body } = await callApi(t.product(), "GET", path + query, { token: user.token });
    return (body["schedules"] as Schedule[]).map(({ nextRunAt }) => nextRunAt);
  };

  expect(await times("?limit=2")).toEqual([hour(2), hour(3)]);
  expect(await times("?limit=9")).toEqual([2, 3, 4].map(hour));
  expect(await times("")).toEqual([...[2, 3, 4].map(hour), null]);
});

test("publications stand at the hour that counts: planned, gone out, stopped; one that was taken back does not [R18.4 calendar]", async () => {
  const user = await makeUser(t.product());
  const hour = (days: number) => new Date(now() + days * DAY_MS);
  await addUpload(user, "Planned", { status: "planned", publishAt: hour(2), publishBy: "sahne" });
  await addUpload(user, "On the channel", { status: "scheduled", publishAt: hour(3), publishBy: "channel" });
  await addUpload(user, "Out", { status: "published", publishedAt: hour(-2) });
  await addUpload(user, "Failed", { status: "failed", errorCode: "youtube_refused", updatedAt: hour(-1) });
  await addUpload(user, "Asks", { status: "awaiting_approval" });
  await addUpload(user, "Taken back", { status: "failed", errorCode: "youtube_cancelled" });

  const { entries } = await calendar(user, -5, 5);

  expect(entries.map(({ title, state, isMovable, publishBy }) => [title, state, isMovable, publishBy])).toEqual([
    ["Out", "published", false, null],
    ["Failed", "failed", false, null],
    ["Asks", "approval", false, null],
    ["Planned", "planned", true, "sahne"],
    // Moved there, with a right that nobody gave.
    ["On the channel", "planned", false, "channel"],
  ]);
  expect(entries.every((entry) => entry.kind === "publication")).toBe(true);
});

test("changes that wait for their hour on the channel stand at it, and those that did not come about say so [R18.5 calendar]", async () => {
  const user = await makeUser(t.product());
  const there = { status: "published", publishedAt: new Date(Date.parse(at(-30 * DAY_MS))) };
  const change = (changeStatus: string, ms: number) => ({
    ...there,
    changeStatus,
    changeAt: new Date(Date.parse(at(ms))),
  });
  const [soon, later] = [change("conflict", HOUR_MS), change("planned", 2 * DAY_MS)];
  await addUpload(user, "later", later);
  await addUpload(user, "overtaken", soon);
  await addUpload(user, "beyond", change("planned", 9 * DAY_MS));
  await addUpload(user, "none", there);

  const { entries } = await calendar(user, 0, 6);

  expect(entries).toMatchObject([
    { title: "overtaken", kind: "change", state: "asks", at: soon.changeAt.toISOString() },
    { title: "later", kind: "change", state: "planned", at: later.changeAt.toISOString(), channelId: "UC1" },
  ]);
});

test("moved and skipped times, drawn times and their hours are shown as they will run [R13.3 calendar] [R13.4 calendar]", async () => {
  const user = await makeUser(t.product());
  const random = { minHours: 20, maxHours: 30, fromHour: 9, toHour: 18 };
  const made = await plan(user, { scheduledAt: at(HOUR_MS), recurring: true, random });
  const { entries } = await calendar(user, 0, 6);
  const [first, second, third] = entries;
  expect(entries.length).toBeGreaterThan(3);
  expect(first).toMatchObject({ window: { fromHour: 9, toHour: 18 }, state: "planned", isMovable: true });

  const path = `/api/schedules/${made._id}`;
  const to = new Date(Date.parse(second?.at ?? "") + MINUTE_MS).toISOString();
  await callApi(t.product(), "POST", `${path}/move`, { token: user.token, body: { runAt: second?.at, to } });
  await callApi(t.product(), "POST", `${path}/skip`, { token: user.token, body: { runAt: third?.at } });

  const after = await calendar(user, 0, 6);
  expect(after.entries.map((entry) => entry.at)).toEqual([first?.at, to, ...entries.slice(3).map((entry) => entry.at)]);
});

test("the days of the range are those of the asked zone, also where a day has 25 hours [R13.3 calendar]", async () => {
  const user = await makeUser(t.product());
  const zone = "America/New_York";
  // The clocks go back on 7 November 2027: the day lasts from 04:00Z to 05:00Z of the next.
  for (const scheduledAt of [
    "2027-11-07T03:59:00Z",
    "2027-11-07T04:00:00Z",
    "2027-11-08T04:59:00Z",
    "2027-11-08T05:00:00Z",
  ]) {
    await plan(user, { scheduledAt });
  }

  const { body } = await ask(user, { from: "2027-11-07", to: "2027-11-07", timeZone: zone });

  const times = (body as Calendar).entries.map((entry) => entry.at);
  expect(times).toEqual(["2027-11-07T04:00:00.000Z", "2027-11-08T04:59:00.000Z"]);
});

test.each([
  { name: "40 plans of every day", count: 40, apart: MINUTE_MS, recurringType: "daily", films: 40 * 60 },
  { name: "5,200 plans of one day each", count: 5_200, apart: 10 * MINUTE_MS, recurringType: null, films: 5_200 },
])(
  "$name: more than one answer holds is asked for from where it ended, and nothing comes twice or is left out [R13.3 calendar]",
  async ({ count, apart, recurringType, films }) => {
    const { context } = t.product();
    const user = await makeUser(t.product());
    const made = await plan(user, { scheduledAt: at(HOUR_MS), recurring: true, recurringType: "daily" });
    const [row] = await context.db.select().from(schedules).where(eq(schedules.id, made._id));
    if (!row) throw new Error("The plan is gone.");
    const plans = Array.from({ length: count }, (_, index) => {
      const anchorAt = new Date(row.anchorAt.getTime() + index * apart);
      return {
        ...row,
        id: `copy-${index}`,
        videoId: null,
        recurringType,
        anchorAt,
        nextRunAt: anchorAt,
        dueAt: anchorAt,
      };
    });
    await context.db.delete(schedules);
    for (let start = 0; start < count; start += 1_000) {
      await context.db.insert(schedules).values(plans.slice(start, start + 1_000));
    }

    const range = { from: day(0), to: day(59) };
    const ids: string[] = [];
    let moreFrom: string | null = "";
    while (moreFrom !== null) {
      const { body } = await ask(user, { ...range, ...(moreFrom !== "" && { moreFrom }) });
      const answer = body as Calendar;
      expect(answer.entries.length).toBeLessThanOrEqual(CALENDAR_MAX_ENTRIES);
      ids.push(...answer.entries.map((entry) => entry.id));
      ({ moreFrom } = answer);
    }

    expect(ids).toHaveLength(films);
    expect(new Set(ids).size).toBe(films);
  },
);

test.each([
  ["a range of months", { from: "2026-01-01", to: "2026-06-01" }],
  ["an end before the beginning", { from: "2026-02-01", to: "2026-01-01" }],
  ["an impossible day", { from: "2026-02-30", to: "2026-03-01" }],
  ["an unknown zone", { from: "2026-02-01", to: "2026-02-02", timeZone: "Mars/Olympus" }],
])("%s is refused in words [R13.3 calendar]", async (_name, query) => {
  expect((await ask(await makeUser(t.product()), query)).status).toBe(400);
});
