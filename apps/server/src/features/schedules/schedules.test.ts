import type { Notification } from "@sahne/contract/history/notifications";
import type { Schedule } from "@sahne/contract/schedules/schedules";
import { DAY_MS, HOUR_MS } from "@sahne/contract/time-units";
import type { Video } from "@sahne/contract/videos/videos";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { occurrences, schedules, videos } from "#platform/db/schema.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { holdRenders } from "#test/product/render-process.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { runDue } from "./run-due-plans.ts";

const t = withTestProduct();

beforeEach(() => holdRenders(t.product()));

async function createScheduled(user: TestUser): Promise<string> {
  const options = { resolution: "480p", durationSeconds: 5 };
  const body = { scenario: "scheduled", promptText: "Her sabah deniz", keywords: "deniz", scheduled: true, options };
  const answer = await callApi(t.product(), "POST", "/video/create", { token: user.token, body });
  return (answer.body["video"] as Video)._id;
}

const inFuture = (milliseconds: number): string =>
  new Date(t.product().clock.now().getTime() + milliseconds).toISOString();

async function schedule(user: TestUser, videoId: string, body: object) {
  return callApi(t.product(), "POST", `/api/videos/${videoId}/schedule`, { token: user.token, body, language: "mix" });
}

async function rows(user: TestUser) {
  const { db } = t.product().context;
  return {
    videos: await db.select().from(videos).where(eq(videos.userId, user.id)),
    occurrences: await db.select().from(occurrences).where(eq(occurrences.userId, user.id)),
    schedules: await db.select().from(schedules).where(eq(schedules.userId, user.id)),
  };
}

test("a scheduled video gets its time and starts when it has come, once [R11.12] [R12.4] [R13.1]", async () => {
  const { clock, context } = t.product();
  const user = await makeUser(t.product());
  const videoId = await createScheduled(user);
  const answer = await schedule(user, videoId, {
    scheduledAt: inFuture(HOUR_MS),
    recurring: false,
    recurringType: null,
  });

  expect(answer).toMatchObject({
    status: 200,
    body: { video: { _id: videoId, status: "scheduled" }, schedule: { recurring: false, isPaused: false } },
  });
  expect(await runDue(context)).toBe(0);
  clock.advance(HOUR_MS + 1000);
  expect(await runDue(context)).toBe(1);
  expect(await runDue(context)).toBe(0);

  const after = await rows(user);
  expect(after.videos).toMatchObject([{ id: videoId, status: "processing", autoUpload: true }]);
  expect(after.occurrences).toMatchObject([{ outcome: "started", videoId }]);
  expect(after.schedules).toMatchObject([{ nextRunAt: null }]);
});

test("repeating the schedule call changes the time and makes no second plan [R7.6]", async () => {
  const user = await makeUser(t.product());
  const videoId = await createScheduled(user);

  const first = await schedule(user, videoId, { scheduledAt: inFuture(HOUR_MS) });
  const second = await schedule(user, videoId, {
    scheduledAt: inFuture(2 * HOUR_MS),
    recurring: true,
    recurringType: "daily",
  });

  expect((first.body["schedule"] as Schedule)._id).toBe((second.body["schedule"] as Schedule)._id);
  expect((await rows(user)).schedules).toMatchObject([{ recurringType: "daily" }]);
});

test("each recurrence makes a new video of its own [R13.1]", async () => {
  const { clock, context } = t.product();
  const user = await makeUser(t.product());
  const videoId = await createScheduled(user);
  await schedule(user, videoId, {
    scheduledAt: inFuture(HOUR_MS),
    recurring: true,
    recurringType: "daily",
    endAfter: 3,
  });

  for (let day = 0; day < 5; day += 1) {
    clock.advance(day === 0 ? HOUR_MS + 1000 : DAY_MS);
    await runDue(context);
  }

  const after = await rows(user);
  expect(after.videos).toHaveLength(3);
  expect(after.videos.every((video) => video.promptText === "Her sabah deniz" && video.status === "processing")).toBe(
    true,
  );
  expect(after.schedules).toMatchObject([{ nextRunAt: null }]);
});

