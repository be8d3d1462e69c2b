import { DAY_MS, HOUR_MS, MINUTE_MS } from "@sahne/contract/time-units";
import { wallClockAt } from "@sahne/contract/schedules/zoned-time";
import type { CountedLines } from "./figures.repo.ts";
import type { Period } from "./history.repo.ts";

const QUARTER_MS = 15 * MINUTE_MS;
/** The first of January 1970 was a Thursday. */
const FIRST_WEEKDAY = 3;

/** How many lines of one kind, result, engine and reason a period has, and when in the zone of whoever asks. */
export type CountRow = Omit<CountedLines, "days"> & {
  count: number;
  byDay: Map<string, number>;
  byHour: number[];
  /** Monday first. */
  byWeekday: number[];
};

/** Here and not by the database, for which every quarter would be a row to convert, sort and send. */
export function sumUp(lines: readonly CountedLines[], { from, to, timeZone }: Period): CountRow[] {
  const clocks = new Map<number, Clock>();
  const clockOf = (day: number): Clock => {
    const clock = clocks.get(day) ?? clockIn(timeZone, day * DAY_MS);
    clocks.set(day, clock);
    return clock;
  };
  const first = from === undefined ? -Infinity : Date.parse(from) / DAY_MS;
  const last = to === undefined ? Infinity : Date.parse(to) / DAY_MS;
  const rows = lines.map(({ days, ...about }) => {
    const row: CountRow = { ...about, count: 0, byDay: new Map(), byHour: [], byWeekday: [] };
    const byDate = new Map<number, number>();
    readDays(days, clockOf, (at, count) => {
      const date = Math.floor(at / DAY_MS);
      if (date < first || date > last) return;
      const hour = Math.floor((at - date * DAY_MS) / HOUR_MS);
      byDate.set(date, (byDate.get(date) ?? 0) + count);
      row.byHour[hour] = (row.byHour[hour] ?? 0) + count;
    });
    for (const [date, count] of byDate) {
      const weekday = (date + FIRST_WEEKDAY) % 7;
      row.count += count;
      row.byDay.set(nameOf(date), count);
      row.byWeekday[weekday] = (row.byWeekday[weekday] ?? 0) + count;
    }
    return row;
  });
  // Lines that were taken back leave zeros behind, and of two rows of a day one may be below.
  return rows.filter(({ count }) => count > 0);
}

const [COMMA, MINUS, DIGIT, COLON, SEMICOLON] = [0x2c, 0x2d, 0x30, 0x3a, 0x3b];

/** Hands out every quarter that is not empty. Sign by sign: ten thousand small texts took longer than the database. */
function readDays(text: string, clockOf: (day: number) => Clock, take: (at: number, count: number) => void): void {
  let clock: Clock = Number;
  let quarter = 0;
  let value = 0;
  let sign = 1;
  for (let index = 0; index <= text.length; index += 1) {
    const letter = index === text.length ? SEMICOLON : text.charCodeAt(index);
    if (letter === COMMA || letter === SEMICOLON) {
      if (value !== 0) take(clock(quarter), sign * value);
      quarter += 1;
      value = 0;
      sign = 1;
    } else if (letter === MINUS) {
      sign = -1;
    } else if (letter === COLON) {
      clock = clockOf(value);
      quarter = 0;
      value = 0;
    } else {
      value = value * 10 + letter - DIGIT;
    }
  }
}

/** What a clock on the wall shows at a quarter of a day of UTC, as if it were an instant. */
type Clock = (quarter: number) => number;

/** It is asked twice where it is not changed that day. */
function clockIn(timeZone: string, start: number): Clock {
  const offsetAt = (instant: number): number => {
    const { year, month, day, hour, minute } = wallClockAt(new Date(instant), timeZone);
    return Date.UTC(year, month - 1, day, hour, minute) - instant;
  };
  const offset = offsetAt(start);
  if (offset === offsetAt(start + DAY_MS)) return (quarter) => start + quarter * QUARTER_MS + offset;
  return (quarter) => {
    const instant = start + quarter * QUARTER_MS;
    return instant + offsetAt(instant);
  };
}

function nameOf(date: number): string {
  return new Date(date * DAY_MS).toISOString().slice(0, 10);
}
