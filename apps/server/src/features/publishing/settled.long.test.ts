import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { sweepExports } from "#features/account-data/exports.service.ts";
import type { Youtube } from "#providers/youtube.ts";
import { connections, dataExports, quotaDays, uploads } from "#platform/db/schema.ts";
import { callApi, type TestUser } from "#test/api.ts";
import {
  connectedUser,
  makeFilm,
  MEBIBYTE,
  noticesOf,
  publishFilm,
  settleUpload,
  uploadOf,
} from "#test/published-films.ts";
import { armFault, readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { sweepUploads } from "./sweep-uploads.ts";

const t = withTestProduct();

beforeEach(() => t.product().clock.stopAtNoon());

const cancel = (user: TestUser, videoId: string) =>
  callApi(t.product(), "POST", `/api/videos/${videoId}/upload/cancel`, { token: user.token });

/** Keeps the next chunk, or the channel's answer to it, until the test lets it go. */
function holdNextChunk(what: "chunk" | "answer" = "chunk"): { held: Promise<void>; letGo: () => void } {
  const { context } = t.product();
  const { youtube } = context;
  onTestFinished(() => void Object.assign(context, { youtube }));
  let [reached, letGo] = [() => {}, () => {}];
  const held = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const sendChunk: Youtube["sendChunk"] = async (...chunk) => {
    Object.assign(context, { youtube });
    const answer = what === "answer" ? youtube.sendChunk(...chunk) : undefined;
    await answer;
    reached();
    await released;
    return answer ?? youtube.sendChunk(...chunk);
  };
  Object.assign(context, { youtube: { ...youtube, sendChunk } });
  return { held, letGo: () => letGo() };
}

test.each([
  ["is missing", null],
  ["has become empty", Buffer.alloc(0)],
])("a film whose file %s ends with those words, before anything is opened at the channel", async (_name, content) => {
  const product = t.product();
  const user = await connectedUser(product);
  const film = await makeFilm(product, user, 1000);
  const key = `videos/${user.id}/${film.id}.mp4`;
  if (content) await product.context.media.put(key, content);
  else await product.context.media.remove(key);

  await publishFilm(product, user, film.id);

  expect(await settleUpload(product, user, film.id)).toMatchObject({
    status: "failed",
    error: { code: "film_missing", action: "contact" },
  });
  expect((await readLedger(product)).quota.used.uploads).toBe(0);
});

test("a publication that fails for a reason of our own is settled with the last try and told", async () => {
  const product = t.product();
  const { context } = product;
  const user = await connectedUser(product);
  const film = await makeFilm(product, user, 1000);
  const { media } = context;
  onTestFinished(() => void Object.assign(context, { media }));
  Object.assign(context, { media: { ...media, open: () => Promise.reject(new Error("unreadable sector")) } });
  await publishFilm(product, user, film.id);

  for (let round = 0; round < 12; round += 1) {
    await context.queue.drain();
    product.clock.advance(400_000);
  }

  expect(await uploadOf(product, user, film.id)).toMatchObject({ status: "failed", error: { code: "internal" } });
  expect(await noticesOf(product, user)).toEqual(["upload_failed"]);
});

/** A publication as it stands when its job has got lost. */
async function stranded(user: TestUser, state: { status?: string; errorCode?: string }): Promise<string> {
  const { context, clock } = t.product();
  const film = await makeFilm(t.product(), user, 1000);
  await context.db.update(connections).set({ uploadsPausedUntil: new Date(clock.now().getTime() + 1_000) });
  await publishFilm(t.product(), user, film.id);
  await context.queue.drain();
  await loseJobs();
  await context.db.update(uploads).set({ errorCode: null, waitsUntil: null, ...state });
  clock.advance(120_000);
  return film.id;
}

const loseJobs = () => t.product().context.db.execute(sql`delete from pgboss.job where state < 'active'`);

test("a publication whose job got lost is taken up again, whether it is being sent or read back", async () => {
  const product = t.product();
  const { context } = product;
  const user = await connectedUser(product);
  const videoId = await stranded(user, { status: "uploading" });

  await sweepUploads(context);
  await sweepUploads(context);
  expect(await settleUpload(product, user, videoId)).toMatchObject({ status: "published" });

  await context.db.update(uploads).set({ status: "verifying" });
  await loseJobs();
  product.clock.advance(120_000);
  await sweepUploads(context);
  expect(await settleUpload(product, user, videoId)).toMatchObject({ status: "published" });
  expect((await readLedger(product)).uploads).toHaveLength(1);
});

test("what waits for its owner is not taken up by the sweep", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  await stranded(user, { errorCode: "youtube_reauth_required" });

  await sweepUploads(product.context);
  await product.context.queue.drain();

  expect((await readLedger(product)).uploads).toHaveLength(0);
});

