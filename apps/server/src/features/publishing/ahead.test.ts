import type { Calendar } from "@sahne/contract/schedules/calendar";
import type { Plan } from "@sahne/contract/schedules/plans";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@sahne/contract/time-units";
import type { Video } from "@sahne/contract/videos/videos";
import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { runDue } from "#features/schedules/run-due-plans.ts";
import { occurrences, uploads, videos } from "#platform/db/schema.ts";
import { callApi, type Answer, type TestUser } from "#test/api.ts";
import { connectedUser, mainChannel, makeFilm } from "#test/published-films.ts";
import { holdRenders } from "#test/product/render-process.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { publishFinished } from "./publishing.service.ts";

const t = withTestProduct();

beforeEach(() => holdRenders(t.product()));

const later = (milliseconds: number): Date => new Date(t.product().clock.now().getTime() + milliseconds);

type Wish = { at: Date; asksFirst: boolean; rhythm?: object };

async function plan(user: TestUser, { at, asksFirst, rhythm = {} }: Wish): Promise<Plan> {
  const publication = {
    channelId: mainChannel(user).channelId,
    title: `Deniz ${at.toISOString()}`,
    description: "",
    privacyStatus: "private",
    asksFirst,
  };
  const wish = { scenario: "scheduled", promptText: "Deniz", keywords: "deniz", scheduled: true, publication };
  const made = await callApi(t.product(), "POST", "/video/create", { token: user.token, body: wish });
  const body = { scheduledAt: at.toISOString(), timeZone: "UTC", ...rhythm };
  const path = `/api/videos/${(made.body["video"] as Video)._id}/schedule`;
  const { body: reply } = await callApi(t.product(), "POST", path, { token: user.token, body });
  return read(user, (reply["schedule"] as Plan)._id);
}

async function read(user: TestUser, id: string): Promise<Plan> {
  const { body } = await callApi(t.product(), "GET", `/api/schedules/${id}`, { token: user.token });
  return body["schedule"] as Plan;
}

const edit = (user: TestUser, { _id }: Plan, body: object): Promise<Answer> =>
  callApi(t.product(), "PATCH", `/api/schedules/${_id}`, { token: user.token, body });

const filmsOf = (user: TestUser) =>
  t.product().context.db.select().from(videos).where(eq(videos.userId, user.id)).orderBy(asc(videos.createdAt));

/** The renderer's work, done: the film's file is another's, and what publishes it is the job itself. */
async function finish(user: TestUser): Promise<string> {
  const { context } = t.product();
  const [film] = await context.db.select().from(videos).where(eq(videos.status, "processing"));
  const { id: other } = await makeFilm(t.product(), user, 1000);
  const [file] = await context.db.select().from(videos).where(eq(videos.id, other));
  const { mediaKey, bytes, sha256 } = file ?? {};
  await context.db.delete(videos).where(eq(videos.id, other));
  const state = { status: "completed", stage: null, mediaKey, bytes, sha256 };
  await context.db
    .update(videos)
    .set(state)
    .where(eq(videos.id, film?.id ?? ""));
  await publishFinished(context, { userId: user.id, videoId: film?.id ?? "" });
  return film?.id ?? "";
}

const uploadOf = async (videoId: string) =>
  (await t.product().context.db.select().from(uploads).where(eq(uploads.videoId, videoId)))[0];

