import { moveRun } from "@sahne/contract/schedules/plan-moves";
import { afterRuns, planRuns } from "@sahne/contract/schedules/plan-runs";
import type { ChangeSchedule } from "@sahne/contract/schedules/plans";
import { AppError } from "#platform/errors.ts";
import { drawNext } from "@sahne/contract/schedules/random-times";
import type { RecurringType } from "@sahne/contract/schedules/schedules";
import { assertPlausible, endBeforeStart, firstTimes } from "./plan-rules.ts";
import { storedTimes, timesOf } from "./plan-times.ts";
import type { NewSchedule, ScheduleRow } from "./schedules.repo.ts";

/** The times after an edit; null when it leaves them alone. */
export function changedTimes(row: ScheduleRow, body: ChangeSchedule, now: Date): Partial<NewSchedule> | null {
  const end = {
    until: body.until === undefined ? row.until : toDate(body.until),
    endAfter: body.endAfter === undefined ? row.endAfter : body.endAfter,
  };
  const isOtherRhythm = changesRhythm(row, body);
  const random = randomOf(row, body);
  const timeZone = body.timeZone ?? row.timeZone;
  if (body.redraw === true && random !== null) {
    const anchorAt = drawNext(random, now, timeZone, Math.random);
    return {
      ...firstTimes({ anchorAt, timeZone, recurringType: null, random, until: end.until }),
      endAfter: end.endAfter,
    };
  }
  if (!isOtherRhythm && body.scheduledAt === undefined) {
    if (body.until === undefined && body.endAfter === undefined) return null;
    if (end.until !== null && end.until <= now)
      throw new AppError("invalid_request", { fields: { until: "plan.until.past" } });
    return { ...storedTimes({ ...timesOf(row), until: end.until }), endAfter: end.endAfter };
  }
  const [next] = planRuns({ ...timesOf(row), until: end.until }, { after: now, limit: 1 });
  const target = body.scheduledAt === undefined ? (next?.at ?? row.anchorAt) : new Date(body.scheduledAt);
  assertPlausible(target, now);
  if (end.until !== null && end.until < target) throw endBeforeStart();
  if (!isOtherRhythm && row.recurringType !== null && next !== undefined) {
    // Only the hour changes: what was left out or moved on its own stays so.
    const moved = moveRun({ ...timesOf(row), until: end.until }, next, target, "all");
    return { ...storedTimes(afterRuns(moved, now)), endAfter: end.endAfter };
  }
  const rhythm = { anchorAt: target, timeZone, recurringType: recurringOf(row, body), random, until: end.until };
  return { ...firstTimes(rhythm), endAfter: end.endAfter };
}

function changesRhythm(row: ScheduleRow, body: ChangeSchedule): boolean {
  const isSameRandom = JSON.stringify(randomOf(row, body)) === JSON.stringify(row.random);
  const isSameZone = body.timeZone === undefined || body.timeZone === row.timeZone;
  return recurringOf(row, body) !== row.recurringType || !isSameRandom || !isSameZone;
}

/** Choosing one of the two rhythms ends the other. */
function recurringOf(row: ScheduleRow, { recurringType, random }: ChangeSchedule): RecurringType | null {
  if (random) return null;
  return recurringType === undefined ? (row.recurringType as RecurringType | null) : recurringType;
}

function randomOf(row: ScheduleRow, { recurringType, random }: ChangeSchedule): ScheduleRow["random"] {
  if (recurringType) return null;
  return random === undefined ? row.random : random;
}

function toDate(value: string | null): Date | null {
  return value === null ? null : new Date(value);
}
