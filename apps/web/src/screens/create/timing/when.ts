import { addSteps, occurrenceAt } from "@sahne/contract/recurrence";
import type { RecurringType, ScheduleInput } from "@sahne/contract/schedules";
import { HOUR_MS } from "@sahne/contract/time-units";
import { instantOf, wallClockAt, type WallClock } from "@sahne/contract/zoned-time";

/** As the browser's pickers give it: a day (`2026-11-15`) and a clock (`18:30`) in the person's own zone, or empty. */
export type When = { date: string; time: string; isRecurring: boolean; recurringType: RecurringType };

type DateAndTime = Pick<When, "date" | "time">;

const SHAPE = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/;

/** Today, with the time left open: nobody should schedule something by accident. */
export function whenDefault(now: Date, zone: string): When {
  return { date: dayIn(zone, now), time: "", isRecurring: false, recurringType: "daily" };
}

/** The day in the person's own zone; UTC would still say yesterday in Istanbul until three in the morning. */
export function dayIn(zone: string, at: Date): string {
  return fieldsOf(wallClockAt(at, zone)).date;
}

/** Null while something is missing or is no date. */
export function momentOf({ date, time }: DateAndTime, zone: string): Date | null {
  const wall = wallOf({ date, time });
  return wall === null ? null : instantOf(wall, zone);
}

/** The first runs, as the server will count them. */
export function nextRuns(when: When, timeZone: string, count: number): Date[] {
  const anchorAt = momentOf(when, timeZone);
  if (anchorAt === null) return [];
  const rule = { anchorAt, timeZone, recurringType: when.isRecurring ? when.recurringType : null };
  return Array.from({ length: when.isRecurring ? count : 1 }, (_, index) => occurrenceAt(rule, index));
}

export function inAnHour(now: Date, zone: string): DateAndTime {
  return fieldsOf(wallClockAt(new Date(now.getTime() + HOUR_MS), zone));
}

export function tomorrowMorning(now: Date, zone: string): DateAndTime {
  return { ...fieldsOf(addSteps(wallClockAt(now, zone), "daily", 1)), time: "09:00" };
}

export function scheduleBodyOf(when: When, at: Date, zone: string): ScheduleInput {
  return {
    scheduledAt: at.toISOString(),
    recurring: when.isRecurring,
    recurringType: when.isRecurring ? when.recurringType : null,
    timeZone: zone,
  };
}

/** "Europe/Istanbul (GMT+3)": the name alone says little to most people. */
export function zoneLabel(zone: string, at: Date): string {
  const format = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "shortOffset" });
  const offset = format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return `${zone} (${offset})`;
}

function wallOf({ date, time }: DateAndTime): WallClock | null {
  const parts = SHAPE.exec(`${date}T${time}`)?.slice(1).map(Number);
  if (parts === undefined) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts;
  return { year, month, day, hour, minute };
}

function fieldsOf({ year, month, day, hour, minute }: WallClock): DateAndTime {
  const digits = (value: number, length = 2) => String(value).padStart(length, "0");
  return { date: `${digits(year, 4)}-${digits(month)}-${digits(day)}`, time: `${digits(hour)}:${digits(minute)}` };
}