test("after three days away one run is caught up on, the others are marked missed and told, the next is on time (F29)", async () => {
  const { clock, context } = t.product();
  const user = await makeUser(t.product());
  const videoId = await createScheduled(user);
  const scheduledAt = inFuture(HOUR_MS);
  await schedule(user, videoId, { scheduledAt, recurring: true, recurringType: "daily", timeZone: "UTC" });

  clock.advance(2 * DAY_MS + 3 * HOUR_MS);
  await runDue(context);

  const after = await rows(user);
  const outcomes = after.occurrences.toSorted((a, b) => a.plannedAt.getTime() - b.plannedAt.getTime());
  expect(outcomes.map((row) => row.outcome)).toEqual(["missed", "missed", "late"]);
  expect(after.schedules[0]?.nextRunAt?.getTime()).toBe(new Date(scheduledAt).getTime() + 3 * DAY_MS);
  const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/notifications`, { token: user.token });
  expect(body).toMatchObject({ unread: 3 });
  expect((body["notifications"] as Notification[]).map((notice) => notice.kind).toSorted()).toEqual([
    "schedule_late",
    "schedule_missed",
    "schedule_missed",
  ]);
});

test.each([
  ["an hour", HOUR_MS],
  ["a day", DAY_MS],
])("a clock that jumps %s back and forth again repeats no run and leaves none out (F27)", async (_name, jump) => {
  const { clock, context } = t.product();
  const user = await makeUser(t.product());
  const videoId = await createScheduled(user);
  const scheduledAt = inFuture(HOUR_MS);
  await schedule(user, videoId, { scheduledAt, recurring: true, recurringType: "daily", timeZone: "UTC" });

  clock.advance(HOUR_MS + 1000);
  expect(await runDue(context)).toBe(1);
  for (const step of [-jump, jump]) {
    clock.advance(step);
    expect(await runDue(context)).toBe(0);
  }
  clock.advance(DAY_MS);
  expect(await runDue(context)).toBe(1);

  const first = new Date(scheduledAt).getTime();
  const planned = (await rows(user)).occurrences.map((row) => row.plannedAt.getTime()).toSorted((a, b) => a - b);
  expect(planned).toEqual([first, first + DAY_MS]);
});

test("a single time more than a day past is missed, not run [R13.1]", async () => {
  const { clock, context } = t.product();
  const user = await makeUser(t.product());
  const videoId = await createScheduled(user);
  await schedule(user, videoId, { scheduledAt: inFuture(HOUR_MS) });

  clock.advance(DAY_MS + 2 * HOUR_MS);
  await runDue(context);

  const after = await rows(user);
  expect(after.occurrences).toMatchObject([{ outcome: "missed" }]);
  expect(after.videos).toMatchObject([{ status: "scheduled" }]);
});

test("a clock that jumps back and forth repeats nothing [R13.1]", async () => {
  const { clock, context } = t.product();
  const user = await makeUser(t.product());
  const videoId = await createScheduled(user);
  await schedule(user, videoId, { scheduledAt: inFuture(HOUR_MS), recurring: true, recurringType: "daily" });

  clock.advance(HOUR_MS + 1000);
  expect(await runDue(context)).toBe(1);
  for (const jump of [-2 * HOUR_MS, HOUR_MS, HOUR_MS, -DAY_MS, DAY_MS]) {
    clock.advance(jump);
    expect(await runDue(context)).toBe(0);
  }

  expect((await rows(user)).occurrences).toHaveLength(1);
});

test("a missed single time leaves a video that needs another one, and takes it [R13.1]", async () => {
  const { clock, context } = t.product();
  const user = await makeUser(t.product());
  const videoId = await createScheduled(user);
  await schedule(user, videoId, { scheduledAt: inFuture(HOUR_MS) });
  clock.advance(DAY_MS + 2 * HOUR_MS);
  await runDue(context);
  const read = () => callApi(t.product(), "GET", `/api/videos/${videoId}`, { token: user.token });
  expect((await read()).body["video"]).toMatchObject({ status: "scheduled", plannedAt: null });
  const told = () => callApi(t.product(), "GET", `/api/users/${user.id}/notifications`, { token: user.token });
  expect((await told()).body["notifications"]).toMatchObject([{ kind: "schedule_missed", isSettled: false }]);

  const again = inFuture(HOUR_MS);
  expect((await schedule(user, videoId, { scheduledAt: again })).status).toBe(200);

  expect((await read()).body["video"]).toMatchObject({ status: "scheduled", plannedAt: again });
  expect((await told()).body["notifications"]).toMatchObject([{ kind: "schedule_missed", isSettled: true }]);
  clock.advance(HOUR_MS + 1000);
  expect(await runDue(context)).toBe(1);
});

test("a paused plan runs nothing; resumed, it goes on with the next time to come [R13.3 pause] [R13.3 resume]", async () => {
  const { clock, context } = t.product();
  const user = await makeUser(t.product());
  const videoId = await createScheduled(user);
  const scheduledAt = inFuture(HOUR_MS);
  const { body } = await schedule(user, videoId, {
    scheduledAt,
    recurring: true,
    recurringType: "daily",
    timeZone: "UTC",
  });
  const path = `/api/schedules/${(body["schedule"] as Schedule)._id}`;
  await callApi(t.product(), "PATCH", path, { token: user.token, body: { isPaused: true } });

  clock.advance(3 * HOUR_MS);
  expect(await runDue(context)).toBe(0);
  const resumed = await callApi(t.product(), "PATCH", path, { token: user.token, body: { isPaused: false } });

  expect(resumed.body["schedule"]).toMatchObject({
    isPaused: false,
    nextRunAt: new Date(new Date(scheduledAt).getTime() + DAY_MS).toISOString(),
  });
  expect(await runDue(context)).toBe(0);
  expect((await callApi(t.product(), "DELETE", path, { token: user.token })).status).toBe(200);
  expect((await rows(user)).schedules).toEqual([]);
});

test.each([
  [
    "a past time",
    { scheduledAt: "2020-01-01T10:00:00Z" },
    "scheduledAt",
    "Zamanlama gelecek bir tarih ve saat olmalıdır.",
  ],
  [
    "the year 9999",
    { scheduledAt: "9999-01-01T10:00:00Z" },
    "scheduledAt",
    "Zamanlama en fazla 10 yıl sonrası için yapılabilir.",
  ],
  ["no time", { scheduledAt: "yarın" }, "scheduledAt", "Lütfen tarih ve saat seçin."],
  [
    "an unknown zone",
    { scheduledAt: "2030-01-01T10:00:00Z", timeZone: "Mars/Olympus" },
    "timeZone",
    "Bu saat dilimi bilinmiyor",
  ],
  [
    "no frequency",
    { scheduledAt: "2030-01-01T10:00:00Z", recurring: true },
    "recurringType",
    "Ne sıklıkta tekrarlanacağını seçin",
  ],
])("%s is refused at its field, and nothing is half done [R7.7]", async (_name, body, field, text) => {
  const user = await makeUser(t.product());
  const videoId = await createScheduled(user);

  const answer = await schedule(user, videoId, body);

  expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: { message: text } } } });
  expect((await rows(user)).schedules).toEqual([]);
});

test("a plan belongs to its owner, and only a waiting video can be planned [R11.16]", async () => {
  const [ada, eve] = [await makeUser(t.product()), await makeUser(t.product())];
  const videoId = await createScheduled(ada);
  const body = { scheduledAt: inFuture(HOUR_MS) };

  expect((await schedule(eve, videoId, body)).status).toBe(404);
  const planned = await schedule(ada, videoId, body);
  const path = `/api/schedules/${(planned.body["schedule"] as Schedule)._id}`;
  expect((await callApi(t.product(), "DELETE", path, { token: eve.token })).status).toBe(404);

  await t.product().context.db.update(videos).set({ status: "completed" }).where(eq(videos.id, videoId));
  expect(await schedule(ada, videoId, body)).toMatchObject({ status: 409, body: { code: "video_not_schedulable" } });
});
