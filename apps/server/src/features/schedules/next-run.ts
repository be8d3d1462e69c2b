import type { RecurringType } from "@sahne/contract/schedules";
import { drawNext, firstAfter, occurrenceAt, type Rule } from "./recurrence.ts";
import type { ScheduleRow } from "./schedules.repo.ts";

export type PlannedRun = { at: Date; index: number };

/** The planned times that have come, oldest first, and what comes after them. */
export type Due = { reached: PlannedRun[]; next: PlannedRun | null };

/** Nobody wants a list of a thousand days that a server was off. */
const MISSED_KEPT = 50;

export function ruleOf(schedule: ScheduleRow): Rule {
  return {
    anchorAt: schedule.anchorAt,
    timeZone: schedule.timeZone,
    recurringType: schedule.recurringType as RecurringType | null,
  };
}

export function dueRuns(schedule: ScheduleRow, now: Date, draw: () => number): Due {
  const { nextRunAt, nextIndex } = schedule;
  if (nextRunAt === null || nextRunAt > now) return { reached: [], next: null };
  if (schedule.random) {
    const from = nextRunAt.getTime() > now.getTime() - schedule.random.maxHours * 3_600_000 ? nextRunAt : now;
    const at = drawNext(schedule.random, from, schedule.timeZone, draw);
    return { reached: [{ at: nextRunAt, index: nextIndex }], next: { at, index: nextIndex + 1 } };
  }
  const rule = ruleOf(schedule);
  const next = firstAfter(rule, now);
  const lastReached = rule.recurringType === null ? nextIndex : (next?.index ?? nextIndex + 1) - 1;
  const firstKept = Math.max(nextIndex, lastReached - MISSED_KEPT);
  const reached: PlannedRun[] = [];
  for (let index = firstKept; index <= lastReached; index += 1) reached.push({ at: occurrenceAt(rule, index), index });
  return { reached, next };
}
