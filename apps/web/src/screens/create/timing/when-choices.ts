import { addSteps, occurrenceAt } from "@sahne/contract/schedules/recurrence";
import { HOUR_MS } from "@sahne/contract/time-units";
import { type DateAndTime, fieldsAt, fieldsOf, momentOf, wallClockAt } from "@sahne/contract/schedules/zoned-time";
import type { When } from "./when.ts";

/** The first runs, as the server will count them. */
export function nextRuns(when: When, timeZone: string, count: number): Date[] {
  const anchorAt = momentOf(when, timeZone);
  if (anchorAt === null) return [];
  const recurringType = when.isRecurring && when.recurringType !== "random" ? when.recurringType : null;
  const rule = { anchorAt, timeZone, recurringType };
  return Array.from({ length: recurringType === null ? 1 : count }, (_, index) => occurrenceAt(rule, index));
}

export function inAnHour(now: Date, zone: string): DateAndTime {
  return fieldsAt(zone, new Date(now.getTime() + HOUR_MS));
}

export function tomorrowMorning(now: Date, zone: string): DateAndTime {
  return { ...fieldsOf(addSteps(wallClockAt(now, zone), "daily", 1)), time: "09:00" };
}
