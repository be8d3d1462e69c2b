import { DAY_MS, MINUTE_MS } from "@sahne/contract/time-units";
import { expect, test } from "vitest";
import { callApi } from "#test/api.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

test("every request has a line with its id, and of what machines ask all day one a minute stands for the rest [R19.5]", async () => {
  const { logLines, clock } = t.product();
  const ask = (path: string) => callApi(t.product(), "GET", path);
  const lines = (path: string, level = "info") =>
    logLines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter((line) => line["msg"] === "request" && line["path"] === path && line["level"] === level);

  // Other tests share this product and ask at their own times: this one's minute is far from theirs.
  clock.advance(1_000 * DAY_MS + Math.round(Math.random() * DAY_MS));
  for (let count = 0; count < 5; count += 1) await ask("/livez");
  // A line is written after its answer has left: all five, one of them to be read.
  await expect.poll(() => [...lines("/livez"), ...lines("/livez", "debug")]).toHaveLength(5);
  expect(lines("/livez")).toMatchObject([{ status: 200, requestId: expect.any(String) as string }]);
  clock.advance(MINUTE_MS);
  await ask("/livez");
  await expect.poll(() => lines("/livez")).toMatchObject([{}, { unlogged: 4 }]);

  for (let count = 0; count < 3; count += 1) await ask("/api/site");
  await expect.poll(() => new Set(lines("/api/site").map(({ requestId }) => requestId)).size).toBe(3);
  // What goes wrong is never noise.
  for (let count = 0; count < 3; count += 1) await ask("/metrics");
  await expect.poll(() => lines("/metrics").map(({ status }) => status)).toEqual([404, 404, 404]);
});
