import type { CalendarEntry } from "@sahne/contract/schedules/calendar";
import { DAY_MS, HOUR_MS } from "@sahne/contract/time-units";
import { dayIn, instantOf, momentOf, wallClockAt } from "@sahne/contract/schedules/zoned-time";

export type CalendarView = "month" | "week" | "agenda";

const AGENDA_DAYS = 30;
const WEEK_DAYS = 7;

/** A day as the calendar knows it (`2026-11-16`): a place on the wall, not a moment. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

export function mondayOf(day: string): string {
  return addDays(day, -((new Date(Date.parse(day)).getUTCDay() + 6) % 7));
}

/** All days that a view shows; a month with the rest of its first and last week. */
export function daysOf(view: CalendarView, day: string): string[] {
  const count = (first: string, length: number) => Array.from({ length }, (_, index) => addDays(first, index));
  if (view === "agenda") return count(day, AGENDA_DAYS);
  if (view === "week") return count(mondayOf(day), WEEK_DAYS);
  const first = mondayOf(`${day.slice(0, 7)}-01`);
  const last = mondayOf(addDays(firstOfMonth(day, 1), -1));
  return count(first, Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + WEEK_DAYS);
}

/** The same view one step on or back. */
export function stepped(view: CalendarView, day: string, step: 1 | -1): string {
  if (view === "month") return firstOfMonth(day, step);
  return addDays(day, step * (view === "week" ? WEEK_DAYS : AGENDA_DAYS));
}

function firstOfMonth(day: string, months: number): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

export function isSameMonth(left: string, right: string): boolean {
  return left.slice(0, 7) === right.slice(0, 7);
}

/** By the day on which each falls in the zone. */
export function byDay(entries: readonly CalendarEntry[], zone: string): Map<string, CalendarEntry[]> {
  const days = new Map<string, CalendarEntry[]>();
  for (const entry of entries) {
    const day = dayIn(zone, new Date(entry.at));
    const known = days.get(day);
    if (known === undefined) days.set(day, [entry]);
    else known.push(entry);
  }
  return days;
}

/** What one hour of a day is, where the clocks change: as always, left out, or there twice. */
export function hourKind(day: string, hour: number, zone: string): "normal" | "missing" | "twice" {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const first = instantOf({ year, month, day: date, hour, minute: 0 }, zone);
  if (wallClockAt(first, zone).hour !== hour) return "missing";
  return wallClockAt(new Date(first.getTime() + HOUR_MS), zone).hour === hour ? "twice" : "normal";
}

/** How many hours a day has; 24 on all but two days of the year. */
export function hoursIn(day: string, zone: string): number {
  const midnight = (of: string) => momentOf({ date: of, time: "00:00" }, zone)?.getTime() ?? 0;
  return Math.round((midnight(addDays(day, 1)) - midnight(day)) / HOUR_MS);
}

/** The middle of a day in UTC: formatted in UTC it is that day in every zone. */
export function dateOf(day: string): Date {
  return new Date(Date.parse(day) + DAY_MS / 2);
}
