import { randomInt } from "node:crypto";
import type { PlanTimes } from "@sahne/contract/schedules/plan-runs";
import { drawsOf, intoWindow } from "@sahne/contract/schedules/random-times";
import { latestSchedule } from "@sahne/contract/schedules/zoned-time";
import { AppError } from "#platform/errors.ts";
import { storedTimes } from "./plan-times.ts";

/** Refuses a time that has passed or is too far away to be meant. */
export function assertPlausible(at: Date, now: Date, field = "scheduledAt"): void {
  if (at <= now) throw new AppError("invalid_request", { fields: { [field]: "create.when.future" } });
  if (at > latestSchedule(now)) throw new AppError("invalid_request", { fields: { [field]: "create.when.far" } });
}

type Rhythm = Pick<PlanTimes, "anchorAt" | "timeZone" | "recurringType" | "random" | "until">;

/** A plan's times from its first one on. That of a random plan obeys its weekdays and hours as all the others do. */
export function firstTimes(rhythm: Rhythm): ReturnType<typeof storedTimes> {
  const { random, timeZone, until } = rhythm;
  const seed = randomInt(2 ** 31);
  const anchorAt = random === null ? rhythm.anchorAt : intoWindow(random, rhythm.anchorAt, timeZone, drawsOf(seed, 0));
  if (until !== null && anchorAt > until) throw endBeforeStart();
  const drawnAt = random === null ? null : anchorAt;
  return storedTimes({ ...rhythm, anchorAt, seed, drawnAt, nextIndex: 0, earlier: [], changes: [] });
}

export function endBeforeStart(): AppError {
  return new AppError("invalid_request", { fields: { until: "schedule.until.before" } });
}