test("a plan that asks first makes its film six hours before, and its film goes out at its hour once approved [R13.1] [R18.2]", async () => {
  const { clock, context } = t.product();
  const user = await connectedUser(t.product());
  const hour = later(30 * HOUR_MS);
  const made = await plan(user, { at: hour, asksFirst: true });
  expect(made).toMatchObject({ aheadHours: 6, nextRunAt: hour.toISOString() });

  clock.advance(24 * HOUR_MS - MINUTE_MS);
  expect(await runDue(context)).toBe(0);
  clock.advance(2 * MINUTE_MS);
  expect(await runDue(context)).toBe(1);
  expect(await runDue(context)).toBe(0);
  const videoId = await finish(user);

  expect(await uploadOf(videoId)).toMatchObject({ status: "awaiting_approval", publishAt: hour, publishBy: "sahne" });
  await callApi(t.product(), "POST", `/api/videos/${videoId}/upload/approve`, { token: user.token });
  expect(await uploadOf(videoId)).toMatchObject({ status: "planned", publishAt: hour });
  // At its hour nothing is made again, and it counts as made in time.
  clock.advance(6 * HOUR_MS);
  expect(await runDue(context)).toBe(0);
  expect(await context.db.select().from(occurrences)).toMatchObject([{ plannedAt: hour, outcome: "started", videoId }]);
});

test("approved after its hour, it goes out at once; one that does not ask waits for its hour by itself [R18.2] [R18.4]", async () => {
  const { clock, context } = t.product();
  const user = await connectedUser(t.product());
  const late = await plan(user, { at: later(30 * HOUR_MS), asksFirst: true });
  clock.advance(25 * HOUR_MS);
  await runDue(context);
  const asked = await finish(user);
  clock.advance(6 * HOUR_MS);
  await callApi(t.product(), "POST", `/api/videos/${asked}/upload/approve`, { token: user.token });
  expect((await uploadOf(asked))?.status).not.toBe("planned");
  expect(await read(user, late._id)).toMatchObject({ nextRunAt: null });

  const hour = later(10 * HOUR_MS);
  const alone = await plan(user, { at: hour, asksFirst: false });
  expect(alone.aheadHours).toBe(0);
  await edit(user, alone, { aheadHours: 12 });
  expect(await runDue(context)).toBe(1);
  expect(await uploadOf(await finish(user))).toMatchObject({ status: "planned", publishAt: hour });
});

test("a plan whose hours lie closer together than it works ahead makes a film for each, none missed and none twice [R13.1]", async () => {
  const { clock, context } = t.product();
  const user = await connectedUser(t.product());
  const random = { minHours: 2, maxHours: 3, fromHour: 0, toHour: 24 };
  const made = await plan(user, { at: later(8 * HOUR_MS), asksFirst: false, rhythm: { recurring: true, random } });
  await edit(user, made, { aheadHours: 12 });

  await runDue(context);
  const first = await context.db.select().from(occurrences).orderBy(asc(occurrences.plannedAt));
  expect(first.length).toBeGreaterThan(1);
  expect(first.every(({ outcome, plannedAt }) => outcome === "started" && plannedAt > clock.now())).toBe(true);
  expect(await filmsOf(user)).toHaveLength(first.length);
  expect(new Date((await read(user, made._id)).nextRunAt ?? 0) > (first.at(-1)?.plannedAt ?? 0)).toBe(true);
});

test("the calendar says when a film is made, and a plan that publishes nothing makes it at its hour [R13.3]", async () => {
  const { clock, context } = t.product();
  const user = await connectedUser(t.product());
  const hour = later(30 * HOUR_MS);
  const made = await plan(user, { at: hour, asksFirst: true });
  const calendar = async () => {
    const day = (at: Date) => at.toISOString().slice(0, 10);
    const path = `/api/users/${user.id}/calendar?from=${day(clock.now())}&to=${day(later(3 * DAY_MS))}&timeZone=UTC`;
    return ((await callApi(t.product(), "GET", path, { token: user.token })).body as Calendar).entries;
  };
  const begins = new Date(hour.getTime() - 6 * HOUR_MS).toISOString();
  expect(await calendar()).toMatchObject([{ kind: "film", at: hour.toISOString(), makesAt: begins }]);

  await edit(user, made, { autoUpload: false });
  expect(await calendar()).toMatchObject([{ makesAt: null }]);
  clock.advance(25 * HOUR_MS);
  expect(await runDue(context)).toBe(0);
  const bad = await edit(user, made, { aheadHours: 73 });
  expect(bad).toMatchObject({ status: 400, body: { fields: { aheadHours: { code: "plan.ahead.bad" } } } });
});
