import { expect, test } from "vitest";
import { byDay, daysOf, hourKind, hoursIn, mondayOf, stepped } from "./calendar-days.ts";

test("[R13.3] a month is whole weeks from Monday, a week seven days, and both step by their own length", () => {
  const days = daysOf("month", "2026-11-16");

  expect([days[0], days.at(-1), days.length]).toEqual(["2026-10-26", "2026-12-06", 42]);
  expect(daysOf("month", "2027-02-10")).toHaveLength(28);
  expect(daysOf("week", "2026-11-22")[0]).toBe("2026-11-16");
  expect(mondayOf("2026-11-16")).toBe("2026-11-16");
  expect(stepped("month", "2026-12-31", 1)).toBe("2027-01-01");
  expect(stepped("week", "2026-12-31", 1)).toBe("2027-01-07");
});

test("[R13.2] where the clocks change, a day says which hour it lacks or has twice", () => {
  const newYork = "America/New_York";

  expect([hoursIn("2027-03-14", newYork), hourKind("2027-03-14", 2, newYork)]).toEqual([23, "missing"]);
  expect([hoursIn("2027-11-07", newYork), hourKind("2027-11-07", 1, newYork)]).toEqual([25, "twice"]);
  expect(hourKind("2027-11-07", 2, newYork)).toBe("normal");
  expect(hoursIn("2027-03-28", "Europe/Istanbul")).toBe(24);
});

test("[R13.3] an entry stands on the day it has in the zone, not on that of UTC", () => {
  const entry = { id: "a", at: "2026-11-15T22:30:00.000Z" } as Parameters<typeof byDay>[0][number];

  expect([...byDay([entry], "Europe/Istanbul").keys()]).toEqual(["2026-11-16"]);
  expect([...byDay([entry], "America/New_York").keys()]).toEqual(["2026-11-15"]);
});
