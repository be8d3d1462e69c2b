import { DAY_MS, HOUR_MS, MINUTE_MS } from "@sahne/contract/time-units";
import { wallClockAt } from "@sahne/contract/schedules/zoned-time";
import type { CountedDay } from "./figures.repo.ts";
import type { Period } from "./history.repo.ts";

const QUARTER_MS = 15 * MINUTE_MS;
const QUARTERS = 96;
/** The first of January 1970 was a Thursday. */
const FIRST_WEEKDAY = 3;

/** How many lines of one kind, result, engine and reason a period has, and when in the zone of whoever asks. */
export type CountRow = Pick<CountedDay, "kind" | "result" | "engine" | "errorCode"> & {
  count: number;
  byDay: Map<string, number>;
  byHour: number[];
  /** Monday first. */
  byWeekday: number[];
};

/** Here and not by the database, for which every quarter would be a row to convert, sort and send. */
export function sumUp(days: readonly CountedDay[], { from, to, timeZone }: Period): CountRow[] {
  const rows = new Map<string, CountRow>();
  const shown = new Map<number, Quarter[]>();
  const first = from === undefined ? -Infinity : Date.parse(from) / DAY_MS;
  const last = to === undefined ? Infinity : Date.parse(to) / DAY_MS;
  for (const { kind, result, engine, errorCode, day, quarters } of days) {
    const key = [kind, result, engine, errorCode].join(" ");
    const about = { kind, result, engine, errorCode };
    const row = rows.get(key) ?? { ...about, count: 0, byDay: new Map(), byHour: [], byWeekday: [] };
    rows.set(key, row);
    const start = day.getTime();
    const clock = shown.get(start) ?? clockOf(start, timeZone);
    shown.set(start, clock);
    addDay(row, quarters, (at) => {
      const quarter = clock[at];
      return quarter && quarter.date >= first && quarter.date <= last ? quarter : undefined;
    });
  }
  // Lines that were taken back leave zeros behind, and of two rows of a day one may be below.
  return [...rows.values()].filter(({ count }) => count > 0);
}

/** Where a quarter lies in the zone of whoever asks: which day, counted from 1970, and which hour of it. */
type Quarter = { date: number; hour: number };

/** A day of UTC is one or two days elsewhere: each is added once, not quarter by quarter. */
function addDay(row: CountRow, quarters: string, placeOf: (at: number) => Quarter | undefined): void {
  let [date, lines] = [Number.NaN, 0];
  const close = (): void => {
    if (lines === 0) return;
    const [day, weekday] = [nameOf(date), (date + FIRST_WEEKDAY) % 7];
    row.count += lines;
    row.byDay.set(day, (row.byDay.get(day) ?? 0) + lines);
    row.byWeekday[weekday] = (row.byWeekday[weekday] ?? 0) + lines;
  };
  quarters.split(",").forEach((text, at) => {
    const place = text === "0" ? undefined : placeOf(at);
    if (!place) return;
    if (place.date !== date) {
      close();
      [date, lines] = [place.date, 0];
    }
    const count = Number(text);
    lines += count;
    row.byHour[place.hour] = (row.byHour[place.hour] ?? 0) + count;
  });
  close();
}

/** Where each quarter of a day of UTC lies in the zone. Its clock is asked twice where it is not changed that day. */
function clockOf(start: number, timeZone: string): Quarter[] {
  const offsetAt = (instant: number): number => {
    const { year, month, day, hour, minute } = wallClockAt(new Date(instant), timeZone);
    return Date.UTC(year, month - 1, day, hour, minute) - instant;
  };
  const offset = offsetAt(start);
  const isSteady = offset === offsetAt(start + DAY_MS);
  return Array.from({ length: QUARTERS }, (_, index) => {
    const instant = start + index * QUARTER_MS;
    const at = instant + (isSteady ? offset : offsetAt(instant));
    const date = Math.floor(at / DAY_MS);
    return { date, hour: Math.floor((at - date * DAY_MS) / HOUR_MS) };
  });
}

const names = new Map<number, string>();

/** Days come again and again; ten years of them are little. */
function nameOf(date: number): string {
  const known = names.get(date) ?? new Date(date * DAY_MS).toISOString().slice(0, 10);
  names.set(date, known);
  return known;
}
