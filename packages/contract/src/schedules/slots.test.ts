import { expect, test } from "vitest";
import { firstFree, slotsAfter } from "./slots.ts";

const after = (iso: string) => new Date(iso);
const firstOf = (week: Parameters<typeof slotsAfter>[0], from: string, count: number) =>
  [...slotsAfter(week, after(from))].slice(0, count).map((at) => at.toISOString());

test("posting times come in order, day by day, and never at or before the moment that is asked from [R18.4]", () => {
  const week = {
    timeZone: "Europe/Istanbul",
    times: [
      { weekday: 3, time: "18:00" },
      { weekday: 1, time: "18:00" },
      { weekday: 1, time: "09:30" },
    ],
  };
  // A Monday; half past nine in Istanbul is half past six in UTC.
  expect(firstOf(week, "2026-11-16T06:30:00.000Z", 4)).toEqual([
    "2026-11-16T15:00:00.000Z",
    "2026-11-18T15:00:00.000Z",
    "2026-11-23T06:30:00.000Z",
    "2026-11-23T15:00:00.000Z",
  ]);
});

test("the wall clock is kept when the clocks change, and a time that the day lacks is moved past the gap once [R18.4]", () => {
  const sunday = (time: string) => ({ weekday: 7, time });
  const week = { timeZone: "America/New_York", times: [sunday("02:30"), sunday("03:30")] };
  // On 8 March 2026 New York has no 02:30: both fall on 03:30, which is one slot.
  expect(firstOf(week, "2026-03-07T12:00:00.000Z", 3)).toEqual([
    "2026-03-08T07:30:00.000Z",
    "2026-03-15T06:30:00.000Z",
    "2026-03-15T07:30:00.000Z",
  ]);
  const evening = { timeZone: "America/New_York", times: [sunday("18:00")] };
  expect(firstOf(evening, "2026-10-24T12:00:00.000Z", 2)).toEqual([
    "2026-10-25T22:00:00.000Z",
    "2026-11-01T23:00:00.000Z",
  ]);
});

test("the first free one is the first that is not taken; with none left or none set there is none [R18.4]", () => {
  const week = { timeZone: "UTC", times: [{ weekday: 1, time: "10:00" }] };
  const from = after("2026-11-16T12:00:00.000Z");
  expect(firstFree(week, from, new Set([Date.parse("2026-11-23T10:00:00.000Z")]))?.toISOString()).toBe(
    "2026-11-30T10:00:00.000Z",
  );
  expect(firstFree(week, from, new Set([...slotsAfter(week, from)].map(Number)))).toBeNull();
  expect(firstFree({ ...week, times: [] }, from, new Set())).toBeNull();
});
