import { HOUR_MS } from "@sahne/contract/time-units";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { nextPacificMidnight } from "#features/youtube/pacific-day.ts";
import { freshAccessToken } from "#features/youtube/refresh-access-token.ts";
import { jobs } from "#jobs.ts";
import { queryRows } from "#platform/db/rows.ts";
import { connections, uploads } from "#platform/db/schema.ts";
import { callApi, makeUser } from "#test/api.ts";
import {
  MEBIBYTE,
  connectAs,
  connectedUser,
  mainChannel,
  makeFilm,
  noticesOf,
  passTime,
  publishFilm,
  settleUpload,
  uploadOf,
  wholeUploadOf,
  withdrawGrant,
} from "#test/published-films.ts";
import { armFault, readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

// What waits, waits until the test lets time pass; and no day of California ends meanwhile.
beforeEach(() => t.product().clock.stopAtNoon());

async function channelOf(token: string): Promise<Record<string, unknown>> {
  const { body } = await callApi(t.product(), "GET", "/api/youtube/token/check", { token });
  return body["channel"] as Record<string, unknown>;
}

test.each([
  ["the project's daily quota", "quota-exceeded"],
  ["the daily uploads, which look like a short limit", "upload-bucket-429"],
])("when %s is used up, it waits for midnight in California and then goes by itself", async (_name, fault) => {
  const product = t.product();
  const user = await connectedUser(product);
  const film = await makeFilm(product, user, 1000);
  await armFault(product, { name: fault, path: "/upload/" });

  await publishFilm(product, user, film.id);
  const held = await settleUpload(product, user, film.id);

  const midnight = nextPacificMidnight(product.clock.now()).getTime();
  expect(held).toMatchObject({
    status: "needs_attention",
    error: { code: "youtube_quota_exceeded", action: "wait" },
  });
  const waitsUntil = Date.parse(held?.waitsUntil ?? "");
  expect(waitsUntil).toBeGreaterThanOrEqual(midnight);
  expect(waitsUntil).toBeLessThan(midnight + 11 * 60_000);
  expect(await channelOf(user.token)).toMatchObject({ health: { uploadsLeftToday: 0 } });

  await passTime(product, waitsUntil - product.clock.now().getTime() + 1_000);
  expect(await settleUpload(product, user, film.id)).toMatchObject({ status: "published", waitsUntil: null });
  const { uploads: received } = await readLedger(product);
  expect(received).toMatchObject([{ sha256: film.sha256 }]);
  expect(received[0]?.bytesOnWire).toBe(received[0]?.bytes);
  expect(await noticesOf(product, user)).toEqual(["upload_published", "upload_needs_attention"]);
});

test("a channel that takes no more today waits a day, while other channels go on", async () => {
  const product = t.product();
  const [full, other] = [await connectedUser(product), await connectedUser(product, "can")];
  const [late, mine] = [await makeFilm(product, full, 1000), await makeFilm(product, other, 1000)];
  await armFault(product, { name: "upload-limit", text: "late" });

  await publishFilm(product, full, late.id, { title: "late" });
  expect(await settleUpload(product, full, late.id)).toMatchObject({ error: { code: "youtube_upload_limit" } });
  await publishFilm(product, other, mine.id);
  expect(await settleUpload(product, other, mine.id)).toMatchObject({ status: "published" });
  expect(await channelOf(full.token)).toMatchObject({ health: { uploadsPausedUntil: expect.any(String) } });

  await passTime(product, 25 * HOUR_MS);
  expect(await settleUpload(product, full, late.id)).toMatchObject({ status: "published" });
});

test("a grant withdrawn in the middle keeps the upload waiting, tells once, and the same session goes on after a reconnect [R8.1] [R10.5]", async () => {
  const product = t.product();
  const { context } = product;
  const user = await connectedUser(product);
  const [film, next] = [await makeFilm(product, user, 20 * MEBIBYTE), await makeFilm(product, user, 1000)];
  await armFault(product, { name: "chunk-503" });
  await publishFilm(product, user, film.id);
  await context.queue.drain();
  await withdrawGrant(product, await freshAccessToken(context, mainChannel(user)));
  product.clock.advance(2 * HOUR_MS);

  const waiting = await settleUpload(product, user, film.id);

  expect(waiting).toMatchObject({
    status: "needs_attention",
    waitsUntil: null,
    error: { code: "youtube_reauth_required", action: "reconnect" },
  });
  expect(await publishFilm(product, user, next.id)).toMatchObject({ status: 409 });
  expect((await callApi(product, "GET", `/api/users/${user.id}/profile`, { token: user.token })).status).toBe(200);
  expect(await noticesOf(product, user)).toEqual(["channel_needs_reconnect"]);

  await connectAs(product, user, {});
  expect(await settleUpload(product, user, film.id)).toMatchObject({ status: "published" });
  const { uploads: received } = await readLedger(product);
  expect(received).toMatchObject([{ sha256: film.sha256 }]);
  expect((received[0]?.bytesOnWire ?? Infinity) - 20 * MEBIBYTE).toBeLessThanOrEqual(8 * MEBIBYTE);
});

test("a channel that is connected besides does not get the film of another [R18.3]", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  const film = await makeFilm(product, user, 1000);
  await product.context.db
    .update(connections)
    .set({ uploadsPausedUntil: new Date(product.clock.now().getTime() + 60_000) });
  await publishFilm(product, user, film.id);
  await product.context.queue.drain();
  await connectAs(product, user, { account: "can" });
  product.clock.advance(61_000);

  const { channelId } = mainChannel(user);
  expect(await settleUpload(product, user, film.id)).toMatchObject({ status: "published", channelId });
  expect((await readLedger(product)).uploads).toHaveLength(1);
});

