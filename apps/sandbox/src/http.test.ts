import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { drainBody } from "./http.ts";

test("a standstill of the machine is not taken for a caller that has stopped sending", async () => {
  const body = new PassThrough();
  const drained = drainBody(body);
  const until = performance.now() + 600;
  while (performance.now() < until);
  // After the timers that ran out meanwhile.
  setImmediate(() => setImmediate(() => body.end("the rest")));

  expect(await drained).toBe(true);
});

test("a caller that announces more than it sends is not waited for", async () => {
  expect(await drainBody(new PassThrough())).toBe(false);
});
