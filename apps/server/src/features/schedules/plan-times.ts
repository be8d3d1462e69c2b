import { planRuns, type PlanTimes } from "@sahne/contract/schedules/plan-runs";
import type { RecurringType } from "@sahne/contract/schedules/schedules";
import type { KeptTimes } from "#platform/db/schema.ts";
import type { NewSchedule, ScheduleRow } from "./schedules.repo.ts";

/** The part of a row that says when the plan runs. */
export type TimesRow = Pick<ScheduleRow, keyof PlanTimes | "nextRunAt">;

export function timesOf(row: TimesRow): PlanTimes {
  const { anchorAt, timeZone, random, seed, nextIndex, until, earlier, changes } = row;
  const drawnAt = row.drawnAt ?? (random === null ? null : row.nextRunAt);
  const recurringType = row.recurringType as RecurringType | null;
  return { anchorAt, timeZone, recurringType, random, seed, drawnAt, nextIndex, until, earlier, changes };
}

type StoredTimes = PlanTimes & Pick<NewSchedule, "nextRunAt">;

/** As it is stored, with the next time to come. */
export function storedTimes(times: PlanTimes): StoredTimes {
  const [next] = planRuns(times, { limit: 1 });
  return { ...times, nextRunAt: next?.at ?? null };
}

export function keepTimes(row: ScheduleRow, id: string): KeptTimes {
  const times = timesOf(row);
  return {
    ...times,
    id,
    anchorAt: times.anchorAt.toISOString(),
    drawnAt: times.drawnAt?.toISOString() ?? null,
    until: times.until?.toISOString() ?? null,
    endAfter: row.endAfter,
  };
}

export function restoredTimes({ id: _id, ...kept }: KeptTimes): StoredTimes & Pick<NewSchedule, "endAfter"> {
  const times = {
    ...kept,
    anchorAt: new Date(kept.anchorAt),
    drawnAt: kept.drawnAt === null ? null : new Date(kept.drawnAt),
    until: kept.until === null ? null : new Date(kept.until),
  };
  return { ...storedTimes(times), endAfter: kept.endAfter };
}
