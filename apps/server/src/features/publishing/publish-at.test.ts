import { DAY_MS, HOUR_MS, MINUTE_MS } from "@sahne/contract/time-units";
import type { PlannedUpload } from "@sahne/contract/publishing/waiting-uploads";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { uploads } from "#platform/db/schema.ts";
import { callApi, type TestUser } from "#test/api.ts";
import { connectedUser, makeFilm, passTime, publishFilm, settleUpload, uploadOf } from "#test/published-films.ts";
import { holdRenders } from "#test/product/render-process.ts";
import { readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { sweepUploads } from "./sweep-uploads.ts";

const t = withTestProduct();

beforeEach(() => holdRenders(t.product()));

const later = (milliseconds: number): string =>
  new Date(t.product().clock.now().getTime() + milliseconds).toISOString();
const sent = async () => (await readLedger(t.product())).uploads.length;
const settle = () => t.product().context.queue.drain();

async function plan(user: TestUser, body: object): Promise<string> {
  const { id } = await makeFilm(t.product(), user, 1000);
  const { status } = await publishFilm(t.product(), user, id, body);
  expect(status).toBe(202);
  await settle();
  return id;
}

async function planned(user: TestUser): Promise<PlannedUpload[]> {
  const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/planned-uploads`, { token: user.token });
  return body["uploads"] as PlannedUpload[];
}

test("a film waits here for its hour, is listed, and is sent then, once [R18.4]", async () => {
  const user = await connectedUser(t.product());
  const publishAt = later(DAY_MS);
  const videoId = await plan(user, { publishAt, privacyStatus: "unlisted" });
  expect(await uploadOf(t.product(), user, videoId)).toMatchObject({
    status: "planned",
    publishAt,
    publishBy: "sahne",
  });
  expect(await planned(user)).toMatchObject([{ videoId, publishAt, publishBy: "sahne", privacyStatus: "unlisted" }]);

  await passTime(t.product(), DAY_MS - MINUTE_MS);
  await settle();
  expect(await sent()).toBe(0);
  await passTime(t.product(), 2 * MINUTE_MS);

  expect(await settleUpload(t.product(), user, videoId)).toMatchObject({
    status: "published",
    actualPrivacyStatus: "unlisted",
  });
  expect(await sent()).toBe(1);
  expect(await planned(user)).toEqual([]);
});

test("it can be moved, and goes at the new hour only [R18.4]", async () => {
  const user = await connectedUser(t.product());
  const videoId = await plan(user, { publishAt: later(HOUR_MS), privacyStatus: "private" });
  const publishAt = later(3 * HOUR_MS);

  const answer = await callApi(t.product(), "PATCH", `/api/videos/${videoId}/upload`, {
    token: user.token,
    body: { publishAt },
  });

  expect(answer.body["upload"]).toMatchObject({ status: "planned", publishAt });
  await passTime(t.product(), 2 * HOUR_MS);
  await settle();
  expect(await sent()).toBe(0);
  await passTime(t.product(), HOUR_MS + MINUTE_MS);
  expect(await settleUpload(t.product(), user, videoId)).toMatchObject({ status: "published" });
  expect(await sent()).toBe(1);
});

test("cancelled, it never goes; a move after that is refused [R18.4]", async () => {
  const user = await connectedUser(t.product());
  const videoId = await plan(user, { publishAt: later(HOUR_MS) });
  const { token } = user;

  expect((await callApi(t.product(), "POST", `/api/videos/${videoId}/upload/cancel`, { token })).status).toBe(200);
  const body = { publishAt: later(2 * HOUR_MS) };
  const move = await callApi(t.product(), "PATCH", `/api/videos/${videoId}/upload`, { token, body });

  expect(move.body["code"]).toBe("upload_not_waiting");
  await passTime(t.product(), 3 * HOUR_MS);
  await settle();
  expect(await sent()).toBe(0);
});

test("one whose job got lost over its hour is found and sent, once [R18.4]", async () => {
  const user = await connectedUser(t.product());
  const { context } = t.product();
  const videoId = await plan(user, { publishAt: later(HOUR_MS), privacyStatus: "private" });
  await context.db.execute(sql`delete from pgboss.job where name = 'video-publish'`);

  await passTime(t.product(), 2 * HOUR_MS);
  await sweepUploads(context);
  await sweepUploads(context);

  expect(await settleUpload(t.product(), user, videoId)).toMatchObject({ status: "published" });
  expect(await sent()).toBe(1);
});

test("the channel keeps the hour: the film is there at once as private, and public on time without us [R18.4]", async () => {
  const user = await connectedUser(t.product());
  const publishAt = later(DAY_MS);
  const videoId = await plan(user, { publishAt, publishBy: "channel", privacyStatus: "public" });
  await settleUpload(t.product(), user, videoId);
  const there = await uploadOf(t.product(), user, videoId);
  expect(there).toMatchObject({ status: "scheduled", actualPrivacyStatus: "private", publishAt });
  expect(await planned(user)).toMatchObject([{ videoId, publishBy: "channel" }]);

  // Nobody looks for two days, as if the server had been off.
  await passTime(t.product(), 2 * DAY_MS);
  expect(await settleUpload(t.product(), user, videoId)).toMatchObject({
    status: "published",
    actualPrivacyStatus: "public",
  });
  expect(await sent()).toBe(1);
});

test("one the channel did not make public is told of an hour after its time, not before [R18.4]", async () => {
  const user = await connectedUser(t.product());
  const videoId = await plan(user, { publishAt: later(DAY_MS), publishBy: "channel", privacyStatus: "public" });
  await settleUpload(t.product(), user, videoId);
  // As if the channel had kept it private: what we asked for is not what it does.
  await t.product().context.db.update(uploads).set({ privacyStatus: "unlisted" }).where(eq(uploads.videoId, videoId));

  await passTime(t.product(), DAY_MS + 2 * MINUTE_MS);
  await settle();
  expect(await uploadOf(t.product(), user, videoId)).toMatchObject({ status: "scheduled" });
  await passTime(t.product(), 2 * HOUR_MS);
  await settle();

  expect(await uploadOf(t.product(), user, videoId)).toMatchObject({
    status: "needs_attention",
    error: { code: "youtube_locked_private" },
  });
});

test.each([
  ["an hour that has passed", { publishAt: () => later(-MINUTE_MS) }, "publishAt"],
  ["an hour three years ahead", { publishAt: () => later(3 * 365 * DAY_MS) }, "publishAt"],
  ["five minutes for the channel", { publishAt: () => later(5 * MINUTE_MS), publishBy: "channel" }, "publishAt"],
  [
    "unlisted for the channel",
    { publishAt: () => later(DAY_MS), publishBy: "channel", privacyStatus: "unlisted" },
    "publishBy",
  ],
])("%s is refused with words, and nothing is stored [R18.4]", async (_name, { publishAt, ...body }, field) => {
  const user = await connectedUser(t.product());
  const { id } = await makeFilm(t.product(), user, 1000);

  const answer = await publishFilm(t.product(), user, id, { ...body, publishAt: publishAt() });

  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body["fields"] as object)).toEqual([field]);
  expect(await uploadOf(t.product(), user, id)).toBeNull();
});
