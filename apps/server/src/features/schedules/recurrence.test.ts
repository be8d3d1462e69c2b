import * as fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { drawNext } from "@sahne/contract/schedules/random-times";
import { firstAfter } from "@sahne/contract/schedules/first-after";
import { occurrenceAt, type RecurrenceRule } from "@sahne/contract/schedules/recurrence";

/** The quick run tries a part of the cases, the long one all of them. */
const CASES = process.env["SAHNE_SWEEP"] === "1" ? 20_000 : 4_000;

const ZONES = [
  "Europe/Istanbul",
  "Europe/Berlin",
  "America/New_York",
  "America/Los_Angeles",
  "America/Sao_Paulo",
  "Australia/Lord_Howe",
  "Asia/Kolkata",
  "Asia/Tehran",
  "Pacific/Apia",
  "Africa/Casablanca",
  "UTC",
];

const local = (at: Date, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);

const at = (zoned: string): Date => new Date(Temporal.ZonedDateTime.from(zoned).epochMilliseconds);

const rules = fc.record({
  anchorAt: fc.date({ min: new Date("2020-01-01"), max: new Date("2035-12-31"), noInvalidDate: true }),
  timeZone: fc.constantFrom(...ZONES),
  recurringType: fc.constantFrom("daily" as const, "weekly" as const, "monthly" as const),
});

test(`the user's clock time is kept across every change of the clocks, ${CASES} cases over eleven zones (F28) [R13.2]`, () => {
  fc.assert(
    fc.property(rules, fc.integer({ min: 1, max: 800 }), (rule, index) => {
      const anchor = local(rule.anchorAt, rule.timeZone);
      const occurrence = local(occurrenceAt(rule, index), rule.timeZone);
      const steps = { daily: { days: index }, weekly: { weeks: index }, monthly: { months: index } };
      const wanted = anchor.toPlainDateTime().add(steps[rule.recurringType]);

      // The library's own rule for a time that a day lacks or has twice is ours.
      expect(occurrence.equals(wanted.toZonedDateTime(rule.timeZone, { disambiguation: "compatible" }))).toBe(true);
      const isExact = occurrence.toPlainDateTime().equals(wanted);
      // The only excuse is that the wanted time does not exist on that day.
      const isGap = !wanted.toZonedDateTime(rule.timeZone).toPlainDateTime().equals(wanted);
      const isMovedForward = occurrence.toPlainDateTime().since(wanted).total("hours") > 0;
      expect(isExact || (isGap && isMovedForward)).toBe(true);
    }),
    { numRuns: CASES },
  );
});

test("each occurrence is later than the one before, and the first after any moment is found", () => {
  fc.assert(
    fc.property(
      rules,
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 86_399_999 }),
      (rule, index, extra) => {
        const here = occurrenceAt(rule, index);
        const next = occurrenceAt(rule, index + 1);
        expect(next > here).toBe(true);

        const moment = new Date(Math.min(here.getTime() + extra, next.getTime() - 1));
        expect(firstAfter(rule, moment)).toEqual({ index: index + 1, at: next });
      },
    ),
    { numRuns: CASES / 4 },
  );
});

test("the 31st becomes the month's last day and comes back after it (F28) [R13.2]", () => {
  const rule: RecurrenceRule = {
    anchorAt: at("2026-01-31T09:30[Europe/Istanbul]"),
    timeZone: "Europe/Istanbul",
    recurringType: "monthly",
  };

  const days = [0, 1, 2, 3, 13].map((index) =>
    local(occurrenceAt(rule, index), rule.timeZone).toPlainDate().toString(),
  );

  expect(days).toEqual(["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2027-02-28"]);
});

test("a time the day does not have moves past the gap; one it has twice happens once, the first", () => {
  const rule = (anchor: string): RecurrenceRule => ({
    anchorAt: at(anchor),
    timeZone: "Europe/Berlin",
    recurringType: "daily",
  });

  const gap = occurrenceAt(rule("2026-03-28T02:30[Europe/Berlin]"), 1);
  const overlap = occurrenceAt(rule("2026-10-24T02:30[Europe/Berlin]"), 1);

  expect(gap.toISOString()).toBe("2026-03-29T01:30:00.000Z");
  expect(overlap.toISOString()).toBe("2026-10-25T00:30:00.000Z");
});

test("a single time comes once and never again", () => {
  const rule: RecurrenceRule = { anchorAt: new Date("2026-12-01T10:00:00Z"), timeZone: "UTC", recurringType: null };

  expect(firstAfter(rule, new Date("2026-11-30T00:00:00Z"))).toEqual({ index: 0, at: rule.anchorAt });
  expect(firstAfter(rule, rule.anchorAt)).toBeNull();
});

test("a random interval keeps its distance and its hours of the day [R13.4 rule]", () => {
  const random = { minHours: 5, maxHours: 30, fromHour: 9, toHour: 21 };
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
      (zone, draws) => {
        const previous = new Date("2026-05-05T12:00:00Z");
        const next = drawNext(random, previous, zone, () => draws.next().value ?? 0);
        const hour = local(next, zone).hour;

        expect(hour >= 9 && hour < 21).toBe(true);
        const distance = (next.getTime() - previous.getTime()) / 3_600_000;
        expect(distance).toBeGreaterThanOrEqual(5);
        expect(distance).toBeLessThanOrEqual(30 + 24);
      },
    ),
  );
});
