import { occurrenceAt, type RecurrenceRule } from "@sahne/contract/recurrence";
import type { RandomInterval } from "@sahne/contract/schedules";
import { HOUR_MS } from "@sahne/contract/time-units";
import { Temporal } from "temporal-polyfill";

/** The first occurrence later than the given time, with its number; null when there is none. */
export function firstAfter(rule: RecurrenceRule, after: Date): { index: number; at: Date } | null {
  if (rule.recurringType === null) return rule.anchorAt > after ? { index: 0, at: rule.anchorAt } : null;
  let index = Math.max(0, estimateIndex(rule, after) - 2);
  while (occurrenceAt(rule, index) <= after) index += 1;
  return { index, at: occurrenceAt(rule, index) };
}

/** A time drawn between A and B hours after the last one, inside the chosen hours of the day. */
export function drawNext(random: RandomInterval, previous: Date, timeZone: string, draw: () => number): Date {
  const hours = random.minHours + (random.maxHours - random.minHours) * draw();
  const candidate = Temporal.Instant.fromEpochMilliseconds(previous.getTime() + Math.round(hours * HOUR_MS)) //
    .toZonedDateTimeISO(timeZone);
  const minuteOfDay = candidate.hour * 60 + candidate.minute;
  if (minuteOfDay >= random.fromHour * 60 && minuteOfDay < random.toHour * 60) {
    return new Date(candidate.epochMilliseconds);
  }
  const isPastWindow = minuteOfDay >= random.toHour * 60;
  const day = isPastWindow ? candidate.toPlainDate().add({ days: 1 }) : candidate.toPlainDate();
  const windowMinutes = (random.toHour - random.fromHour) * 60;
  const minute = random.fromHour * 60 + Math.floor(windowMinutes * draw());
  const time = Temporal.PlainTime.from({ hour: Math.floor(minute / 60), minute: minute % 60 });
  return new Date(day.toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds);
}

/** Longest possible steps, so that the estimate is never past the answer by more than the caller steps back. */
function estimateIndex(rule: RecurrenceRule, after: Date): number {
  const days = (after.getTime() - rule.anchorAt.getTime()) / (24 * HOUR_MS);
  const daysPerStep = { daily: 1, weekly: 7, monthly: 31 };
  return rule.recurringType === null ? 0 : Math.floor(days / daysPerStep[rule.recurringType]);
}
