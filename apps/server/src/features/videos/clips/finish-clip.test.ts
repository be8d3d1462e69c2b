import type { Video } from "@sahne/contract/videos/videos";
import { and, eq, ne } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { finishVideo, sweepIncoming } from "#features/videos/vendor/finish-video.ts";
import { pollVideo } from "#features/videos/vendor/poll-video.ts";
import { submitVideo } from "#features/videos/vendor/submit-video.ts";
import { sweepStranded } from "#features/videos/sweep-stranded.ts";
import { history, paidCalls, videos } from "#platform/db/schema.ts";
import { callApi, type TestUser } from "#test/api.ts";
import { readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import {
  act,
  createVideo,
  listMedia,
  makeVendorUser,
  readVideo,
  settleVideo,
  startVideo,
} from "#test/vendors/vendor-videos.ts";

const t = withTestProduct();

const PROMPT = "A red kite over the sea.";
const RUN = { signal: new AbortController().signal, tryNumber: 1, isLastTry: false };
const finished = (text = "", more: object = {}) => ({ promptText: PROMPT, options: { finish: { text }, ...more } });

async function chargeCount(): Promise<number> {
  return (await readLedger(t.product())).charges.length;
}

async function rowOf(id: string) {
  const [row] = await t.product().context.db.select().from(videos).where(eq(videos.id, id));
  if (!row) throw new Error("no such video");
  return row;
}

async function clipsOfUser(user: TestUser): Promise<Video[]> {
  const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/clips`, { token: user.token });
  return body["clips"] as Video[];
}

/** Lets the clip come; whoever draws is not there, so the film stands before its being drawn. */
async function untilDrawn(user: TestUser, id: string): Promise<Video> {
  const { context } = t.product();
  const { renderChildPath } = context;
  context.renderChildPath = "/nowhere";
  onTestFinished(() => {
    context.renderChildPath = renderChildPath;
  });
  let video = await readVideo(t.product(), user, id);
  for (let round = 0; round < 12 && video.status === "processing" && video.engine !== "sahne"; round += 1) {
    await context.queue.drain();
    t.product().clock.advance(12_000);
    video = await readVideo(t.product(), user, id);
  }
  return video;
}

test("a plain clip is finished by our renderer: its words, music and a closing card; it is paid once and kept [R17.10]", async () => {
  const user = await makeVendorUser(t.product());
  const id = await startVideo(t.product(), user, finished("", { captions: "pill", music: "none" }));

  const made = await settleVideo(t.product(), user, id);

  expect(made).toMatchObject({ status: "completed", engine: "sahne", serviceType: "freePick", videoDuration: 7.5 });
  const { film } = await rowOf(id);
  expect(film?.scenes.map(({ kind, text }) => [kind, text])).toEqual([
    ["photo", PROMPT],
    ["end", "Follow for more!"],
  ]);
  const [clip] = await clipsOfUser(user);
  expect(clip).toMatchObject({ status: "completed", engine: "freepik", videoDuration: 5, autoUpload: false });
  expect(film?.scenes[0]?.clip).toBe(clip?._id);
  expect(clip?.options).not.toHaveProperty("finish");
  expect(await chargeCount()).toBe(1);
  // What was paid is told at the clip, and nowhere twice.
  const { db } = t.product().context;
  const lines = await db.select().from(history).where(eq(history.userId, user.id));
  expect(Object.fromEntries(lines.map(({ videoId, paidCalls: calls, engine }) => [videoId, [engine, calls]]))).toEqual({
    [id]: ["sahne", 0],
    [clip?._id ?? ""]: ["freepik", 1],
  });
  const only = await callApi(t.product(), "GET", `/api/users/${user.id}/videos?status=clips`, { token: user.token });
  expect((only.body["videos"] as Video[]).map(({ _id }) => _id)).toEqual([clip?._id]);
  const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/notifications`, { token: user.token });
  expect(body["notifications"]).toHaveLength(1);
});

