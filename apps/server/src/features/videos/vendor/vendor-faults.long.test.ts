import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { paidCalls, quotaDays } from "#platform/db/schema.ts";
import { armFault, readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import {
  act,
  holdAnswer,
  limitVendors,
  makeVendorUser,
  readVideo,
  settleVideo,
  startVideo,
  takeAway,
} from "#test/vendors/vendor-videos.ts";
import { leaveCallUnknown } from "./settle-paid-call.ts";

const t = withTestProduct();

test.each([
  ["[fail]", "provider_failed", 1],
  ["[filtered]", "provider_content_refused", 1],
  ["[no-output]", "provider_no_output", 1],
  ["[no-credit]", "provider_no_credit", 0],
])("Freepik's %s becomes %s, said once and charged as the vendor did", async (marker, code, charged) => {
  const user = await makeVendorUser(t.product());
  const id = await startVideo(t.product(), user, { promptText: `kite ${marker}` });

  expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "failed", error: { code } });
  expect((await readLedger(t.product())).charges).toHaveLength(charged);
});

test.each([
  ["[fail]", "provider_failed"],
  ["[filtered]", "provider_no_output"],
  ["[no-credit]", "provider_no_credit"],
])("Gemini's %s becomes %s", async (marker, code) => {
  const user = await makeVendorUser(t.product(), "gemini");
  const id = await startVideo(t.product(), user, { serviceType: "gemini", promptText: `kite ${marker}` });

  expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "failed", error: { code } });
});

test("a vendor that cannot be reached is tried again, later each time, and charged once (F12)", async () => {
  const user = await makeVendorUser(t.product());
  const comeBack = takeAway(t.product());
  const id = await startVideo(t.product(), user);
  for (let round = 0; round < 3; round += 1) {
    await t.product().context.queue.drain();
    t.product().clock.advance(60_000);
  }

  expect(await readVideo(t.product(), user, id)).toMatchObject({
    status: "processing",
    stage: "queued",
    error: { code: "provider_unavailable" },
  });
  comeBack();
  expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "completed", error: null });
  expect((await readLedger(t.product())).charges).toHaveLength(1);
});

test("a call that comes too late for its own intent does not leave, and another one does", async () => {
  const { context } = t.product();
  limitVendors(t.product(), { submitWindowMs: -1 });
  const user = await makeVendorUser(t.product());
  const id = await startVideo(t.product(), user);
  await context.queue.drain();
  expect(await readVideo(t.product(), user, id)).toMatchObject({ stage: "queued" });
  expect((await readLedger(t.product())).charges).toEqual([]);

  limitVendors(t.product(), { submitWindowMs: 60_000 });
  expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "completed", error: null });
  expect((await readLedger(t.product())).charges).toHaveLength(1);
});

test("a vendor that stays away ends in a reason, and the day's allowance is given back (F12)", async () => {
  const { context } = t.product();
  const user = await makeVendorUser(t.product());
  takeAway(t.product());
  const id = await startVideo(t.product(), user);
  let video = await readVideo(t.product(), user, id);
  for (let round = 0; round < 20 && video.status === "processing"; round += 1) {
    t.product().clock.advance(400_000);
    video = await settleVideo(t.product(), user, id, 1);
  }

  expect(video).toMatchObject({ status: "failed", error: { code: "provider_unavailable", action: "retry" } });
  const rows = await context.db.select().from(paidCalls).where(eq(paidCalls.videoId, id));
  expect(rows.every((row) => row.state === "refused")).toBe(true);
  expect(rows).toHaveLength(11);
  const days = await context.db
    .select()
    .from(quotaDays)
    .where(eq(quotaDays.bucket, `vendor-calls/${user.id}`));
  expect(days.map(({ used }) => used)).toEqual([0]);
});

test("a call refused after midnight gives its allowance back to the day it was taken from", async () => {
  const { clock, context } = t.product();
  const user = await makeVendorUser(t.product());
  clock.stopAtNoon();
  clock.advance(12 * 3_600_000 - 60_000);
  const { arrived, release } = holdAnswer(t.product());
  const id = await startVideo(t.product(), user, { promptText: "kite [no-credit]" });
  await arrived;
  clock.advance(120_000);
  release();

  expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "failed" });
  const bucket = eq(quotaDays.bucket, `vendor-calls/${user.id}`);
  expect((await context.db.select().from(quotaDays).where(bucket)).map(({ used }) => used)).toEqual([0]);
});

test("a vendor that says when to come back is not asked before, and others go on meanwhile (F13)", async () => {
  const [limited, other] = [await makeVendorUser(t.product()), await makeVendorUser(t.product())];
  const headers = { "retry-after": "120", "content-type": "application/json" };
  await armFault(t.product(), { name: "status", method: "POST", path: "/v1/ai", status: 429, headers });
  const id = await startVideo(t.product(), limited);
  await t.product().context.queue.drain();
  const otherId = await startVideo(t.product(), other);

  for (let round = 0; round < 8; round += 1) {
    t.product().clock.advance(10_000);
    await t.product().context.queue.drain();
  }
  expect(await readVideo(t.product(), limited, id)).toMatchObject({ error: { code: "provider_limited" } });
  expect(await readVideo(t.product(), other, otherId)).toMatchObject({ status: "completed" });
  expect((await readLedger(t.product())).charges.map(({ key }) => key)).toEqual([other.apiKey]);
  expect(await settleVideo(t.product(), limited, id)).toMatchObject({ status: "completed" });
});

