import { DAY_MS, MINUTE_MS } from "#time-units.ts";

/** What a clock on the wall shows; months count from 1. */
export type WallClock = { year: number; month: number; day: number; hour: number; minute: number };

const formats = new Map<string, Intl.DateTimeFormat>();
/** How far a zone's clock is ahead at the beginning of a day, by zone and then by day: a month of plans asks ten thousand times. */
const offsets = new Map<string, Map<number, number>>();
/** Of each zone. */
const MAX_KEPT = 20_000;

export function wallClockAt(instant: Date, zone: string): WallClock {
  const shown = new Date(instant.getTime() + offsetAt(instant.getTime(), zone));
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
  };
}

/**
 * The moment at which a clock in the zone shows this. A time that the day lacks is moved past the gap, and one that it
 * has twice is the first. (Temporal does the same, and the tests compare; with it the web would be a tenth larger.)
 */
export function instantOf(wall: WallClock, zone: string): Date {
  return instantShowing(asUtc(wall), zone);
}

/** The same for a clock that is written as the moment at which one in UTC shows it. */
export function instantShowing(wanted: number, zone: string): Date {
  const before = wanted - offsetAt(wanted - DAY_MS, zone);
  const after = wanted - offsetAt(wanted + DAY_MS, zone);
  if (before === after) return new Date(before);
  const matching = [before, after].filter((instant) => instant + offsetAt(instant, zone) === wanted);
  return new Date(matching.length > 0 ? Math.min(...matching) : before);
}

/** Asking Intl is slow; no clock is changed twice in a day, so where both ends of one agree, so does all between. */
function offsetAt(instant: number, zone: string): number {
  const day = Math.floor(instant / DAY_MS);
  const known = offsetsOf(zone);
  const start = known.get(day) ?? keepOffset(known, day, zone);
  const end = known.get(day + 1) ?? keepOffset(known, day + 1, zone);
  return start === end ? start : readOffset(instant, zone);
}

function offsetsOf(zone: string): Map<number, number> {
  const known = offsets.get(zone);
  if (known !== undefined) return known;
  const made = new Map<number, number>();
  offsets.set(zone, made);
  return made;
}

function keepOffset(known: Map<number, number>, day: number, zone: string): number {
  if (known.size >= MAX_KEPT) known.clear();
  const offset = readOffset(day * DAY_MS, zone);
  known.set(day, offset);
  return offset;
}

function readOffset(instant: number, zone: string): number {
  const minute = Math.floor(instant / MINUTE_MS) * MINUTE_MS;
  const shown = formatFor(zone).format(minute).match(/\d+/g) ?? [];
  const [month = 0, day = 0, year = 0, hour = 0, min = 0] = shown.map(Number);
  return asUtc({ year, month, day, hour, minute: min }) - minute;
}

export function asUtc({ year, month, day, hour, minute }: WallClock): number {
  return Date.UTC(year, month - 1, day, hour, minute);
}

function formatFor(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat("en", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  formats.set(zone, made);
  return made;
}

/** As the browser's pickers give it: a day (`2026-11-15`) and a clock (`18:30`) in the person's own zone, or empty. */
export type DateAndTime = { date: string; time: string };

const SHAPE = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/;

/** The day in the person's own zone; UTC would still say yesterday in Istanbul until three in the morning. */
export function dayIn(zone: string, at: Date): string {
  return fieldsAt(zone, at).date;
}

export function fieldsAt(zone: string, at: Date): DateAndTime {
  return fieldsOf(wallClockAt(at, zone));
}

/** Null while something is missing or is no date. */
export function momentOf({ date, time }: DateAndTime, zone: string): Date | null {
  const parts = SHAPE.exec(`${date}T${time}`)?.slice(1).map(Number);
  if (parts === undefined) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts;
  return instantOf({ year, month, day, hour, minute }, zone);
}

export function fieldsOf({ year, month, day, hour, minute }: WallClock): DateAndTime {
  const digits = (value: number, length = 2) => String(value).padStart(length, "0");
  return { date: `${digits(year, 4)}-${digits(month)}-${digits(day)}`, time: `${digits(hour)}:${digits(minute)}` };
}

/** "Europe/Istanbul (GMT+3)": the name alone says little to most people. */
export function zoneLabel(zone: string, at: Date): string {
  const format = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "shortOffset" });
  const offset = format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return `${zone} (${offset})`;
}

/** The farthest a plan may reach: beyond it a typing slip is likelier than a plan. */
const SCHEDULE_MAX_YEARS = 10;

export function latestSchedule(now: Date): Date {
  const latest = new Date(now);
  latest.setUTCFullYear(now.getUTCFullYear() + SCHEDULE_MAX_YEARS);
  return latest;
}
