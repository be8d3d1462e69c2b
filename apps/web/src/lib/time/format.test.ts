import { describe, expect, test } from "vitest";
import { formatCount, formatRelative } from "./format.ts";

describe("counts", () => {
  test("[R5.1] a count up to 1000 is shown in full", () => {
    expect([0, 7, 999, 1_000].map(formatCount)).toEqual(["0", "7", "999", "1000"]);
  });

  test("[R5.1] a count above 1000 has one decimal and K", () => {
    expect([1_001, 1_500, 12_340, 1_000_000].map(formatCount)).toEqual(["1.0K", "1.5K", "12.3K", "1000.0K"]);
  });
});

describe("relative times", () => {
  const now = Date.parse("2026-11-15T12:00:00Z");

  test("a moment ago is now, in the reader's language", () => {
    expect(formatRelative("2026-11-15T11:59:40Z", "en", now)).toBe("now");
    expect(formatRelative("2026-11-15T11:59:40Z", "tr", now)).toBe("şimdi");
  });

  test("the largest whole unit is taken, and never rounded up", () => {
    expect(formatRelative("2026-11-15T11:58:01Z", "en", now)).toBe("1 minute ago");
    expect(formatRelative("2026-11-08T11:00:00Z", "en", now)).toBe("1 week ago");
    expect(formatRelative("2026-11-15T15:30:00Z", "en", now)).toBe("in 3 hours");
  });

  test("yesterday is the calendar's, in the account's zone, and not the last two days", () => {
    expect(formatRelative("2026-11-14T12:00:00Z", "tr", now, "Europe/Istanbul")).toBe("dün");
    expect(formatRelative("2026-11-13T12:30:00Z", "tr", now, "Europe/Istanbul")).toBe("evvelsi gün");
    expect(formatRelative("2026-11-13T12:30:00Z", "en", now, "Europe/Istanbul")).toBe("2 days ago");
    // 25 hours ago, but in Auckland two days have turned since.
    expect(formatRelative("2026-11-14T10:59:00Z", "en", now, "Pacific/Auckland")).toBe("2 days ago");
    expect(formatRelative("2026-11-16T13:00:00Z", "en", now, "Europe/Istanbul")).toBe("tomorrow");
  });
});
