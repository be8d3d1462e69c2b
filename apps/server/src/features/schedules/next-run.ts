import { afterRuns, planRuns, type PlanRun, type PlanTimes } from "@sahne/contract/schedules/plan-runs";
import { timesOf } from "./plan-times.ts";
import type { ScheduleRow } from "./schedules.repo.ts";

/** The planned times whose films have to be begun, oldest first, and the plan without them. */
export type Due = { reached: PlanRun[]; left: PlanTimes };

/** After a long outage only this many missed runs are recorded. */
const MISSED_KEPT = 50;

export function dueRuns(schedule: ScheduleRow, now: Date): Due {
  const times = timesOf(schedule);
  const { nextRunAt, dueAt } = schedule;
  if (nextRunAt === null || (dueAt ?? nextRunAt) > now) return { reached: [], left: times };
  // A film that is made ahead: its time alone, however many more lie between now and then.
  const until = nextRunAt > now ? nextRunAt : now;
  const reached = planRuns(times, { to: until, limit: Infinity });
  return { reached: reached.slice(-MISSED_KEPT - 1), left: afterRuns(times, until) };
}
