import { expect, test } from "vitest";
import { makeUser, type TestUser } from "#test/api.ts";
import { holdRenders } from "#test/product/render-process.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { act, createVideo, readVideo } from "#test/vendors/vendor-videos.ts";
import { addVideoRow } from "#test/video-rows.ts";

const t = withTestProduct();

const RUNNING = { status: "processing", stage: "generating" };
const UNDECIDED = {
  status: "processing",
  stage: "submitting",
  needsAttention: true,
  errorCode: "provider_outcome_unknown",
};

async function addRows(user: TestUser, many: number, state: { status: string }): Promise<string[]> {
  const createdAt = t.product().clock.now();
  const names = Array.from({ length: many }, (_, index) => `film ${index}`);
  return Promise.all(names.map((name) => addVideoRow(t.product(), user, { createdAt, name, ...state })));
}

test("films that wait for their owner's decision take no place from those that can be made", async () => {
  const { context } = t.product();
  await holdRenders(t.product());
  const user = await makeUser(t.product());
  await addRows(user, context.config.limits.jobsPerUser, UNDECIDED);

  expect(await createVideo(t.product(), user, { engine: "sahne" })).toMatchObject({ status: 201 });
});

test("a lost call is not repeated beyond its owner's share of running work, and stays to be decided", async () => {
  const { context } = t.product();
  const user = await makeUser(t.product());
  const [undecided = ""] = await addRows(user, 1, UNDECIDED);
  await addRows(user, context.config.limits.jobsPerUser, RUNNING);

  const answer = await act(t.product(), user, `${undecided}/decide`, { decision: "retry" });

  expect(answer).toMatchObject({ status: 429, body: { code: "too_many_jobs" } });
  expect(await readVideo(t.product(), user, undecided)).toMatchObject({ needsAttention: true, status: "processing" });
});
