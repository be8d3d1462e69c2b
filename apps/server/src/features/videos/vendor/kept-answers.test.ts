import type { VideoStory } from "@sahne/contract/videos/library";
import { expect, test } from "vitest";
import { callApi, type TestUser } from "#test/api.ts";
import { armFault } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { act, makeVendorUser, settleVideo, startVideo } from "#test/vendors/vendor-videos.ts";

const t = withTestProduct();

async function storyOf(user: TestUser, id: string): Promise<VideoStory> {
  const { body } = await callApi(t.product(), "GET", `/api/videos/${id}/story`, { token: user.token });
  return body["story"] as VideoStory;
}

async function lastAnswer(user: TestUser, id: string): Promise<string> {
  return (await storyOf(user, id)).paidCalls.at(-1)?.answer ?? "";
}

test("the vendor's last word stands in the story of the film, without the rights in its link", async () => {
  const user = await makeVendorUser(t.product());
  const id = await startVideo(t.product(), user);
  await settleVideo(t.product(), user, id);

  const answer = JSON.parse(await lastAnswer(user, id)) as { data: { status: string; generated: string[] } };

  expect(answer.data.status).toBe("COMPLETED");
  expect(answer.data.generated[0]).toMatch(/\.mp4\?\(removed\)$/);
});

test.each([
  ["refuses", { status: 402, body: { message: "You have run out of credits." } }, "run out of credits"],
  ["answers garbage", { status: 200, body: "<html>\0sign in</html>" }, "<html>sign in"],
])("what a vendor says when it %s is kept word for word", async (_name, fault, words) => {
  const user = await makeVendorUser(t.product());
  await armFault(t.product(), { name: "status", method: "POST", path: "/v1/ai", ...fault });
  const id = await startVideo(t.product(), user);
  await settleVideo(t.product(), user, id);

  expect(await lastAnswer(user, id)).toContain(words);
});

test("a failure at the vendor is told in its own words", async () => {
  const user = await makeVendorUser(t.product());
  const id = await startVideo(t.product(), user, { promptText: "kite [filtered]" });
  await settleVideo(t.product(), user, id);

  expect(await lastAnswer(user, id)).toContain("content filter");
});

test("a failure without a word has no reason, and an end that a new try takes back", async () => {
  const { clock } = t.product();
  const user = await makeVendorUser(t.product());
  const id = await startVideo(t.product(), user, { promptText: "kite [fail]" });
  await settleVideo(t.product(), user, id);

  const story = await storyOf(user, id);
  expect(story).toMatchObject({ paidCalls: [{ reason: null }], completedAt: null });
  expect(new Date(story.endedAt ?? 0).getTime()).toBeGreaterThanOrEqual(new Date(story.startedAt ?? 0).getTime());
  expect(new Date(story.endedAt ?? 0) <= clock.now()).toBe(true);

  await act(t.product(), user, `${id}/retry`);
  expect(await storyOf(user, id)).toMatchObject({ endedAt: null });
  await act(t.product(), user, `${id}/cancel`);
  expect(await storyOf(user, id)).toMatchObject({ endedAt: expect.any(String) });
});
