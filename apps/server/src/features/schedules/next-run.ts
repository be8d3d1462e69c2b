import { afterRuns, planRuns, type PlanRun, type PlanTimes } from "@sahne/contract/plan-runs";
import { timesOf } from "./plan-times.ts";
import type { ScheduleRow } from "./schedules.repo.ts";

/** The planned times that have come, oldest first, and the plan without them. */
export type Due = { reached: PlanRun[]; left: PlanTimes };

/** After a long outage only this many missed runs are recorded. */
const MISSED_KEPT = 50;

export function dueRuns(schedule: ScheduleRow, now: Date): Due {
  const times = timesOf(schedule);
  if (schedule.nextRunAt === null || schedule.nextRunAt > now) return { reached: [], left: times };
  const reached = planRuns(times, { to: now, limit: Infinity });
  return { reached: reached.slice(-MISSED_KEPT - 1), left: afterRuns(times, now) };
}
