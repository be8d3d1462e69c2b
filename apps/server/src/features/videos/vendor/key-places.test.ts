import { MINUTE_MS } from "@sahne/contract/time-units";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { paidCalls, videos } from "#platform/db/schema.ts";
import { armFault, changeSandbox, readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { act, holdAnswer, makeVendorUser, readVideo, settleVideo, startVideo } from "#test/vendors/vendor-videos.ts";
import { submitVideo } from "./submit-video.ts";

const t = withTestProduct();

beforeEach(async () => {
  await changeSandbox(t.product(), { taskMs: 24 * 60 * MINUTE_MS });
});

/** Lets everything happen that happens within so much time. */
async function passTime(milliseconds: number, rounds = 5): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    t.product().clock.advance(milliseconds / rounds);
    await t.product().context.queue.drain();
  }
}

async function charges(): Promise<number> {
  return (await readLedger(t.product())).charges.length;
}

test("a vendor's key runs two films at once, and never more", async () => {
  const user = await makeVendorUser(t.product());
  for (let count = 0; count < 4; count += 1) await startVideo(t.product(), user);

  await passTime(MINUTE_MS);

  expect(await charges()).toBe(2);
});

test("a call of unknown outcome keeps its place: the vendor may be at it", async () => {
  const user = await makeVendorUser(t.product());
  await armFault(t.product(), { name: "drop-after-accept", times: 2 });
  for (let count = 0; count < 3; count += 1) await startVideo(t.product(), user);

  await passTime(4 * MINUTE_MS);
  expect(await charges()).toBe(2);

  await passTime(4 * MINUTE_MS);
  expect(await charges()).toBe(3);
});

test("a cancelled film keeps its place until it must be over: no vendor can be told to stop", async () => {
  const user = await makeVendorUser(t.product());
  const begun = [await startVideo(t.product(), user), await startVideo(t.product(), user)];
  await passTime(20_000);
  for (const id of begun) await act(t.product(), user, `${id}/cancel`);
  const next = await startVideo(t.product(), user);

  await passTime(4 * MINUTE_MS);
  expect(await charges()).toBe(2);
  expect(await readVideo(t.product(), user, next)).toMatchObject({ status: "processing", stage: "queued" });

  await passTime(4 * MINUTE_MS);
  expect(await charges()).toBe(3);
});

test("a film cancelled while its call is under way gives its place back in the end", async () => {
  const { context } = t.product();
  const user = await makeVendorUser(t.product());
  const answer = holdAnswer(t.product());
  const id = await startVideo(t.product(), user);
  await answer.arrived;
  expect(await readVideo(t.product(), user, id)).toMatchObject({ stage: "submitting" });
  await act(t.product(), user, `${id}/cancel`);
  answer.release();
  await context.queue.drain();

  const [row] = await context.db.select().from(paidCalls).where(eq(paidCalls.videoId, id));
  expect(row).toMatchObject({ state: "accepted", endedAt: expect.any(Date), busyUntil: expect.any(Date) });
});

test("a worker that died in the call of a film cancelled since does not block the key for ever", async () => {
  const { context } = t.product();
  const user = await makeVendorUser(t.product());
  await armFault(t.product(), { name: "drop-after-accept" });
  const id = await startVideo(t.product(), user);
  await settleVideo(t.product(), user, id);
  const longAgo = new Date(Date.now() - 60 * MINUTE_MS);
  const open = { state: "intent", settledAt: null, endedAt: null, busyUntil: null, createdAt: longAgo };
  await context.db.update(paidCalls).set(open).where(eq(paidCalls.videoId, id));
  await context.db.update(videos).set({ needsAttention: false, errorCode: null }).where(eq(videos.id, id));
  await act(t.product(), user, `${id}/cancel`);

  await submitVideo(context, { videoId: id, attempt: 1 });

  const [row] = await context.db.select().from(paidCalls).where(eq(paidCalls.videoId, id));
  expect(row).toMatchObject({ state: "unknown", settledAt: expect.any(Date) });
  expect(await readVideo(t.product(), user, id)).toMatchObject({ status: "failed", needsAttention: false });
  const next = await startVideo(t.product(), user);
  await passTime(20_000);
  expect(await readVideo(t.product(), user, next)).toMatchObject({ stage: "generating" });
});