test("an export whose job got lost is made all the same", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  const path = `/api/users/${user.id}/export`;
  expect((await callApi(product, "POST", path, { token: user.token })).status).toBeLessThan(300);
  await product.context.queue.drain();
  await product.context.db.update(dataExports).set({ status: "running", mediaKey: null, expiresAt: null });
  product.clock.advance(120_000);

  await sweepExports(product.context);
  await product.context.queue.drain();

  expect((await callApi(product, "GET", path, { token: user.token })).body).toMatchObject({
    export: { status: "ready" },
  });
});

test("a refusal after the last chunk has left is no proof that nothing arrived: its owner is asked", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  const film = await makeFilm(product, user, 1000);
  const error = { code: 403, message: "no", errors: [{ reason: "channelClosed" }] };
  await armFault(product, { name: "lose-final" });
  await armFault(product, { name: "status", method: "PUT", path: "/upload/", skip: 1, status: 403, body: { error } });

  await publishFilm(product, user, film.id);

  expect(await settleUpload(product, user, film.id)).toMatchObject({
    status: "needs_attention",
    error: { code: "youtube_outcome_unknown", action: "decide" },
  });
  expect(await publishFilm(product, user, film.id)).toMatchObject({ status: 409 });
  expect((await readLedger(product)).uploads).toHaveLength(1);
});

test("once the last chunk has left, nothing can be cancelled any more", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  const film = await makeFilm(product, user, 1000);
  const { held, letGo } = holdNextChunk();
  await publishFilm(product, user, film.id);
  await held;

  expect(await cancel(user, film.id)).toMatchObject({ status: 409, body: { code: "upload_not_cancellable" } });
  letGo();

  expect(await settleUpload(product, user, film.id)).toMatchObject({ status: "published" });
});

test("a worker whose publication was cancelled and begun anew meanwhile sends nothing more of the old one", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  const film = await makeFilm(product, user, 20 * MEBIBYTE);
  const { held, letGo } = holdNextChunk();
  await publishFilm(product, user, film.id, { title: "Eski" });
  await held;

  expect((await cancel(user, film.id)).status).toBe(200);
  expect((await publishFilm(product, user, film.id, { title: "Yeni" })).status).toBe(202);
  letGo();

  expect(await settleUpload(product, user, film.id)).toMatchObject({ status: "published" });
  expect((await readLedger(product)).uploads.map(({ title }) => title)).toEqual(["Yeni"]);
  const [row] = await product.context.db.select().from(uploads).where(eq(uploads.videoId, film.id));
  expect(row?.title).toBe("Yeni");
});

test("a film whose answer comes after its channel was disconnected is not forgotten, and may not be sent again unasked", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  const film = await makeFilm(product, user, 1000);
  const { held, letGo } = holdNextChunk("answer");
  await publishFilm(product, user, film.id);
  await held;

  await callApi(product, "DELETE", "/api/youtube/disconnect", { token: user.token });
  expect(await uploadOf(product, user, film.id)).toMatchObject({
    status: "needs_attention",
    error: { code: "youtube_outcome_unknown" },
  });
  letGo();
  await product.context.queue.drain();

  const { uploads: received } = await readLedger(product);
  expect(received).toHaveLength(1);
  expect(await uploadOf(product, user, film.id)).toMatchObject({
    status: "needs_attention",
    youtubeVideoId: received[0]?.videoId,
  });
});

test("an upload that the day has no room for costs its user nothing of the own share", async () => {
  const product = t.product();
  const { config } = product.context;
  const [user, other] = [await connectedUser(product), await connectedUser(product, "can")];
  const usual = config.youtubeUploadsPerDay;
  onTestFinished(() => void (config.youtubeUploadsPerDay = usual));
  config.youtubeUploadsPerDay = 1;
  const [first, second] = [await makeFilm(product, other, 1000), await makeFilm(product, user, 1000)];
  await publishFilm(product, other, first.id);
  await settleUpload(product, other, first.id);

  await publishFilm(product, user, second.id);
  expect(await settleUpload(product, user, second.id)).toMatchObject({ error: { code: "youtube_quota_exceeded" } });
  expect((await readLedger(product)).quota.used.uploads).toBe(1);

  const [own] = await product.context.db
    .select()
    .from(quotaDays)
    .where(eq(quotaDays.bucket, `youtube-uploads/${user.id}`));
  expect(own?.used ?? 0).toBe(0);
});
