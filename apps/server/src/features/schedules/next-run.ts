import { occurrenceAt, type RecurrenceRule } from "@sahne/contract/recurrence";
import type { RecurringType } from "@sahne/contract/schedules";
import { drawNext, firstAfter } from "./recurrence.ts";
import type { ScheduleRow } from "./schedules.repo.ts";

export type PlannedRun = { at: Date; index: number };

/** The planned times that have come, oldest first, and what comes after them. */
export type Due = { reached: PlannedRun[]; next: PlannedRun | null };

/** After a long outage only this many missed runs are recorded. */
const MISSED_KEPT = 50;

/** The first time of the plan that is still to come, whatever was planned before; null when there is none. */
export function nextRun(schedule: ScheduleRow, now: Date, draw: () => number): PlannedRun | null {
  const { random, timeZone, nextIndex } = schedule;
  if (!random) return beforeEnd(schedule, firstAfter(ruleOf(schedule), now));
  return beforeEnd(schedule, { at: drawNext(random, now, timeZone, draw), index: nextIndex + 1 });
}

export function dueRuns(schedule: ScheduleRow, now: Date, draw: () => number): Due {
  const { nextRunAt, nextIndex } = schedule;
  if (nextRunAt === null || nextRunAt > now) return { reached: [], next: null };
  if (schedule.random) {
    const at = drawNext(schedule.random, nextRunAt, schedule.timeZone, draw);
    // After a long outage the drawn time may be in the past as well; without this it would run too, and so would the one after it.
    const next = at > now ? beforeEnd(schedule, { at, index: nextIndex + 1 }) : nextRun(schedule, now, draw);
    return { reached: [{ at: nextRunAt, index: nextIndex }], next };
  }
  const rule = ruleOf(schedule);
  const lastReached = lastIndex(schedule, now);
  const firstKept = Math.max(nextIndex, lastReached - MISSED_KEPT);
  const reached: PlannedRun[] = [];
  for (let index = firstKept; index <= lastReached; index += 1) reached.push({ at: occurrenceAt(rule, index), index });
  return { reached, next: nextRun(schedule, now, draw) };
}

/** The newest occurrence that is due and not after the plan's end, which may have passed while the server was off. */
function lastIndex(schedule: ScheduleRow, now: Date): number {
  const { until, nextIndex } = schedule;
  const following = firstAfter(ruleOf(schedule), until !== null && until < now ? until : now);
  return following === null ? nextIndex : following.index - 1;
}

function beforeEnd({ until }: ScheduleRow, run: PlannedRun | null): PlannedRun | null {
  return run !== null && until !== null && run.at > until ? null : run;
}

function ruleOf(schedule: ScheduleRow): RecurrenceRule {
  return {
    anchorAt: schedule.anchorAt,
    timeZone: schedule.timeZone,
    recurringType: schedule.recurringType as RecurringType | null,
  };
}
