import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { DAY_MS } from "@sahne/contract/time-units";
import type { Video } from "@sahne/contract/videos/videos";
import { probeVideo } from "@sahne/engine/probe";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { paidCalls, videos } from "#platform/db/schema.ts";
import { sha256 } from "#platform/ids.ts";
import { callApi, makeUser } from "#test/api.ts";
import { advanceSandbox, armFault, changeSandbox, readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import {
  act,
  createVideo,
  giveKey,
  limitVendors,
  listMedia,
  makeVendorUser,
  readVideo,
  settleVideo,
  startVideo,
} from "#test/vendors/vendor-videos.ts";
import { startGeneration } from "./start-generation.ts";
import { finishVideo } from "./vendor/finish-video.ts";

const t = withTestProduct();
const FIRST_RUN = { signal: new AbortController().signal, tryNumber: 1, isLastTry: false };

test("with a Freepik key the film comes from Freepik, whole, with a poster, for one charge [R7.1] [R11.11]", async () => {
  const { context } = t.product();
  const user = await makeVendorUser(t.product());
  const created = await createVideo(t.product(), user, { engine: "freepik", options: { aspectRatio: "9:16" } });

  expect(created.body["video"]).toMatchObject({ engine: "freepik", stage: "queued", options: { durationSeconds: 5 } });
  const { _id } = created.body["video"] as Video;
  const video = await settleVideo(t.product(), user, _id);

  expect(video).toMatchObject({ status: "completed", stage: null, error: null, needsAttention: false });
  expect(video.videoDuration).toBeCloseTo(5, 0);
  const file = await callApi(t.product(), "GET", video.videoUrl ?? "");
  const [row] = await context.db.select().from(videos).where(eq(videos.id, _id));
  expect(createHash("sha256").update(file.raw.rawPayload).digest("hex")).toBe(row?.sha256);
  const probe = await context.media.withLocalFile(row?.mediaKey ?? "", probeVideo);
  expect(probe.isFaststart).toBe(true);
  expect(probe.height).toBeGreaterThan(probe.width);
  const poster = await callApi(t.product(), "GET", video.posterUrl ?? "");
  expect(poster.raw.rawPayload.subarray(0, 3).toString("hex")).toBe("ffd8ff");
  const { charges } = await readLedger(t.product());
  expect(charges).toMatchObject([{ key: user.apiKey, model: "kling-v2-6-pro", prompt: "a red kite" }]);
  expect(await listMedia(t.product(), `incoming/${user.id}`)).toEqual([]);
});

test("with a Gemini key and a picture Omni makes the film [R7.1] [R7.2]", async () => {
  const user = await makeVendorUser(t.product(), "gemini");
  const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/images`, { token: user.token });
  const [image] = body["images"] as { _id: string }[];
  const request = { scenario: "generate", serviceType: "gemini", imageId: image?._id, options: { durationSeconds: 7 } };
  const id = await startVideo(t.product(), user, request);

  expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "completed", engine: "gemini" });
  const { charges } = await readLedger(t.product());
  expect(charges).toMatchObject([{ key: user.apiKey, model: "gemini-omni-1.1-flash" }]);
});

test("with keys for every vendor the free engine can still be chosen, and nobody is charged [R7.1]", async () => {
  const user = await makeVendorUser(t.product());
  await giveKey(t.product(), user, "gemini", "sandbox-too");

  const created = await createVideo(t.product(), user, { serviceType: "sahne", engine: "sahne" });

  expect(created).toMatchObject({ status: 201, body: { video: { engine: "sahne", serviceType: "sahne" } } });
  await act(t.product(), user, `${(created.body["video"] as { _id: string })._id}/cancel`);
  expect((await readLedger(t.product())).charges).toEqual([]);
});

test("the engine that was promised runs, or nothing does", async () => {
  const user = await makeVendorUser(t.product());

  const other = await createVideo(t.product(), user, { engine: "sahne" });
  const impossible = await createVideo(t.product(), user, { options: { durationSeconds: 8 } });
  const square = await createVideo(t.product(), user, { serviceType: "gemini", engine: "gemini" });

  expect(other).toMatchObject({ status: 409, body: { code: "engine_changed" } });
  expect(impossible).toMatchObject({ status: 400, body: { fields: { "options.durationSeconds": {} } } });
  expect(square).toMatchObject({ status: 409 });
  expect((await readLedger(t.product())).charges).toEqual([]);
});

test.each([
  ["the answer is lost after the vendor took it", { name: "drop-after-accept" }, 1],
  ["the line breaks before any answer", { name: "drop", method: "POST", path: "/v1/ai" }, 0],
  ["a gateway answers 502", { name: "status", method: "POST", path: "/v1/ai", status: 502 }, 0],
  ["a gateway answers 503 after the vendor took it", { name: "answer-after-accept", body: "<html>" }, 1],
  ["a gateway sends elsewhere after the vendor took it", { name: "answer-after-accept", status: 307 }, 1],
  ["the answer takes too long", { name: "drip", method: "POST", path: "/v1/ai", value: 1000 }, 1],
])("when %s, nobody pays again by itself (F7, F14)", async (_name, fault, charged) => {
  if (fault.name === "drip") limitVendors(t.product(), { submitTimeoutMs: 4_000 });
  const user = await makeVendorUser(t.product());
  await armFault(t.product(), fault);
  const id = await startVideo(t.product(), user);
  const video = await settleVideo(t.product(), user, id);

  expect(video).toMatchObject({
    status: "processing",
    stage: "submitting",
    needsAttention: true,
    error: { code: "provider_outcome_unknown", action: "decide" },
  });
  for (let round = 0; round < 5; round += 1) {
    t.product().clock.advance(3_600_000);
    await t.product().context.queue.drain();
  }
  await expect.poll(async () => (await readLedger(t.product())).charges.length, { timeout: 60_000 }).toBe(charged);
  expect(await readVideo(t.product(), user, id)).toMatchObject({ needsAttention: true });
});

test("a key that is changed or cleared in the middle does not orphan what it began", async () => {
  await changeSandbox(t.product(), { taskMs: 3_600_000 });
  const user = await makeVendorUser(t.product());
  const id = await startVideo(t.product(), user);
  await settleVideo(t.product(), user, id, 1);
  await giveKey(t.product(), user, "freepik", "sandbox-another");
  await advanceSandbox(t.product(), 3_600_000);

  expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "completed" });
  const rows = await t.product().context.db.select().from(paidCalls);
  expect(JSON.stringify(rows)).not.toContain(user.apiKey);
});

test("paid calls end with the day's allowance: at creating, and for whatever starts by itself", async () => {
  const { context, clock } = t.product();
  // Paid calls are counted by the day of the database's own clock: shortly before its end the next one is waited for.
  const leftMs = DAY_MS - (Date.now() % DAY_MS);
  if (leftMs < 30_000) await wait(leftMs);
  limitVendors(t.product(), { callsPerDay: 1 });
  const user = await makeVendorUser(t.product());
  const first = await startVideo(t.product(), user);
  const second = await startVideo(t.product(), user, { scenario: "scheduled", keywords: "k" });

  expect(await settleVideo(t.product(), user, first)).toMatchObject({ status: "completed" });
  clock.reset();
  const started = { status: "processing", stage: "queued" };
  const [row] = await context.db.update(videos).set(started).where(eq(videos.id, second)).returning();
  if (row) await startGeneration(context, context.db, row);
  expect(await settleVideo(t.product(), user, second)).toMatchObject({ error: { code: "provider_daily_cap" } });
  expect(await createVideo(t.product(), user, {})).toMatchObject({
    status: 429,
    body: { code: "provider_daily_cap" },
  });
  expect((await readLedger(t.product())).charges).toHaveLength(1);
});

test("a video is cancelled at any stage, stops there, and can be made anew", async () => {
  await changeSandbox(t.product(), { taskMs: 3_600_000 });
  limitVendors(t.product(), { tasksPerKey: 1 });
  const user = await makeVendorUser(t.product());
  const generating = await startVideo(t.product(), user);
  await settleVideo(t.product(), user, generating, 1);
  // The key has no place for it yet.
  const queued = await startVideo(t.product(), user);
  const early = await act(t.product(), user, `${queued}/cancel`);
  const late = await act(t.product(), user, `${generating}/cancel`);
  await changeSandbox(t.product(), { taskMs: 0 });

  for (const answer of [early, late]) {
    expect(answer).toMatchObject({
      status: 200,
      body: { video: { status: "failed", error: { code: "video_cancelled" } } },
    });
  }
  await t.product().context.queue.drain();
  expect((await readLedger(t.product())).charges).toHaveLength(1);
  limitVendors(t.product(), { tasksPerKey: 2 });
  expect(await act(t.product(), user, `${queued}/cancel`)).toMatchObject({ body: { code: "video_not_cancellable" } });
  expect(await act(t.product(), user, `${queued}/retry`)).toMatchObject({ body: { video: { status: "processing" } } });
  expect(await settleVideo(t.product(), user, queued)).toMatchObject({ status: "completed" });
  expect(await act(t.product(), user, `${queued}/retry`)).toMatchObject({ body: { code: "video_not_retryable" } });
});

test("retrying keeps the machine: without its key it says so instead of taking another", async () => {
  const user = await makeVendorUser(t.product());
  const id = await startVideo(t.product(), user, { promptText: "kite [fail]" });
  await settleVideo(t.product(), user, id);
  await giveKey(t.product(), user, "freepik", null);

  expect(await act(t.product(), user, `${id}/retry`)).toMatchObject({
    status: 422,
    body: { code: "provider_key_missing" },
  });
});

test.each(["queued", "generating", "downloading"])(
  "a video deleted while it is %s goes no further and leaves no file (F32)",
  async (stage) => {
    const { context } = t.product();
    await changeSandbox(t.product(), { taskMs: stage === "generating" ? 3_600_000 : 0 });
    const user = await makeVendorUser(t.product());
    if (stage === "downloading") await armFault(t.product(), { name: "status", path: "/cdn/", status: 500, times: 1 });
    const id = await startVideo(t.product(), user);
    const remove = () => context.db.update(videos).set({ deletedAt: context.clock.now() }).where(eq(videos.id, id));
    if (stage === "queued") await remove();
    for (let round = 0; round < 6; round += 1) {
      await context.queue.drain();
      const [row] = await context.db.select().from(videos).where(eq(videos.id, id));
      if (row?.stage === stage) await remove();
      t.product().clock.advance(12_000);
    }
    await context.queue.drain();

    const [row] = await context.db.select().from(videos).where(eq(videos.id, id));
    expect(row).toMatchObject({ mediaKey: null, status: "processing" });
    expect((await readLedger(t.product())).charges.length).toBeLessThanOrEqual(1);
    expect(await listMedia(t.product(), `videos/${user.id}`)).toEqual([]);
  },
);

test("a video deleted while its film is being put in order leaves no file (F32)", async () => {
  const { context } = t.product();
  const user = await makeVendorUser(t.product());
  const id = await startVideo(t.product(), user, { scenario: "scheduled", keywords: "k" });
  const started = { status: "processing", stage: "finishing" };
  await context.db.update(videos).set(started).where(eq(videos.id, id));
  const clip = await readFile(new URL("../../../../sandbox/clips/landscape.mp4", import.meta.url));
  await context.media.put(`incoming/${user.id}/${id}-1.mp4`, clip);

  const adopt: typeof context.media.adopt = async (key, path) => {
    await context.db.update(videos).set({ deletedAt: context.clock.now() }).where(eq(videos.id, id));
    return context.media.adopt(key, path);
  };
  await finishVideo({ ...context, media: { ...context.media, adopt } }, { videoId: id, attempt: 1 }, FIRST_RUN);

  expect(await listMedia(t.product(), `videos/${user.id}`)).toEqual([]);
  expect(await listMedia(t.product(), `incoming/${user.id}`)).toEqual([]);
});

test("a file from a vendor that is no film fails the video and is not kept", async () => {
  const { context } = t.product();
  const user = await makeVendorUser(t.product());
  const id = await startVideo(t.product(), user, { scenario: "scheduled", keywords: "k" });
  await context.db.update(videos).set({ status: "processing", stage: "finishing" }).where(eq(videos.id, id));
  const box = Buffer.from("00000018667479706d70343200000000", "hex");
  await context.media.put(`incoming/${user.id}/${id}-1.mp4`, Buffer.concat([box, Buffer.alloc(5000, 7)]));

  await finishVideo(context, { videoId: id, attempt: 1 }, FIRST_RUN);

  expect(await readVideo(t.product(), user, id)).toMatchObject({
    status: "failed",
    error: { code: "media_unreadable" },
  });
  expect(await listMedia(t.product(), `incoming/${user.id}`)).toEqual([]);
});

test("a webhook is a hint to ask now, believed by nobody and the same to everybody (T27)", async () => {
  await changeSandbox(t.product(), { taskMs: 3_600_000 });
  // Nobody asks by the clock meanwhile.
  limitVendors(t.product(), { pollMs: 3_600_000 });
  const { context } = t.product();
  const user = await makeVendorUser(t.product());
  const id = await startVideo(t.product(), user);
  await context.queue.drain();
  await context.db
    .update(paidCalls)
    .set({ webhookTokenHash: sha256("the-token") })
    .where(eq(paidCalls.videoId, id));
  const forged = { task_id: "x", status: "COMPLETED", generated: ["http://127.0.0.1:9/evil.mp4"] };
  const polls = async () => (await readLedger(t.product())).counts["freepik.poll"] ?? 0;
  const before = await polls();

  const known = await callApi(t.product(), "POST", "/api/webhooks/the-token", { body: forged });
  const unknown = await callApi(t.product(), "POST", "/api/webhooks/other", { body: forged });
  await context.queue.drain();

  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  expect(await polls()).toBe(before + 1);
  expect(await readVideo(t.product(), user, id)).toMatchObject({ status: "processing", stage: "generating" });
});

test.each([
  [0, 400],
  [1, 201],
  [2500, 201],
  [2501, 400],
  [100_000, 400],
])("a prompt of %i characters answers %i", async (length, status) => {
  const user = await makeVendorUser(t.product());

  expect((await createVideo(t.product(), user, { promptText: "k".repeat(length) })).status).toBe(status);
});

test("thirty creates at once are five videos; the rest come back later (T28)", async () => {
  await changeSandbox(t.product(), { taskMs: 3_600_000 });
  const user = await makeVendorUser(t.product());
  const answers = await Promise.all(Array.from({ length: 30 }, () => createVideo(t.product(), user, {})));

  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(5);
  expect(answers.filter((answer) => answer.body["code"] === "too_many_jobs")).toHaveLength(25);
});

test("another user can neither cancel, retry nor decide [R11.16]", async () => {
  const [owner, other] = [await makeVendorUser(t.product()), await makeUser(t.product())];
  const id = await startVideo(t.product(), owner);

  for (const action of ["cancel", "retry", "decide"]) {
    const answer = await act(
      t.product(),
      other,
      `${id}/${action}`,
      action === "decide" ? { decision: "retry" } : undefined,
    );
    expect(answer.status).toBe(404);
  }
});
