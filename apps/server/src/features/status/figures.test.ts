import { figuresReply } from "@sahne/contract/status";
import { expect, test } from "vitest";
import type { Limits } from "#platform/config.ts";
import { callApi, makeUser } from "#test/api.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { addVideoRow } from "#test/video-rows.ts";
import { countSite, cut } from "./figures.ts";

const t = withTestProduct();

test("the site's figures count finished videos and accounts, whoever asks [R1.7]", async () => {
  const { context, clock } = t.product();
  const before = await countSite(context.db);
  const user = await makeUser(t.product());
  for (const status of ["completed", "completed", "failed", "processing"]) {
    await addVideoRow(t.product(), user, { name: status, status, createdAt: clock.now() });
  }

  const after = { videos: before.videos + 2, users: before.users + 1 };
  expect(await countSite(context.db)).toEqual(after);
  // Older than any answer that is still kept.
  clock.advance(11 * 60_000);
  const answer = await callApi(t.product(), "GET", "/api/figures");
  expect([answer.status, figuresReply.parse(answer.body)]).toEqual([
    200,
    { videos: cut(after.videos), users: cut(after.users), caps: capsOf(context.config.limits) },
  ]);
});

test("a figure is cut to its first two digits, never rounded up [R1.7]", () => {
  expect([0, 7, 99, 101, 999, 1_239, 98_765].map(cut)).toEqual([0, 7, 99, 100, 990, 1_200, 98_000]);
});

function capsOf({ createsPerHour, jobsPerUser, storageBytes }: Limits) {
  return { createsPerHour, atOnce: jobsPerUser, storageBytes };
}
