import type { RandomInterval } from "./schedules.ts";
import { DAY_MS, HOUR_MS } from "#time-units.ts";
import { instantOf, wallClockAt, type WallClock } from "./zoned-time.ts";

/** Enough days to meet every chosen weekday twice: the first may lack the drawn minute because its clock jumps. */
const DAYS_TRIED = 15;

/** A time drawn between A and B hours after the last one, on a chosen weekday, inside the chosen hours of the day. */
export function drawNext(random: RandomInterval, previous: Date, timeZone: string, draw: () => number): Date {
  const hours = random.minHours + (random.maxHours - random.minHours) * draw();
  return intoWindow(random, new Date(previous.getTime() + Math.round(hours * HOUR_MS)), timeZone, draw);
}

/** The time itself where the plan allows it, else a drawn minute of the next hours in which it does. */
export function intoWindow(random: RandomInterval, at: Date, timeZone: string, draw: () => number): Date {
  if (isInWindow(random, at, timeZone)) return at;
  const wall = wallClockAt(at, timeZone);
  const isOver = minuteOf(wall) >= random.fromHour * 60;
  for (let day = isOver ? 1 : 0; day < DAYS_TRIED; day += 1) {
    const minute = random.fromHour * 60 + Math.floor((random.toHour - random.fromHour) * 60 * draw());
    const found = instantOf({ ...daysLater(wall, day), hour: Math.floor(minute / 60), minute: minute % 60 }, timeZone);
    if (found >= at && isInWindow(random, found, timeZone)) return found;
  }
  // Hours that no day has are refused before they are stored.
  return at;
}

function isInWindow({ fromHour, toHour, weekdays }: RandomInterval, at: Date, timeZone: string): boolean {
  const wall = wallClockAt(at, timeZone);
  const minute = minuteOf(wall);
  if (minute < fromHour * 60 || minute >= toHour * 60) return false;
  return weekdays === undefined || weekdays.includes(weekdayOf(wall));
}

/** Monday is 1, as the calendar counts. */
export function weekdayOf({ year, month, day }: Pick<WallClock, "year" | "month" | "day">): number {
  return ((new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7) + 1;
}

/** Numbers from 0 to 1 that are always the same for the same seed and run: what was drawn once can be shown before it comes. */
export function drawsOf(seed: number, index: number): () => number {
  let state = (seed ^ Math.imul(index + 1, 0x9e3779b9)) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function minuteOf({ hour, minute }: WallClock): number {
  return hour * 60 + minute;
}

function daysLater(wall: WallClock, days: number): WallClock {
  const day = new Date(Date.UTC(wall.year, wall.month - 1, wall.day) + days * DAY_MS);
  return { ...wall, year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() };
}
