import { topicsLeft } from "@sahne/contract/studio/episodes";
import { planRuns, type PlanTimes } from "@sahne/contract/schedules/plan-runs";
import type { RecurringType } from "@sahne/contract/schedules/schedules";
import { DAY_MS } from "@sahne/contract/time-units";
import type { Executor } from "#platform/db/database.ts";
import { plansTo, sentTo, type ChannelPlan, type OfChannel } from "./slots.repo.ts";

/** Whether something goes out at a moment to come; asked for any of them, however far away. */
export type TakenTimes = { has: (at: number) => boolean; add: (at: number) => void };

/** Most slots that are looked for lie within this; those further away are counted only when somebody asks. */
const FIRST_REACH_MS = 32 * DAY_MS;

/** What goes out on this channel by itself: finished films at their hours, and every run of the plans that publish there. */
export async function takenTimes(
  executor: Executor,
  of: OfChannel,
  asked: { after: Date; exceptVideo: string | null },
): Promise<TakenTimes> {
  const taken = new Set(await sentTo(executor, of, asked));
  const plans = await plansTo(executor, of);
  const begin = asked.after.getTime();
  let reach = begin;
  function has(at: number): boolean {
    while (at > reach) {
      reach = begin + Math.max(FIRST_REACH_MS, 2 * (reach - begin));
      for (const run of plans.flatMap((plan) => runsUntil(plan, new Date(reach)))) taken.add(run.at.getTime());
    }
    return taken.has(at);
  }
  return { has, add: (at) => void taken.add(at) };
}

function runsUntil(plan: ChannelPlan, to: Date): ReturnType<typeof planRuns> {
  const left = Math.min((plan.endAfter ?? Infinity) - plan.made, topicsLeft(plan.series));
  return planRuns(timesOf(plan), { to, limit: Math.max(0, left) });
}

function timesOf({ recurringType, drawnAt, nextRunAt, ...plan }: ChannelPlan): PlanTimes {
  const drawn = drawnAt ?? (plan.random === null ? null : nextRunAt);
  return { ...plan, recurringType: recurringType as RecurringType | null, drawnAt: drawn };
}
