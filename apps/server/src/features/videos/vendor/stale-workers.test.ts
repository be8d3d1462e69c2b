import { DAY_MS } from "@sahne/contract/time-units";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import type { Context } from "#context.ts";
import { moveVideo } from "#features/videos/videos.repo.ts";
import { paidCalls, quotaDays, videos } from "#platform/db/schema.ts";
import { RetryLater } from "#platform/queue/job.ts";
import { advanceSandbox, armFault, changeSandbox, readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import {
  act,
  holdAnswer,
  limitVendors,
  listMedia,
  makeVendorUser,
  readVideo,
  settleVideo,
  startVideo,
} from "#test/vendors/vendor-videos.ts";
import { fetchVideo } from "./fetch-video.ts";
import { pollVideo } from "./poll-video.ts";
import { submitVideo } from "./submit-video.ts";

const t = withTestProduct();
const run = { signal: new AbortController().signal, tryNumber: 1, isLastTry: false };

async function charges(): Promise<number> {
  return (await readLedger(t.product())).charges.length;
}

/** The same context, but somebody else comes in between before its first transaction. */
function interrupted(context: Context, between: () => Promise<unknown>): Context {
  let isFirst = true;
  const { db } = context;
  const transaction: typeof db.transaction = async (work) => {
    if (isFirst) {
      isFirst = false;
      await between();
    }
    return db.transaction(work);
  };
  const proxy = new Proxy(db, {
    get: (target, name) => (name === "transaction" ? transaction : Reflect.get(target, name)),
  });
  return { ...context, db: proxy };
}

test("a worker of an older attempt changes nothing on a newer one, whatever its vendor says", async () => {
  const { context } = t.product();
  await changeSandbox(t.product(), { taskMs: DAY_MS });
  const user = await makeVendorUser(t.product());
  await armFault(t.product(), { name: "fail" });
  const id = await startVideo(t.product(), user);
  await settleVideo(t.product(), user, id, 2);
  await act(t.product(), user, `${id}/cancel`);
  await act(t.product(), user, `${id}/retry`);
  await settleVideo(t.product(), user, id, 2);
  expect(await readVideo(t.product(), user, id)).toMatchObject({ stage: "generating" });
  await advanceSandbox(t.product(), DAY_MS);

  // The first attempt's task has failed by now, the second one's is done.
  await pollVideo(context, { videoId: id, attempt: 1, isHint: true });
  await fetchVideo(context, { videoId: id, attempt: 1 }, run);
  const stale = { videoId: id, attempt: 1, stages: ["generating"] as const };
  const moved = await moveVideo(context.db, stale, { errorCode: "internal" });

  expect(moved).toBeUndefined();
  expect(await readVideo(t.product(), user, id)).toMatchObject({
    status: "processing",
    stage: "generating",
    error: null,
  });
  expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "completed" });
});

test("two films that saw the same free place of a key do not both take it", async () => {
  const { context } = t.product();
  await changeSandbox(t.product(), { taskMs: DAY_MS });
  limitVendors(t.product(), { tasksPerKey: 1 });
  const user = await makeVendorUser(t.product());
  const body = { scenario: "scheduled", keywords: "k" };
  const [first, second] = [await startVideo(t.product(), user, body), await startVideo(t.product(), user, body)];
  await context.db.update(videos).set({ status: "processing", stage: "queued" });
  const other = (): Promise<void> => submitVideo(context, { videoId: second, attempt: 1 });

  await expect(submitVideo(interrupted(context, other), { videoId: first, attempt: 1 })).rejects.toThrow(RetryLater);

  expect(await charges()).toBe(1);
  const rows = await context.db.select().from(paidCalls);
  expect(rows.map(({ videoId, state }) => [videoId, state])).toEqual([[second, "accepted"]]);
  // What was not taken is not counted either.
  expect(await context.db.select().from(quotaDays)).toMatchObject([{ used: 1 }]);
});