test("of an unknown outcome only its owner decides: give up, or try again and maybe pay again", async () => {
  const user = await makeVendorUser(t.product());
  await armFault(t.product(), { name: "drop-after-accept", times: 2 });
  const [one, two] = [await startVideo(t.product(), user), await startVideo(t.product(), user)];
  await settleVideo(t.product(), user, one);
  await settleVideo(t.product(), user, two);

  const givenUp = await act(t.product(), user, `${one}/decide`, { decision: "give_up" });
  const again = await act(t.product(), user, `${two}/decide`, { decision: "retry" });

  expect(givenUp).toMatchObject({ status: 200, body: { video: { status: "failed", needsAttention: false } } });
  expect(again).toMatchObject({ status: 200, body: { video: { status: "processing", stage: "queued", error: null } } });
  expect(await settleVideo(t.product(), user, two)).toMatchObject({ status: "completed" });
  expect((await readLedger(t.product())).charges).toHaveLength(3);
  const third = await act(t.product(), user, `${two}/decide`, { decision: "retry" });
  expect(third).toMatchObject({ status: 409, body: { code: "video_not_undecided" } });
});

test.each([
  ["[no-credit]", "provider_no_credit"],
  ["[429]", "provider_stays_limited"],
])(
  "a refusal (%s) that comes after the call was given up as unknown is taken, and asks nobody",
  async (marker, code) => {
    const { context } = t.product();
    const user = await makeVendorUser(t.product());
    const answer = holdAnswer(t.product());
    const id = await startVideo(t.product(), user, { promptText: `kite ${marker}` });
    await answer.arrived;
    const [intent] = await context.db.select().from(paidCalls).where(eq(paidCalls.videoId, id));
    if (!intent) throw new Error("No call was opened.");
    await leaveCallUnknown(context, { id, attempt: 1 }, { intent, answer: null }, "taken for dead");
    expect(await readVideo(t.product(), user, id)).toMatchObject({ needsAttention: true });

    answer.release();
    await context.queue.drain();

    const told = { status: "failed", needsAttention: false, error: { code } };
    expect(await settleVideo(t.product(), user, id)).toMatchObject(told);
    const rows = await context.db.select().from(paidCalls).where(eq(paidCalls.videoId, id));
    expect(rows).toMatchObject([{ state: "refused", busyUntil: null }]);
    expect((await readLedger(t.product())).charges).toEqual([]);
  },
);

test("a link that ran out is replaced by asking again (F17)", async () => {
  const user = await makeVendorUser(t.product());
  const id = await startVideo(t.product(), user, { promptText: "kite [expired-once]" });

  expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "completed" });
});

test("a film that takes too long is said to be slow, kept being asked for, and taken when it comes (F18)", async () => {
  const user = await makeVendorUser(t.product());
  const id = await startVideo(t.product(), user, { promptText: "kite [stuck]" });
  await settleVideo(t.product(), user, id, 2);
  t.product().clock.advance(21 * 60_000);
  const slow = await settleVideo(t.product(), user, id, 1);
  await fetch(`${t.product().sandbox.url}/_sandbox/release`, { method: "POST" });
  t.product().clock.advance(80_000);

  expect(slow).toMatchObject({ status: "processing", error: { code: "provider_slow", action: "wait" } });
  expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "completed", error: null });
});

test("after a day without a film the video fails, and a late result changes nothing (F18)", async () => {
  const user = await makeVendorUser(t.product());
  const id = await startVideo(t.product(), user, { promptText: "kite [stuck]" });
  await settleVideo(t.product(), user, id, 2);
  t.product().clock.advance(25 * 3_600_000);
  const failed = await settleVideo(t.product(), user, id, 2);
  await fetch(`${t.product().sandbox.url}/_sandbox/release`, { method: "POST" });
  t.product().clock.advance(3_600_000);
  await t.product().context.queue.drain();

  expect(failed).toMatchObject({ status: "failed", error: { code: "provider_timeout" } });
  expect(await readVideo(t.product(), user, id)).toMatchObject({ status: "failed", videoUrl: null });
});

test("a refused key stops the video with the word to check it", async () => {
  const user = await makeVendorUser(t.product());
  await armFault(t.product(), { name: "status", method: "POST", path: "/v1/ai", status: 401 });
  const id = await startVideo(t.product(), user);

  expect(await settleVideo(t.product(), user, id)).toMatchObject({
    status: "failed",
    error: { code: "provider_key_refused", action: "check_key" },
  });
});
