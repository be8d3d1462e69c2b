import { dayIn, momentOf, zoneLabel } from "@sahne/contract/schedules/zoned-time";
import { describe, expect, test } from "vitest";
import { promptOfSeries, repeatProblems, scheduleBodyOf, USUAL_REPEAT } from "./repeat.ts";
import { whenDefault } from "./when.ts";
import { inAnHour, nextRuns, tomorrowMorning } from "./when-choices.ts";

const ISTANBUL = "Europe/Istanbul";
const weekly = { date: "2026-11-15", time: "18:30", isRecurring: true, recurringType: "weekly" } as const;
const isoRuns = (when: Parameters<typeof nextRuns>[0], zone = ISTANBUL) =>
  nextRuns(when, zone, 3).map((run) => run.toISOString());

describe("the day and the time of a scheduled video", () => {
  test("[R7.2] it begins with today in the person's own day, even when UTC is still at yesterday", () => {
    const afterMidnight = new Date("2026-11-14T21:30:00Z");

    expect(whenDefault(afterMidnight, ISTANBUL)).toMatchObject({ date: "2026-11-15", time: "" });
    expect(dayIn("America/New_York", afterMidnight)).toBe("2026-11-14");
  });

  test("half of it, or something that is no date, is no moment yet", () => {
    expect(momentOf({ date: "2026-11-15", time: "" }, ISTANBUL)).toBeNull();
    expect(momentOf({ date: "", time: "18:30" }, ISTANBUL)).toBeNull();
    expect(momentOf({ date: "12026-11-15", time: "18:30" }, ISTANBUL)).toBeNull();
  });

  test("[R11.12] travels as a moment with the zone it was meant in", () => {
    const at = momentOf(weekly, ISTANBUL);

    expect(at && scheduleBodyOf(weekly, at, ISTANBUL)).toEqual({
      scheduledAt: "2026-11-15T15:30:00.000Z",
      recurring: true,
      recurringType: "weekly",
      timeZone: ISTANBUL,
    });
  });

  test("[R13.4 choosing] times by chance travel with their hours and days; a range that is none is said at its field", () => {
    const chance = { ...weekly, recurringType: "random", repeat: { ...USUAL_REPEAT, weekdays: [1, 3] } } as const;
    const at = momentOf(chance, ISTANBUL);

    expect(at && scheduleBodyOf(chance, at, ISTANBUL)).toMatchObject({
      recurring: true,
      recurringType: null,
      random: { minHours: 20, maxHours: 30, fromHour: 9, toHour: 21, weekdays: [1, 3] },
    });
    const wrong = { ...chance, repeat: { ...chance.repeat, minHours: "40", toHour: "9", weekdays: [] } };
    expect(repeatProblems(wrong)).toEqual({
      "random.maxHours": "schedule.random.order",
      "random.toHour": "schedule.random.hours",
      "random.weekdays": "schedule.random.days",
    });
    expect(repeatProblems(chance)).toEqual({});
  });

  test("[R18.6] pasted topics travel with what happens at their end, and stand in the prompt, at its end if it names no place", () => {
    const series = {
      ...weekly,
      repeat: { ...USUAL_REPEAT, topics: "1. Ahtapot\n\n- Yunus", whenDone: "again" },
    } as const;
    const at = momentOf(series, ISTANBUL);

    expect(at && scheduleBodyOf(series, at, ISTANBUL)).toMatchObject({
      series: { topics: ["Ahtapot", "Yunus"], whenDone: "again" },
    });
    expect(promptOfSeries("Denizde", series)).toBe("Denizde {topic}");
    expect(promptOfSeries("{topic} nedir?", series)).toBe("{topic} nedir?");
    expect(promptOfSeries("Denizde", { ...series, isRecurring: false })).toBe("Denizde");
    expect(repeatProblems({ ...series, repeat: { ...series.repeat, topics: "a".repeat(201) } })).toEqual({
      topics: "plan.topics.long",
    });
  });

  test("the zone is named with its distance", () => {
    expect(zoneLabel(ISTANBUL, new Date("2026-11-15T00:00:00Z"))).toBe("Europe/Istanbul (GMT+3)");
  });

  test("the quick choices cross midnight and the end of a month", () => {
    const late = new Date("2026-11-30T20:40:00Z");

    expect(inAnHour(late, ISTANBUL)).toEqual({ date: "2026-12-01", time: "00:40" });
    expect(tomorrowMorning(late, ISTANBUL)).toEqual({ date: "2026-12-01", time: "09:00" });
  });
});

describe("the next runs", () => {
  test("once is one run", () => {
    expect(isoRuns({ ...weekly, isRecurring: false })).toEqual(["2026-11-15T15:30:00.000Z"]);
  });

  test("every day and every week", () => {
    expect(isoRuns({ ...weekly, recurringType: "daily" })).toEqual([
      "2026-11-15T15:30:00.000Z",
      "2026-11-16T15:30:00.000Z",
      "2026-11-17T15:30:00.000Z",
    ]);
    expect(isoRuns(weekly)[2]).toBe("2026-11-29T15:30:00.000Z");
  });

  test("every month comes back to the 31st after a short month", () => {
    expect(isoRuns({ ...weekly, date: "2027-01-31", recurringType: "monthly" })).toEqual([
      "2027-01-31T15:30:00.000Z",
      "2027-02-28T15:30:00.000Z",
      "2027-03-31T15:30:00.000Z",
    ]);
  });

  test("a first run moved past a gap of the clocks sets the time of the others, as the server counts", () => {
    const runs = isoRuns({ ...weekly, date: "2027-03-28", time: "02:30", recurringType: "daily" }, "Europe/Berlin");

    expect(runs).toEqual(["2027-03-28T01:30:00.000Z", "2027-03-29T01:30:00.000Z", "2027-03-30T01:30:00.000Z"]);
  });

  test("keeps the clock on the wall when the season changes", () => {
    const runs = isoRuns({ ...weekly, date: "2026-10-24", time: "09:00", recurringType: "daily" }, "Europe/Berlin");

    expect(runs).toEqual(["2026-10-24T07:00:00.000Z", "2026-10-25T08:00:00.000Z", "2026-10-26T08:00:00.000Z"]);
  });
});
