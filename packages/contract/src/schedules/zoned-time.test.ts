import { describe, expect, test } from "vitest";
import { instantOf, wallClockAt } from "./zoned-time.ts";

describe("a clock on the wall of another zone", () => {
  const at = (text: string) => {
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/\D/).map(Number);
    return { year, month, day, hour, minute };
  };

  test.each([
    ["Europe/Istanbul", "2026-11-15 18:30", "2026-11-15T15:30:00.000Z"],
    ["America/New_York", "2026-07-01 00:05", "2026-07-01T04:05:00.000Z"],
    ["Asia/Kolkata", "2026-01-31 23:59", "2026-01-31T18:29:00.000Z"],
    ["Pacific/Kiritimati", "2026-12-31 12:00", "2026-12-30T22:00:00.000Z"],
  ])("%s %s is one moment, and reads back the same", (zone, wall, instant) => {
    expect(instantOf(at(wall), zone).toISOString()).toBe(instant);
    expect(wallClockAt(new Date(instant), zone)).toEqual(at(wall));
  });

  test("a time that the day lacks is moved past the gap", () => {
    expect(instantOf(at("2026-03-29 02:30"), "Europe/Berlin").toISOString()).toBe("2026-03-29T01:30:00.000Z");
  });

  test("a time that the day has twice is the first of the two", () => {
    expect(instantOf(at("2026-10-25 02:30"), "Europe/Berlin").toISOString()).toBe("2026-10-25T00:30:00.000Z");
  });
});
