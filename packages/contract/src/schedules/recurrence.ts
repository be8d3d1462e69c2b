import type { RecurringType } from "./schedules.ts";
import { DAY_MS, MINUTE_MS } from "#time-units.ts";
import { asUtc, instantShowing, wallClockAt, type WallClock } from "./zoned-time.ts";

/** When something is repeated, in the words of the person's own clock. */
export type RecurrenceRule = { anchorAt: Date; timeZone: string; recurringType: RecurringType | null };

/**
 * The time of one occurrence, counted from the anchor and never from the one before: so the 31st comes back after a short
 * month, and a day without 02:30 does not move the days after it. A time that a day lacks is moved past the gap; one that
 * it has twice is taken once, the first. The server runs plans by it, and the web shows with it what it will run.
 */
export function occurrenceAt(rule: RecurrenceRule, index: number): Date {
  return occurrencesOf(rule)(index);
}

/** For many occurrences of one rule: its own clock is read once. */
export function occurrencesOf({ anchorAt, timeZone, recurringType }: RecurrenceRule): (index: number) => Date {
  if (recurringType === null) return () => anchorAt;
  const wall = wallClockAt(anchorAt, timeZone);
  const shown = asUtc(wall);
  const beyondMinute = anchorAt.getTime() % MINUTE_MS;
  return (index) => {
    if (index === 0) return anchorAt;
    const days = { daily: 1, weekly: 7, monthly: null }[recurringType];
    const wanted = days === null ? asUtc(addSteps(wall, recurringType, index)) : shown + index * days * DAY_MS;
    const minute = instantShowing(wanted, timeZone);
    return beyondMinute === 0 ? minute : new Date(minute.getTime() + beyondMinute);
  };
}

/** So many days, weeks or months later at the same clock time; a month that is too short ends on its last day. */
export function addSteps(from: WallClock, type: RecurringType, steps: number): WallClock {
  const { year, month, day } = from;
  switch (type) {
    case "daily":
      return onDay(from, Date.UTC(year, month - 1, day + steps));
    case "weekly":
      return onDay(from, Date.UTC(year, month - 1, day + steps * 7));
    case "monthly": {
      const lastDay = new Date(Date.UTC(year, month + steps, 0)).getUTCDate();
      return onDay(from, Date.UTC(year, month - 1 + steps, Math.min(day, lastDay)));
    }
  }
}

function onDay(wall: WallClock, utc: number): WallClock {
  const day = new Date(utc);
  return { ...wall, year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() };
}
