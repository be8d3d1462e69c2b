import type { Overview } from "@sahne/contract/history/overview";
import type { Step } from "./first-steps.ts";

export type Trend = { direction: "up" | "down" | "same"; amount: number } | null;

/** Null stays null: where there is nothing to compare with, nothing is claimed. */
export function trendOf(change: number | null): Trend {
  if (change === null) return null;
  const amount = Math.abs(Math.round(change));
  if (amount === 0) return { direction: "same", amount };
  return { direction: change > 0 ? "up" : "down", amount };
}

export type NextPlan = { at: Date; isRepeat: boolean } | null;

/** A repeat has no video yet, so it does not count as scheduled. */
export function nextPlan(overview: Pick<Overview, "upcoming">): NextPlan {
  const plan = overview.upcoming.find(({ isPaused, nextRunAt }) => !isPaused && nextRunAt !== null);
  if (plan === undefined || plan.nextRunAt === null) return null;
  return { at: new Date(plan.nextRunAt), isRepeat: plan.recurring && plan.nextRunAt !== plan.scheduledAt };
}

export type ViewsReason = "overview.noViews" | `overview.noViews.${"connect" | "publish" | "wait"}`;

/** What is missing for there to be views; told from the account's real state, and not guessed while that is unknown. */
export function whyNoViews(steps: readonly Step[], isStatusKnown: boolean): ViewsReason {
  if (!isStatusKnown) return "overview.noViews";
  const missing = steps.find((step) => step.name !== "first" && !step.isDone);
  if (missing === undefined) return "overview.noViews.wait";
  return missing.name === "connect" ? "overview.noViews.connect" : "overview.noViews.publish";
}
