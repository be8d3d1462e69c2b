import { addSteps, occurrenceAt } from "@sahne/contract/recurrence";
import type { RecurringType, ScheduleInput } from "@sahne/contract/schedules";
import { HOUR_MS } from "@sahne/contract/time-units";
import { type DateAndTime, dayIn, fieldsAt, fieldsOf, momentOf, wallClockAt } from "@sahne/contract/zoned-time";

export type When = DateAndTime & { isRecurring: boolean; recurringType: RecurringType };

/** Today, with the time left open: nobody should schedule something by accident. */
export function whenDefault(now: Date, zone: string): When {
  return { date: dayIn(zone, now), time: "", isRecurring: false, recurringType: "daily" };
}

/** The first runs, as the server will count them. */
export function nextRuns(when: When, timeZone: string, count: number): Date[] {
  const anchorAt = momentOf(when, timeZone);
  if (anchorAt === null) return [];
  const rule = { anchorAt, timeZone, recurringType: when.isRecurring ? when.recurringType : null };
  return Array.from({ length: when.isRecurring ? count : 1 }, (_, index) => occurrenceAt(rule, index));
}

export function inAnHour(now: Date, zone: string): DateAndTime {
  return fieldsAt(zone, new Date(now.getTime() + HOUR_MS));
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
