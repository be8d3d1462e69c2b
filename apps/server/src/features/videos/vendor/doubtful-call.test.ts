import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { paidCalls } from "#platform/db/schema.ts";
import { armFault, readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { act, makeVendorUser, readVideo, settleVideo, startVideo } from "#test/vendors/vendor-videos.ts";

const t = withTestProduct();

async function charges(): Promise<number> {
  return (await readLedger(t.product())).charges.length;
}

test("a gateway's 503 after the vendor took the call never becomes a second charge: its task is looked for [R7.11]", async () => {
  const user = await makeVendorUser(t.product());
  await armFault(t.product(), { name: "answer-after-accept", times: 10 });
  const id = await startVideo(t.product(), user);

  expect(await settleVideo(t.product(), user, id)).toMatchObject({
    status: "processing",
    needsAttention: true,
    canLook: true,
    error: { code: "provider_outcome_unknown" },
  });
  expect(await charges()).toBe(1);
  const found = await act(t.product(), user, `${id}/decide`, { decision: "adopt" });
  expect(found).toMatchObject({ status: 200, body: { video: { stage: "generating", error: null } } });
  expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "completed" });
  expect(await charges()).toBe(1);
});

test("a 503 of a vendor whose list shows no new task is sent once more, and charged once (F12)", async () => {
  const user = await makeVendorUser(t.product());
  await armFault(t.product(), { name: "status", method: "POST", path: "/v1/ai", status: 503 });
  const id = await startVideo(t.product(), user);

  expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "completed", error: null });
  expect(await charges()).toBe(1);
});

test("after a second 503 no machine sends again, and the day's allowance is given back", async () => {
  const user = await makeVendorUser(t.product());
  await armFault(t.product(), { name: "status", method: "POST", path: "/v1/ai", status: 503, times: 100 });
  const id = await startVideo(t.product(), user);

  const told = { status: "failed", error: { code: "provider_unavailable", action: "retry" } };
  expect(await settleVideo(t.product(), user, id)).toMatchObject(told);
  expect((await readLedger(t.product())).counts["freepik.submit"] ?? 0).toBe(0);
  const rows = await t.product().context.db.select().from(paidCalls).where(eq(paidCalls.videoId, id));
  expect(rows.map(({ state, answerStatus }) => [state, answerStatus])).toEqual([
    ["refused", 503],
    ["refused", 503],
  ]);
});

test("a second 503 after the call was taken is a question too: two sends, one charge", async () => {
  const user = await makeVendorUser(t.product());
  await armFault(t.product(), { name: "status", method: "POST", path: "/v1/ai", status: 503 });
  await armFault(t.product(), { name: "answer-after-accept" });
  const id = await startVideo(t.product(), user);

  expect(await settleVideo(t.product(), user, id)).toMatchObject({ needsAttention: true, canLook: true });
  expect(await charges()).toBe(1);
});

test("a vendor that hides its list leaves the question to the owner", async () => {
  const { context } = t.product();
  const user = await makeVendorUser(t.product());
  await armFault(t.product(), { name: "answer-after-accept" });
  await armFault(t.product(), { name: "status", method: "GET", path: "/v1/ai", status: 500, times: 100 });
  const id = await startVideo(t.product(), user);
  await context.queue.drain();
  expect(await readVideo(t.product(), user, id)).toMatchObject({ stage: "submitting", needsAttention: false });
  // By the database's clock nobody can be at the call any more.
  const longAgo = new Date(Date.now() - 3_600_000);
  await context.db.update(paidCalls).set({ createdAt: longAgo }).where(eq(paidCalls.videoId, id));

  expect(await settleVideo(t.product(), user, id)).toMatchObject({ needsAttention: true });
  expect(await charges()).toBe(1);
});

test.each([
  [503, { message: "Service Unavailable" }],
  [503, { error: { code: 503, message: "upstream connect error" } }],
  [307, { message: "moved" }],
])("Gemini's gateway with %i %j after acceptance asks its owner and sends nothing again", async (status, body) => {
  const user = await makeVendorUser(t.product(), "gemini");
  const headers = { location: `${t.product().sandbox.url}/gemini/v1beta/interactions` };
  await armFault(t.product(), { name: "answer-after-accept", times: 10, status, body, headers });
  const id = await startVideo(t.product(), user, { serviceType: "gemini" });

  expect(await settleVideo(t.product(), user, id)).toMatchObject({
    needsAttention: true,
    error: { code: "provider_outcome_unknown" },
  });
  expect(await charges()).toBe(1);
});

test("Google's own word that it is overloaded is sent again once, and no more", async () => {
  const user = await makeVendorUser(t.product(), "gemini");
  const body = { error: { code: 503, message: "The model is overloaded.", status: "UNAVAILABLE" } };
  const refusal = { name: "status", method: "POST", path: "/gemini", status: 503, body };
  await armFault(t.product(), refusal);
  const once = await startVideo(t.product(), user, { serviceType: "gemini" });
  expect(await settleVideo(t.product(), user, once)).toMatchObject({ status: "completed" });
  await armFault(t.product(), { ...refusal, times: 100 });
  const twice = await startVideo(t.product(), user, { serviceType: "gemini" });

  expect(await settleVideo(t.product(), user, twice)).toMatchObject({
    status: "failed",
    error: { code: "provider_unavailable" },
  });
  const rows = await t.product().context.db.select().from(paidCalls).where(eq(paidCalls.videoId, twice));
  expect(rows).toHaveLength(2);
});

test("an answer that names the task of another film is doubt: that film is not shown twice, nothing is sent again", async () => {
  const user = await makeVendorUser(t.product());
  const first = await startVideo(t.product(), user, { promptText: "the first" });
  await settleVideo(t.product(), user, first);
  await armFault(t.product(), { name: "other-task" });
  const second = await startVideo(t.product(), user, { promptText: "the second" });

  expect(await settleVideo(t.product(), user, second)).toMatchObject({ needsAttention: true, canLook: true });
  expect(await charges()).toBe(2);
  await act(t.product(), user, `${second}/decide`, { decision: "adopt" });
  expect(await settleVideo(t.product(), user, second)).toMatchObject({ status: "completed" });
  expect(await charges()).toBe(2);
});

test("an answer about another task says nothing about ours, which is asked for again", async () => {
  const user = await makeVendorUser(t.product());
  const data = { task_id: "5f1c0a9e-3c55-4d0e-9a55-0b7f2f3c1d10", status: "FAILED", generated: [] };
  await armFault(t.product(), {
    name: "status",
    method: "GET",
    path: "/v1/ai",
    status: 200,
    body: { data },
    times: 2,
  });
  const id = await startVideo(t.product(), user);

  expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "completed" });
});