test("without the right to upload the answer names it, and the rest works", async () => {
  const product = t.product();
  const user = await makeUser(product);
  await connectAs(product, user, { without: ["youtube.upload", "yt-analytics.readonly"] });
  const film = await makeFilm(product, user, 1000);

  expect(await channelOf(user.token)).toMatchObject({
    rights: { canUpload: false, canRead: true, canSeeAnalytics: false, canChange: false },
  });
  expect(await publishFilm(product, user, film.id)).toMatchObject({
    status: 409,
    body: { code: "youtube_upload_right_missing" },
  });
});

test("a right that Google takes back is shown as missing, and a reconnect lets the film go on", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  const film = await makeFilm(product, user, 1000);
  const error = { code: 403, message: "scope", errors: [{ reason: "insufficientPermissions" }] };
  await armFault(product, { name: "status", path: "/upload/", status: 403, body: { error } });

  await publishFilm(product, user, film.id);

  expect(await settleUpload(product, user, film.id)).toMatchObject({ error: { code: "youtube_upload_right_missing" } });
  expect(await channelOf(user.token)).toMatchObject({ rights: { canUpload: false, canRead: true } });
  await connectAs(product, user, {});
  expect(await settleUpload(product, user, film.id)).toMatchObject({ status: "published" });
});

test("disconnecting in the middle cancels what is on its way and forgets the session [R11.5]", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  const film = await makeFilm(product, user, 20 * MEBIBYTE);
  await armFault(product, { name: "chunk-503" });
  await publishFilm(product, user, film.id);
  await product.context.queue.drain();

  await callApi(product, "DELETE", "/api/youtube/disconnect", { token: user.token });
  const upload = await settleUpload(product, user, film.id);

  expect(upload).toMatchObject({ status: "failed", error: { code: "youtube_cancelled" } });
  const [row] = await product.context.db.select().from(uploads).where(eq(uploads.videoId, film.id));
  expect(row?.sessionUriSealed).toBeNull();
  expect((await readLedger(product)).uploads).toHaveLength(0);
});