test.each(["cancelled", "tried anew"])("a film that arrives after its video was %s is not kept", async (what) => {
  const { context } = t.product();
  const user = await makeVendorUser(t.product());
  const id = await startVideo(t.product(), user, { promptText: "kite [stuck]" });
  await settleVideo(t.product(), user, id, 2);
  await fetch(`${t.product().sandbox.url}/_sandbox/release`, { method: "POST" });
  await context.db.update(videos).set({ stage: "downloading" }).where(eq(videos.id, id));
  const { media } = context;
  onTestFinished(() => void Object.assign(context, { media }));
  const adopt: typeof media.adopt = async (key, path) => {
    const stored = await media.adopt(key, path);
    await act(t.product(), user, `${id}/cancel`);
    if (what === "tried anew") await act(t.product(), user, `${id}/retry`);
    return stored;
  };
  Object.assign(context, { media: { ...media, adopt } });

  await fetchVideo(context, { videoId: id, attempt: 1 }, run);

  expect(await listMedia(t.product(), `incoming/${user.id}`)).toEqual([]);
});

test("what a killed run left of a film that nobody wants any more is removed by the next one", async () => {
  const { context } = t.product();
  const user = await makeVendorUser(t.product());
  const id = await startVideo(t.product(), user);
  await act(t.product(), user, `${id}/cancel`);
  await context.media.put(`incoming/${user.id}/${id}-1.mp4`, Buffer.alloc(10));

  await fetchVideo(context, { videoId: id, attempt: 1 }, run);

  expect(await listMedia(t.product(), `incoming/${user.id}`)).toEqual([]);
});

test("whoever gets the job of a worker that lost its lease in the middle of the call does not send it again", async () => {
  const { context } = t.product();
  const user = await makeVendorUser(t.product());
  const answer = holdAnswer(t.product());
  const id = await startVideo(t.product(), user);
  await answer.arrived;

  await expect(submitVideo(context, { videoId: id, attempt: 1 })).rejects.toThrow(RetryLater);
  // And when nobody can be at it any more, it becomes a question and not a second call.
  const longAgo = new Date(Date.now() - DAY_MS);
  await context.db.update(paidCalls).set({ createdAt: longAgo }).where(eq(paidCalls.videoId, id));
  await submitVideo(context, { videoId: id, attempt: 1 });
  expect(await readVideo(t.product(), user, id)).toMatchObject({ needsAttention: true });
  await submitVideo(context, { videoId: id, attempt: 1 });
  expect(await charges()).toBe(1);

  answer.release();
  expect(await settleVideo(t.product(), user, id)).toMatchObject({ needsAttention: expect.any(Boolean) });
  await context.queue.drain();
  expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "completed", needsAttention: false });
  expect(await charges()).toBe(1);
});

test("a worker that comes to a film another one is just submitting opens no second call", async () => {
  const { context } = t.product();
  const user = await makeVendorUser(t.product());
  const id = await startVideo(t.product(), user, { scenario: "scheduled", keywords: "k" });
  await context.db.update(videos).set({ status: "processing", stage: "queued" });
  const position = { videoId: id, attempt: 1 };

  await submitVideo(
    interrupted(context, () => submitVideo(context, position)),
    position,
  );

  expect(await charges()).toBe(1);
  expect(await context.db.select().from(paidCalls)).toHaveLength(1);
});

test("an intent that was written but never sent gives its call back to the day it was taken from", async () => {
  const { context, clock } = t.product();
  const user = await makeVendorUser(t.product());
  const id = await startVideo(t.product(), user, { scenario: "scheduled", keywords: "k" });
  await context.db.update(videos).set({ status: "processing", stage: "queued" });
  const { db } = context;
  let isFirst = true;
  const transaction: typeof db.transaction = async (work) => {
    const done = await db.transaction(work);
    if (!isFirst) return done;
    isFirst = false;
    // Midnight passes while the line breaks between the commit and its answer.
    clock.advance(DAY_MS);
    throw new Error("the line broke");
  };
  const proxy = new Proxy(db, {
    get: (target, name) => (name === "transaction" ? transaction : Reflect.get(target, name)),
  });

  await expect(submitVideo({ ...context, db: proxy }, { videoId: id, attempt: 1 })).rejects.toThrow("the line broke");

  expect(await db.select().from(quotaDays)).toMatchObject([{ used: 0 }]);
  expect(await charges()).toBe(0);
});