test("without the switch a clip stays exactly as it is, and our own renderer knows no such switch [R17.10]", async () => {
  const user = await makeVendorUser(t.product());
  const id = await startVideo(t.product(), user, { promptText: PROMPT });
  expect(await settleVideo(t.product(), user, id)).toMatchObject({ engine: "freepik", videoDuration: 5 });
  expect((await rowOf(id)).film).toBeNull();

  const ours = await createVideo(t.product(), user, { ...finished(), serviceType: "sahne" });
  expect((ours.body["video"] as Video).options).not.toHaveProperty("finish");
  await act(t.product(), user, `${(ours.body["video"] as Video)._id}/cancel`);
});

test("the captions say what was given, a long prompt its first sentence, and nothing where none are wanted [R17.10]", async () => {
  const user = await makeVendorUser(t.product());
  const cases = [
    [finished("Fly with me"), "Fly with me"],
    [{ ...finished(), promptText: `A red kite. ${"Slow push-in, soft light. ".repeat(8)}` }, "A red kite"],
    [finished("", { captions: "none" }), ""],
  ] as const;
  for (const [body, words] of cases) {
    const id = await startVideo(t.product(), user, body);
    expect(await untilDrawn(user, id)).toMatchObject({ engine: "sahne", status: "processing" });
    expect((await rowOf(id)).film?.scenes[0]?.text).toBe(words);
    await act(t.product(), user, `${id}/cancel`);
  }
  expect(await createVideo(t.product(), user, finished("x".repeat(301)))).toMatchObject({ status: 400 });
  const nowhere = finished("", { music: "own:0190a0a0-0000-7000-8000-000000000000" });
  expect(await createVideo(t.product(), user, nowhere)).toMatchObject({ status: 404 });
});

test("a process that dies right after its clip was kept leaves no fetched file behind [R17.10]", async () => {
  const user = await makeVendorUser(t.product());
  const id = await startVideo(t.product(), user, finished());
  await untilDrawn(user, id);
  const { context } = t.product();
  const leave = () => context.media.put(`incoming/${user.id}/${id}-1.mp4`, Buffer.from("film"));

  // Its job comes again while the film is still being drawn ...
  await leave();
  await finishVideo(context, { videoId: id, attempt: 1 }, RUN);
  expect(await listMedia(t.product(), `incoming/${user.id}`)).toEqual([]);
  // ... or the whole machine starts anew.
  await leave();
  await context.db.update(videos).set({ stage: "finishing" }).where(eq(videos.id, id));
  await sweepIncoming(context);
  expect(await listMedia(t.product(), `incoming/${user.id}`)).toEqual([]);
  await act(t.product(), user, `${id}/cancel`);
});

test("whatever is left of its clip's jobs, and every further try of the film, pays for nothing [R17.10]", async () => {
  const user = await makeVendorUser(t.product());
  const id = await startVideo(t.product(), user, finished());
  await untilDrawn(user, id);
  const { context, clock } = t.product();
  const position = { videoId: id, attempt: 1 };

  for (const stage of ["queued", "submitting", "generating", "finishing"] as const) {
    await context.db.update(videos).set({ stage }).where(eq(videos.id, id));
    await submitVideo(context, position);
    await pollVideo(context, { ...position, isHint: false });
    await finishVideo(context, position, RUN);
    expect(await rowOf(id)).toMatchObject({ stage, engine: "sahne", status: "processing" });
  }
  await context.db.execute("delete from pgboss.job");
  clock.advance(120_000);
  await sweepStranded(context);
  await act(t.product(), user, `${id}/cancel`);
  expect(await act(t.product(), user, `${id}/retry`)).toMatchObject({ status: 200 });
  await context.queue.drain();

  expect(await readVideo(t.product(), user, id)).toMatchObject({ engine: "sahne", canFetch: false });
  expect(await chargeCount()).toBe(1);
  expect(await context.db.$count(paidCalls, eq(paidCalls.videoId, id))).toBe(0);
  expect(await context.db.$count(videos, and(eq(videos.userId, user.id), ne(videos.id, id)))).toBe(1);
});
