import { DAY_MS, MINUTE_MS } from "@sahne/contract/time-units";
import { fieldsOf, wallClockAt } from "@sahne/contract/zoned-time";
import type { CountedDay } from "./figures.repo.ts";
import type { Period } from "./history.repo.ts";

const QUARTER_MS = 15 * MINUTE_MS;

/** How many lines of one kind, result, engine and reason a period has, and when in the zone of whoever asks. */
export type CountRow = Pick<CountedDay, "kind" | "result" | "engine" | "errorCode"> & {
  count: number;
  byDay: Map<string, number>;
  byHour: number[];
  /** Monday first. */
  byWeekday: number[];
};

/** Here and not by the database, for which every quarter would be a row to convert, sort and send. */
export function sumUp(days: readonly CountedDay[], period: Period): CountRow[] {
  const rows = new Map<string, CountRow>();
  const places = new Map<number, Place | null>();
  for (const { kind, result, engine, errorCode, day, quarters } of days) {
    const key = [kind, result, engine, errorCode].join(" ");
    const row = rows.get(key) ?? {
      kind,
      result,
      engine,
      errorCode,
      count: 0,
      byDay: new Map(),
      byHour: [],
      byWeekday: [],
    };
    quarters.forEach((lines, index) => {
      if (lines === 0) return;
      const instant = day.getTime() + index * QUARTER_MS;
      const place = places.has(instant) ? places.get(instant) : placeOf(instant, period);
      places.set(instant, place ?? null);
      if (place) add(row, place, lines);
    });
    rows.set(key, row);
  }
  // Lines that were taken back leave zeros behind, and of two rows of a day one may be below.
  return [...rows.values()].filter(({ count }) => count > 0);
}

type Place = { day: string; hour: number; weekday: number };

/** Null outside the period. */
function placeOf(instant: number, { from, to, timeZone }: Period): Place | null {
  const wall = wallClockAt(new Date(instant), timeZone);
  const day = fieldsOf(wall).date;
  if ((from !== undefined && day < from) || (to !== undefined && day > to)) return null;
  // The first of January 1970 was a Thursday.
  return { day, hour: wall.hour, weekday: (Date.parse(day) / DAY_MS + 3) % 7 };
}

function add(row: CountRow, { day, hour, weekday }: Place, lines: number): void {
  row.count += lines;
  row.byDay.set(day, (row.byDay.get(day) ?? 0) + lines);
  row.byHour[hour] = (row.byHour[hour] ?? 0) + lines;
  row.byWeekday[weekday] = (row.byWeekday[weekday] ?? 0) + lines;
}
