import { expect, test } from "vitest";
import { videos } from "#platform/db/schema.ts";
import { callApi } from "#test/api.ts";
import { armFault, readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { act, holdAnswer, makeVendorUser, readVideo, settleVideo, startVideo } from "#test/vendors/vendor-videos.ts";

const t = withTestProduct();

const adopt = (user: Parameters<typeof act>[1], id: string) =>
  act(t.product(), user, `${id}/decide`, { decision: "adopt" });

test("a film whose answer was lost is found at the vendor when its owner wants it, and not paid again", async () => {
  const user = await makeVendorUser(t.product());
  const before = await startVideo(t.product(), user);
  await settleVideo(t.product(), user, before);
  await armFault(t.product(), { name: "drop-after-accept" });
  const id = await startVideo(t.product(), user, { promptText: "the lost one" });
  expect(await settleVideo(t.product(), user, id)).toMatchObject({ needsAttention: true, canLook: true });

  expect(await adopt(user, id)).toMatchObject({ status: 200, body: { video: { stage: "generating", error: null } } });
  expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "completed", needsAttention: false });
  expect((await readLedger(t.product())).charges).toHaveLength(2);
});

test("nothing is taken where it could be another's: no task, two lost calls, a vendor without a list", async () => {
  const [none, two] = [await makeVendorUser(t.product()), await makeVendorUser(t.product())];
  const gemini = await makeVendorUser(t.product(), "gemini");
  await armFault(t.product(), { name: "drop", method: "POST", path: "/v1/ai" });
  const notTaken = await startVideo(t.product(), none);
  await settleVideo(t.product(), none, notTaken);
  await armFault(t.product(), { name: "drop-after-accept", times: 3 });
  const [first, second] = [await startVideo(t.product(), two), await startVideo(t.product(), two)];
  const other = await startVideo(t.product(), gemini, { serviceType: "gemini" });
  for (const [user, id] of [
    [two, first],
    [two, second],
    [gemini, other],
  ] as const) {
    await settleVideo(t.product(), user, id);
  }

  for (const [user, id] of [
    [none, notTaken],
    [two, first],
    [two, second],
    [gemini, other],
  ] as const) {
    expect(await adopt(user, id)).toMatchObject({ status: 409, body: { code: "provider_task_not_found" } });
    // Where only the vendor knows that there is nothing, one may look.
    const canLook = id === notTaken;
    expect(await readVideo(t.product(), user, id)).toMatchObject({ needsAttention: true, canLook });
  }
});

test("a film that was tried again and lost again is looked for: any task of its lost calls is it", async () => {
  const user = await makeVendorUser(t.product());
  await armFault(t.product(), { name: "drop-after-accept", times: 2 });
  const id = await startVideo(t.product(), user);
  await settleVideo(t.product(), user, id);
  await act(t.product(), user, `${id}/decide`, { decision: "retry" });
  expect(await settleVideo(t.product(), user, id)).toMatchObject({ needsAttention: true, canLook: true });

  expect(await adopt(user, id)).toMatchObject({ status: 200, body: { video: { stage: "generating" } } });
  expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "completed" });
  expect((await readLedger(t.product())).charges).toHaveLength(2);
});

test.each([
  ["drop", "drop-after-accept", 200],
  ["drop-after-accept", "drop-after-accept", 200],
  ["drop-after-accept", "drop", 409],
])("the task of a film given up (%s) is not taken for that of another (%s): %i", async (before, after, status) => {
  const user = await makeVendorUser(t.product());
  const lose = async (name: string): Promise<string> => {
    await armFault(t.product(), { name, method: "POST", path: "/v1/ai" });
    const id = await startVideo(t.product(), user);
    await settleVideo(t.product(), user, id);
    return id;
  };
  await act(t.product(), user, `${await lose(before)}/decide`, { decision: "give_up" });
  await t.product().context.queue.drain();
  const lost = await lose(after);

  expect(await adopt(user, lost)).toMatchObject({ status });
});

test("nothing is taken while another call with the key is under way: its task may be the one in the list", async () => {
  const user = await makeVendorUser(t.product());
  await armFault(t.product(), { name: "drop", method: "POST", path: "/v1/ai" });
  const lost = await startVideo(t.product(), user);
  await settleVideo(t.product(), user, lost);
  const answer = holdAnswer(t.product());
  const other = await startVideo(t.product(), user, { promptText: "under way" });
  await answer.arrived;
  expect((await readLedger(t.product())).charges).toHaveLength(1);

  expect(await adopt(user, lost)).toMatchObject({ status: 409, body: { code: "provider_task_not_found" } });
  answer.release();
  expect(await settleVideo(t.product(), user, other)).toMatchObject({ status: "completed" });
  expect(await readVideo(t.product(), user, lost)).toMatchObject({ needsAttention: true });
});

test("the task of a film that was deleted for good is not taken for the lost one", async () => {
  const { context, clock } = t.product();
  const user = await makeVendorUser(t.product());
  const deleted = await startVideo(t.product(), user, { promptText: "deleted" });
  await settleVideo(t.product(), user, deleted);
  await callApi(t.product(), "DELETE", `/api/videos/${deleted}`, { token: user.token });
  clock.advance(11 * 60_000);
  await context.queue.drain();
  expect(await context.db.$count(videos)).toBe(0);
  await armFault(t.product(), { name: "drop", method: "POST", path: "/v1/ai" });
  const lost = await startVideo(t.product(), user);
  await settleVideo(t.product(), user, lost);

  expect(await adopt(user, lost)).toMatchObject({ status: 409, body: { code: "provider_task_not_found" } });
});
