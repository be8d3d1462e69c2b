import { expect, test } from "vitest";
import { nextPacificMidnight, pacificDay, pacificDayBefore } from "./pacific-day.ts";

test.each([
  ["winter", "2026-11-15T05:00:00Z", "2026-11-14", "2026-11-15T08:00:00.000Z"],
  ["summer", "2026-07-01T08:00:00Z", "2026-07-01", "2026-07-02T07:00:00.000Z"],
  ["the night before the clock goes forward", "2026-03-08T09:00:00Z", "2026-03-08", "2026-03-09T07:00:00.000Z"],
  ["the night before the clock goes back", "2026-11-01T08:00:00Z", "2026-11-01", "2026-11-02T08:00:00.000Z"],
])("in %s the quota ends at midnight in California", (_when, now, day, midnight) => {
  expect(pacificDay(new Date(now))).toBe(day);
  expect(nextPacificMidnight(new Date(now)).toISOString()).toBe(midnight);
});

test("days are counted back in the same calendar", () => {
  expect(pacificDayBefore(new Date("2026-03-10T06:00:00Z"), 28)).toBe("2026-02-09");
});
