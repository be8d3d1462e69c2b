import { MINUTE_MS } from "@sahne/contract/time-units";
import { expect, test } from "vitest";
import { growingWaitMs, soonerOrLater } from "./poll-schedule.ts";

test.each([Number.POSITIVE_INFINITY, 1e303, 365 * 24 * 60 * MINUTE_MS, 15 * MINUTE_MS])(
  "a vendor that wants %d ms of peace gets a quarter of an hour",
  (atLeastMs) => {
    const now = new Date("2026-11-16T09:00:00.000Z");

    expect(soonerOrLater(now, 5_000, atLeastMs).toISOString()).toBe("2026-11-16T09:15:00.000Z");
  },
);

test("the gaps of what costs nothing grow from seconds to a quarter of an hour, and no further", () => {
  const waits = Array.from({ length: 2_000 }, (_, misses) => growingWaitMs(misses));

  expect(waits[1]).toBeLessThan(10_000);
  expect(waits).toEqual(waits.toSorted((left, right) => left - right));
  expect(waits.at(-1)).toBe(15 * MINUTE_MS);
});
