import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findRun, moveRun, skipRun } from "@sahne/contract/schedules/plan-moves";
import { keepsTheList, naively } from "./plan-moves.model.ts";
import { afterRuns, planRuns, type PlanTimes } from "@sahne/contract/schedules/plan-runs";
import { drawsOf, intoWindow, weekdayOf } from "@sahne/contract/schedules/random-times";
import { occurrenceAt } from "@sahne/contract/schedules/recurrence";
import { DAY_MS, HOUR_MS } from "@sahne/contract/time-units";
import { fieldsAt, wallClockAt } from "@sahne/contract/schedules/zoned-time";

/** The quick run tries a part of the plans, the long one all of them. */
const PLANS = process.env["SAHNE_SWEEP"] === "1" ? 1_000 : 250;

const BERLIN = "Europe/Berlin";

const daily = (anchor: string, changes: Partial<PlanTimes> = {}): PlanTimes => ({
  anchorAt: new Date(anchor),
  timeZone: BERLIN,
  recurringType: "daily",
  random: null,
  seed: 0,
  drawnAt: null,
  nextIndex: 0,
  until: null,
  earlier: [],
  changes: [],
  ...changes,
});

const next = (times: PlanTimes, limit = 4): string[] =>
  planRuns(times, { limit }).map(({ at }) => {
    const { date, time } = fieldsAt(BERLIN, at);
    return `${date} ${time}`;
  });

function runAt(times: PlanTimes, at: string) {
  const run = findRun(times, new Date(at));
  if (run === null) throw new Error(`Nothing runs at ${at}.`);
  return run;
}

test(`edits of one, later and all keep the clock time, repeat nothing and leave nothing out, ${PLANS} plans in eleven zones (F28) [R13.2] [R13.3 rule]`, () => {
  expect(() => fc.assert(keepsTheList, { numRuns: PLANS })).not.toThrow();
});

test("naive answers are wrong where these are right (F28) [R13.2]", () => {
  const berlin = naively("2026-03-20T02:00", BERLIN, 20);
  const istanbul = naively("2026-01-31T09:30", "Europe/Istanbul", 2);

  expect(berlin.byHours).toBe("03:00:00");
  expect(fieldsAt(BERLIN, occurrenceAt(daily("2026-03-20T01:00:00Z"), 20)).time).toBe("02:00");
  expect(istanbul.chained).toBe("2026-03-28");
});

test("one, later and all mean what they say, and a time that was left out stays out", () => {
  const start = daily("2026-11-16T09:00:00Z");
  const wednesday = runAt(start, "2026-11-18T09:00:00Z");
  const to = new Date("2026-11-18T13:30:00Z");
  const skipped = skipRun(start, runAt(start, "2026-11-19T09:00:00Z"));

  expect(next(moveRun(start, wednesday, to, "one"))).toEqual([
    "2026-11-16 10:00",
    "2026-11-17 10:00",
    "2026-11-18 14:30",
    "2026-11-19 10:00",
  ]);
  expect(next(moveRun(skipped, wednesday, to, "later"))).toEqual([
    "2026-11-16 10:00",
    "2026-11-17 10:00",
    "2026-11-18 14:30",
    "2026-11-20 14:30",
  ]);
  expect(next(moveRun(skipped, wednesday, to, "all"))).toEqual([
    "2026-11-16 14:30",
    "2026-11-17 14:30",
    "2026-11-18 14:30",
    "2026-11-20 14:30",
  ]);
});

test("a run that came earlier than its rule does not come again at the rule's time", () => {
  const start = daily("2026-11-16T09:00:00Z");
  const moved = moveRun(start, runAt(start, "2026-11-18T09:00:00Z"), new Date("2026-11-16T11:00:00Z"), "one");

  expect(next(afterRuns(moved, new Date("2026-11-16T12:00:00Z")), 2)).toEqual(["2026-11-17 10:00", "2026-11-19 10:00"]);
});

test("what has run today is not run again when all are moved to a later hour", () => {
  const now = new Date("2026-11-16T10:00:00Z");
  const ran = afterRuns(daily("2026-11-16T09:00:00Z"), now);
  const moved = moveRun(ran, runAt(ran, "2026-11-17T09:00:00Z"), new Date("2026-11-17T17:00:00Z"), "all");

  expect(next(afterRuns(moved, now), 2)).toEqual(["2026-11-17 18:00", "2026-11-18 18:00"]);
});

test("drawn times are the same whenever they are looked at, keep their distance, their hours and their weekdays [R13.4]", () => {
  const random = { minHours: 5, maxHours: 40, fromHour: 9, toHour: 18, weekdays: [1, 3, 5] };
  const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
  fc.assert(
    fc.property(seeds, fc.constantFrom(BERLIN, "America/New_York", "Asia/Kolkata"), (seed, timeZone) => {
      const asked = new Date("2026-11-16T00:20:00Z");
      const anchorAt = intoWindow(random, asked, timeZone, drawsOf(seed, 0));
      const times = {
        ...daily("2026-11-16T00:20:00Z"),
        recurringType: null,
        timeZone,
        random,
        seed,
        anchorAt,
        drawnAt: anchorAt,
      };
      const runs = planRuns(times, { limit: 20 }).map((run) => run.at);

      for (const [index, at] of runs.entries()) {
        const wall = wallClockAt(at, timeZone);
        expect(wall.hour >= 9 && wall.hour < 18 && random.weekdays.includes(weekdayOf(wall))).toBe(true);
        const before = runs[index - 1];
        const apart = before === undefined ? 5 * HOUR_MS : at.getTime() - before.getTime();
        expect(apart >= 5 * HOUR_MS && apart <= 40 * HOUR_MS + 4 * DAY_MS).toBe(true);
      }
      const passed = afterRuns(times, runs[4] ?? anchorAt);
      expect(planRuns(passed, { limit: 15 }).map((run) => run.at)).toEqual(runs.slice(5));
    }),
    { numRuns: 200 },
  );
});
