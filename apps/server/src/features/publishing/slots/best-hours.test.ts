import { BEST_DAYS } from "@sahne/contract/schedules/slots";
import { HOUR_MS } from "@sahne/contract/time-units";
import { expect, test } from "vitest";
import { bestHours } from "./best-hours.ts";

/** Whole days in Istanbul, watched most at 20:00, 9:00 and 21:00. */
function days(count: number, minutes = 60, watched: Record<number, number> = { 20: 9, 9: 5, 21: 7 }) {
  const midnight = Date.parse("2026-10-01T00:00:00+03:00");
  return Array.from({ length: count * 24 }, (_, index) => ({
    hour: new Date(midnight + index * HOUR_MS),
    views: watched[index % 24] ?? 1,
    minutes,
  }));
}

test("from 28 whole days on the most watched hours are named, in the channel's zone; before that nothing is claimed [R18.4]", () => {
  expect(bestHours(days(BEST_DAYS), "Europe/Istanbul")).toEqual({ hours: [9, 20, 21], days: BEST_DAYS });
  expect(bestHours(days(BEST_DAYS - 1), "Europe/Istanbul")).toEqual({ hours: null, days: BEST_DAYS - 1 });
  expect(bestHours([], "Europe/Istanbul")).toEqual({ hours: null, days: 0 });
});

test("days of which less was counted do not count, and a channel that nobody watches has no best hour [R18.4]", () => {
  expect(bestHours(days(BEST_DAYS, 45), "Europe/Istanbul")).toEqual({ hours: null, days: 0 });
  const unseen = days(BEST_DAYS).map((hour) => ({ ...hour, views: 0 }));
  expect(bestHours(unseen, "Europe/Istanbul")).toEqual({ hours: null, days: BEST_DAYS });
});
