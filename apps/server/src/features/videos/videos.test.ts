import { createHash } from "node:crypto";
import type { Video } from "@sahne/contract/videos/videos";
import { probeVideo } from "@sahne/engine/probe";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users, videos } from "#platform/db/schema.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { holdRenders } from "#test/product/render-process.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { addVideoRow } from "#test/video-rows.ts";
import { startGeneration } from "./start-generation.ts";

const t = withTestProduct();

const small = { resolution: "480p", durationSeconds: 5 };

async function createTextVideo(user: TestUser, body: object = {}, headers: Record<string, string> = {}) {
  const promptText = "Boğaz'da gün batımı. Martılar uçar.";
  const request = { scenario: "text2video", promptText, options: small, ...body };
  return callApi(t.product(), "POST", "/video/create", { token: user.token, body: request, headers });
}

async function readVideo(user: TestUser, id: string): Promise<Video> {
  const { body } = await callApi(t.product(), "GET", `/api/videos/${id}`, { token: user.token });
  return body["video"] as Video;
}

test("a text video is made, kept and playable with no key at all [R11.11] [R12.2] [R12.6]", async () => {
  const { context } = t.product();
  const user = await makeUser(t.product());
  const created = await createTextVideo(user);
  const { _id } = created.body["video"] as Video;

  expect(created.status).toBe(201);
  expect(created.body["video"]).toMatchObject({
    status: "processing",
    stage: "queued",
    engine: "sahne",
    videoUrl: null,
  });
  await context.queue.drain();

  const video = await readVideo(user, _id);
  expect(video).toMatchObject({
    videoId: _id,
    videoName: "Boğaz'da gün batımı",
    status: "completed",
    stage: null,
    error: null,
    upload: null,
  });
  expect(video.videoDuration).toBeCloseTo(5, 1);
  const file = await callApi(t.product(), "GET", video.videoUrl ?? "");
  const [row] = await context.db.select().from(videos).where(eq(videos.id, _id));
  expect(file.raw.headers["content-type"]).toBe("video/mp4");
  expect(createHash("sha256").update(file.raw.rawPayload).digest("hex")).toBe(row?.sha256);
  const probe = await context.media.withLocalFile(row?.mediaKey ?? "", probeVideo);
  expect(probe).toMatchObject({ width: 480, height: 854, hasAudio: true, isFaststart: true });
  const poster = await callApi(t.product(), "GET", video.posterUrl ?? "");
  expect(poster.raw.headers["content-type"]).toBe("image/jpeg");
});

test("a file opens by its signed link only, in ranges, until the link's epoch ends", async () => {
  const { context } = t.product();
  const user = await makeUser(t.product());
  const mediaKey = `videos/${user.id}/film.mp4`;
  await context.media.put(mediaKey, Buffer.alloc(1_000, "film"));
  const film = { name: "Film", status: "completed", mediaKey, createdAt: context.clock.now() };
  const { videoUrl } = await readVideo(user, await addVideoRow(t.product(), user, film));
  const url = videoUrl ?? "";

  const part = await callApi(t.product(), "GET", url, { headers: { range: "bytes=0-99" } });
  expect([part.status, part.raw.rawPayload.length]).toEqual([206, 100]);
  expect(part.raw.headers["content-range"]).toMatch(/^bytes 0-99\/\d+$/);
  expect(part.raw.headers["content-security-policy"]).toBe("default-src 'none'; sandbox");
  expect((await callApi(t.product(), "GET", url, { headers: { range: "bytes=999999999-" } })).status).toBe(416);
  const saved = await callApi(t.product(), "GET", `${url}&saveAs=G%C3%BCn.mp4`, { headers: { range: "bytes=0-9" } });
  expect(saved.raw.headers["content-disposition"]).toContain("filename*=UTF-8''G%C3%BCn.mp4");
  expect((await callApi(t.product(), "GET", url.split("?")[0] ?? "")).status).toBe(403);
  expect((await callApi(t.product(), "GET", `${url}A`)).status).toBe(403);
  expect((await callApi(t.product(), "GET", url.replace("/videos/", "/videos/..%2Fvideos/"))).status).toBe(403);

  await context.db.update(users).set({ mediaEpoch: 1 }).where(eq(users.id, user.id));
  expect((await callApi(t.product(), "GET", url)).status).toBe(403);
});

