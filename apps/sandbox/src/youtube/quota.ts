import { z } from "zod";
import type { World } from "#world.ts";
import { youtubeRefusal } from "./youtube-refusal.ts";

export type Bucket = "uploads" | "units" | "batch-stats";

const pacificDate = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Los_Angeles" });

const pacificTime = new Intl.DateTimeFormat("en-GB", {
  timeZone: "America/Los_Angeles",
  timeStyle: "medium",
  hourCycle: "h23",
});

/** Quota turns over at midnight in Los Angeles, summer and winter. */
export function pacificDay(date: Date): string {
  return pacificDate.format(date);
}

/** How much of that day is over, from 0 to 1. */
export function pacificDayShare(date: Date): number {
  const [hours = 0, minutes = 0, seconds = 0] = pacificTime.format(date).split(":").map(Number);
  return (hours * 3600 + minutes * 60 + seconds) / 86_400;
}

/** Every request costs at least one, also a wrong one, so this runs before anything is validated. */
export function spendQuota(world: World, bucket: Bucket, cost: number): void {
  const used = usedOf(world);
  const id = `${bucket} ${pacificDay(world.clock.now())}`;
  const after = (used.get(id) ?? 0) + cost;
  if (after > limitOf(world, bucket)) throw quotaRefusal(bucket);
  used.set(id, after);
}

export function quotaReport(world: World): {
  day: string;
  used: Record<Bucket, number>;
  limits: Record<Bucket, number>;
} {
  const day = pacificDay(world.clock.now());
  const used = (bucket: Bucket): number => usedOf(world).get(`${bucket} ${day}`) ?? 0;
  const limit = (bucket: Bucket): number => limitOf(world, bucket);
  return {
    day,
    used: { uploads: used("uploads"), units: used("units"), "batch-stats": used("batch-stats") },
    limits: { uploads: limit("uploads"), units: limit("units"), "batch-stats": limit("batch-stats") },
  };
}

/** The upload bucket answers 429 like a short rate limit, although it means "until tomorrow". */
export function quotaRefusal(bucket: Bucket) {
  if (bucket === "uploads") {
    const message =
      "Quota exceeded for quota metric 'Video Uploads' and limit 'Video Uploads per day' of service 'youtube.googleapis.com' for consumer 'project_number:1'.";
    return youtubeRefusal(429, "rateLimitExceeded", message, { domain: "global" });
  }
  const message =
    'The request cannot be completed because you have exceeded your <a href="/youtube/v3/getting-started#quota">quota</a>.';
  return youtubeRefusal(403, "quotaExceeded", message, { domain: "youtube.quota" });
}

function usedOf(world: World) {
  return world.store.collection("quota", z.number());
}

function limitOf(world: World, bucket: Bucket): number {
  const settings = world.settings.current();
  if (bucket === "uploads") return settings.uploadsPerDay;
  return bucket === "units" ? settings.unitsPerDay : 10_000;
}