test("cancelling stops before the next chunk; a published one can no longer be cancelled", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  const film = await makeFilm(product, user, 20 * MEBIBYTE);
  await armFault(product, { name: "chunk-503" });
  await publishFilm(product, user, film.id);
  await product.context.queue.drain();
  const cancel = () => callApi(product, "POST", `/api/videos/${film.id}/upload/cancel`, { token: user.token });

  expect(await cancel()).toMatchObject({ status: 200, body: { upload: { status: "failed" } } });
  expect(await settleUpload(product, user, film.id)).toMatchObject({ error: { code: "youtube_cancelled" } });
  expect((await readLedger(product)).uploads).toHaveLength(0);

  await publishFilm(product, user, film.id);
  await settleUpload(product, user, film.id);
  expect(await cancel()).toMatchObject({ status: 409, body: { code: "upload_not_cancellable" } });
});

test("what the channel refuses is marked at its field, and can be sent again corrected", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  const film = await makeFilm(product, user, 1000);
  const refusal = { code: 400, message: "invalid", errors: [{ reason: "invalidTags", domain: "youtube.video" }] };
  await armFault(product, { name: "status", path: "/upload/", status: 400, body: { error: refusal } });

  await publishFilm(product, user, film.id);
  expect(await settleUpload(product, user, film.id)).toMatchObject({ status: "failed", reason: "invalidTags" });
  expect(await wholeUploadOf(product, user, film.id)).toMatchObject({ refusedFields: ["tags"] });
  expect(await noticesOf(product, user)).toEqual(["upload_failed"]);

  expect((await publishFilm(product, user, film.id)).status).toBe(202);
  expect(await settleUpload(product, user, film.id)).toMatchObject({ status: "published", reason: null });
});

test("a channel that stays silent is tried again by itself and never given up", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  const film = await makeFilm(product, user, 1000);
  await armFault(product, { name: "init-503", times: 9 });
  await publishFilm(product, user, film.id);

  let upload = await uploadOf(product, user, film.id);
  for (let round = 0; round < 12 && upload?.status !== "needs_attention"; round += 1) {
    await product.context.queue.drain();
    product.clock.advance(400_000);
    upload = await uploadOf(product, user, film.id);
  }

  expect(upload).toMatchObject({ error: { code: "youtube_unavailable" }, waitsUntil: expect.any(String) });
  for (let round = 0; round < 4 && upload?.status !== "published"; round += 1) {
    await passTime(product, HOUR_MS);
    await product.context.queue.drain();
    upload = await uploadOf(product, user, film.id);
  }
  expect(upload).toMatchObject({ status: "published", error: null });
});

test("one channel gets one film at a time", async () => {
  const product = t.product();
  const { context } = product;
  const user = await connectedUser(product);
  const films = [await makeFilm(product, user, 9 * MEBIBYTE), await makeFilm(product, user, 9 * MEBIBYTE)];
  const { youtube } = context;
  onTestFinished(() => void Object.assign(context, { youtube }));
  let [sending, mostAtOnce] = [0, 0];
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const sendChunk: typeof youtube.sendChunk = async (...chunk) => {
    sending += 1;
    mostAtOnce = Math.max(mostAtOnce, sending);
    await released;
    return youtube.sendChunk(...chunk).finally(() => {
      sending -= 1;
    });
  };
  Object.assign(context, { youtube: { ...youtube, sendChunk } });

  for (const film of films) await publishFilm(product, user, film.id);
  // The first is under way, and the second has been sent away until later.
  const turnedAway = sql`select 1 from pgboss.job where name = ${jobs.publishVideo.name} and state < 'active' and start_after > created_on`;
  await expect.poll(async () => (await queryRows(context.db, turnedAway)).length).toBe(1);
  letGo();
  for (const film of films) await settleUpload(product, user, film.id);

  expect(mostAtOnce).toBe(1);
  expect((await readLedger(product)).uploads.map((upload) => upload.sha256).toSorted()).toEqual(
    films.map((film) => film.sha256).toSorted(),
  );
});