test("twenty equal requests with one key make one video and get one answer (F3)", async () => {
  await holdRenders(t.product());
  const user = await makeUser(t.product());
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => createTextVideo(user, {}, { "idempotency-key": "click-1" })),
  );
  const ids = new Set(answers.map((answer) => (answer.body["video"] as Video)._id));

  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 201));
  expect(ids.size).toBe(1);
  const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/profile`, { token: user.token });
  expect(body["totals"]).toMatchObject({ total: 1 });
});

test("the same key with another body is refused and changes nothing (F4)", async () => {
  const user = await makeUser(t.product());
  const later = { scenario: "scheduled", keywords: "deniz" };
  await createTextVideo(user, later, { "idempotency-key": "click-1" });

  const answer = await createTextVideo(user, { ...later, promptText: "başka" }, { "idempotency-key": "click-1" });

  expect(answer).toMatchObject({ status: 422, body: { code: "idempotency_mismatch" } });
});

test.each([
  [{ promptText: "" }, "promptText", "Lütfen bir prompt metni girin."],
  [{ promptText: " \n " }, "promptText", "Lütfen bir prompt metni girin."],
  [{ scenario: "instant" }, "imageId", "Lütfen bir resim seçin."],
  [{ scenario: "generate" }, "imageId", "Lütfen bir resim seçin."],
  [{ scenario: "scheduled" }, "keywords", "Lütfen anahtar kelimeler girin."],
])("creating with %j is refused in the seed's words [R7.7] [R7.2]", async (body, field, text) => {
  const user = await makeUser(t.product());
  const request = { scenario: "text2video", promptText: "x", ...body };
  const answer = await callApi(t.product(), "POST", "/video/create", {
    token: user.token,
    body: request,
    language: "mix",
  });

  expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: { message: text } } } });
});

test.each([
  [1, 201],
  [2_500, 201],
  [2_501, 400],
  [100_000, 400],
])("a prompt of %i characters answers %i and nothing is cut off [R7.2]", async (length, status) => {
  const user = await makeUser(t.product());
  const promptText = "ş".repeat(length);
  const answer = await createTextVideo(user, { scenario: "scheduled", keywords: "deniz", promptText });
  const kept = await t.product().context.db.select({ promptText: videos.promptText }).from(videos);

  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject(
    status === 201 ? { video: { promptText } } : { fields: { promptText: { code: "create.prompt.long" } } },
  );
  expect(kept).toEqual(status === 201 ? [{ promptText }] : []);
});

test("a service nobody knows is refused [R7.9]", async () => {
  const user = await makeUser(t.product());

  expect((await createTextVideo(user, { serviceType: "sora" })).status).toBe(400);
});

test("a video made for later starts nothing and waits [R13.1]", async () => {
  const user = await makeUser(t.product());
  const answer = await createTextVideo(user, { scenario: "scheduled", keywords: "deniz, martı", scheduled: true });
  await t.product().context.queue.drain();

  const video = await readVideo(user, (answer.body["video"] as Video)._id);

  expect(video).toMatchObject({ status: "scheduled", stage: null, autoUpload: true, keywords: "deniz, martı" });
});

test("nobody may hold more than their share of running work, and is told when to come back", async () => {
  await holdRenders(t.product());
  const user = await makeUser(t.product());
  const answers = [];
  for (let count = 0; count < 6; count += 1) answers.push(await createTextVideo(user));

  expect(answers.slice(0, 5).every((answer) => answer.status === 201)).toBe(true);
  expect(answers[5]).toMatchObject({ status: 429, body: { code: "too_many_jobs" } });
  expect(answers[5]?.raw.headers["retry-after"]).toBe("30");
});

test("pages of videos follow each other without a gap, newest first", async () => {
  const { context, clock } = t.product();
  const user = await makeUser(t.product());
  for (let index = 0; index < 7; index += 1) {
    clock.advance(1000);
    await createTextVideo(user, { scenario: "scheduled", keywords: "k", promptText: `video ${index}` });
  }
  const names: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const query: string = cursor === "" ? "" : `&cursor=${cursor}`;
    const page = await callApi(t.product(), "GET", `/api/users/${user.id}/videos?limit=3${query}`, {
      token: user.token,
    });
    names.push(...(page.body["videos"] as Video[]).map((video) => video.videoName));
    cursor = page.body["nextCursor"] as string | null;
  }

  expect(names).toEqual([6, 5, 4, 3, 2, 1, 0].map((index) => `video ${index}`));
  const wrong = await callApi(t.product(), "GET", `/api/users/${user.id}/videos?cursor=nonsense`, {
    token: user.token,
  });
  expect(wrong).toMatchObject({ status: 400, body: { fields: { cursor: {} } } });
  await context.db.delete(videos);
});

test("another user's video answers 404 [R11.16]", async () => {
  const [one, two] = [await makeUser(t.product()), await makeUser(t.product())];
  const created = await createTextVideo(one, { scenario: "scheduled", keywords: "k" });
  const { _id } = created.body["video"] as Video;

  expect((await callApi(t.product(), "GET", `/api/videos/${_id}`, { token: two.token })).status).toBe(404);
});

test("a style, scene, mood or length that the machine does not have is refused at its field", async () => {
  const user = await makeUser(t.product());
  const answer = await createTextVideo(user, { options: { style: "x", scene: "x", music: "x", durationSeconds: 61 } });
  const inTime = await createTextVideo(user, { options: { style: "x", scene: "x", music: "x" } });

  expect(answer).toMatchObject({ status: 400, body: { fields: { "options.durationSeconds": {} } } });
  expect(inTime.status).toBe(400);
  expect(Object.keys(inTime.body["fields"] as object)).toEqual(["options.style", "options.scene", "options.music"]);
});

test("a renderer that cannot run fails the video with a reason, not the product", async () => {
  const { context } = t.product();
  const user = await makeUser(t.product());
  const waiting = await createTextVideo(user, { scenario: "scheduled", keywords: "k" });
  const { _id } = waiting.body["video"] as Video;
  const options = {
    aspectRatio: "16:9",
    durationSeconds: 5,
    resolution: "480p",
    voice: "off",
    style: "none such",
  } as const;
  const started = { status: "processing", stage: "queued", options };
  const [row] = await context.db.update(videos).set(started).where(eq(videos.id, _id)).returning();
  if (row) await startGeneration(context, context.db, row);
  await context.queue.drain();

  const video = await readVideo(user, _id);

  expect(video).toMatchObject({ status: "failed", error: { code: "render_failed", action: "retry" } });
  expect((await callApi(t.product(), "GET", "/healthz")).status).toBe(200);
});
