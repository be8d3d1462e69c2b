import { expect, test } from "vitest";
import { clockTime, elapsedSince, remainingMs, roughTime } from "./work-time.ts";

test("elapsed time reads like a clock", () => {
  expect([0, 7_400, 151_000, 3_725_000].map((time) => clockTime(time))).toEqual(["0:00", "0:07", "2:31", "1:02:05"]);
});

test("what is left comes from the account's history at first, then from the film's own progress", () => {
  expect(remainingMs({ elapsedMs: 5_000, percent: 10, expectedMs: 20_000 })).toBe(15_000);
  expect(remainingMs({ elapsedMs: 5_000, percent: 50, expectedMs: 60_000 })).toBe(5_000);
});

test("a film that outlasts the usual time is told by its progress, or not at all", () => {
  expect(remainingMs({ elapsedMs: 30_000, percent: 20, expectedMs: 20_000 })).toBe(120_000);
  expect(remainingMs({ elapsedMs: 30_000, percent: null, expectedMs: 20_000 })).toBeNull();
  expect(remainingMs({ elapsedMs: 30_000, percent: 2, expectedMs: null })).toBeNull();
});

test("never less than nothing, even if a progress beyond 100 were told", () => {
  expect(remainingMs({ elapsedMs: 5_000, percent: 140, expectedMs: null })).toBe(0);
});

test("estimates are rounded as a person would say them", () => {
  expect(roughTime(3_200)).toEqual({ unit: "seconds", count: 5 });
  expect(roughTime(41_000)).toEqual({ unit: "seconds", count: 45 });
  expect(roughTime(56_000)).toEqual({ unit: "minutes", count: 1 });
  expect(roughTime(200_000)).toEqual({ unit: "minutes", count: 3 });
});

test("elapsed time counts from the start of the work, and never backwards", () => {
  const now = Date.parse("2026-11-15T12:00:00Z");

  expect(elapsedSince("2026-11-15T11:59:30Z", now)).toBe(30_000);
  expect(elapsedSince("2026-11-15T09:00:00Z", now)).toBe(3 * 3_600_000);
  expect(elapsedSince("2026-11-15T12:00:05Z", now)).toBe(0);
  expect(elapsedSince(null, now)).toBeNull();
});
