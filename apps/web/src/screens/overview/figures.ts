import type { Overview } from "@sahne/contract/overview";
import type { Step } from "./first-steps.ts";

export type Trend = { direction: "up" | "down" | "same"; amount: number } | null;

/** Null stays null: where there is nothing to compare with, nothing is claimed. */
export function trendOf(change: number | null): Trend {
  if (change === null) return null;
  const amount = Math.abs(Math.round(change));
  if (amount === 0) return { direction: "same", amount };
  return { direction: change > 0 ? "up" : "down", amount };
}

export function nextPlan(overview: Pick<Overview, "upcoming">): Date | null {
  const times = overview.upcoming.flatMap((plan) => (plan.isPaused || plan.nextRunAt === null ? [] : [plan.nextRunAt]));
  return times[0] === undefined ? null : new Date(times[0]);
}

export type ViewsReason = "overview.noViews" | `overview.noViews.${"connect" | "publish" | "wait"}`;

/** What is missing for there to be views; told from the account's real state, and not guessed while that is unknown. */
export function whyNoViews(steps: readonly Step[], isStatusKnown: boolean): ViewsReason {
  if (!isStatusKnown) return "overview.noViews";
  const missing = steps.find((step) => step.name !== "first" && !step.isDone);
  if (missing === undefined) return "overview.noViews.wait";
  return missing.name === "connect" ? "overview.noViews.connect" : "overview.noViews.publish";
}
