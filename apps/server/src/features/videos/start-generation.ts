import { sql } from "drizzle-orm";
import type { Context } from "#context.ts";
import { storedBytesOf } from "#features/images/images.repo.ts";
import { jobs } from "#jobs.ts";
import type { Executor } from "#platform/db/database.ts";
import { queryRows } from "#platform/db/rows.ts";
import { AppError } from "#platform/errors.ts";
import { paidCallsOfToday } from "./paid-calls.ts";
import type { VideoRow } from "./videos.repo.ts";
import { makingOf } from "./working-videos.ts";

type Room = { making: number; bytes: number; calls: number };

/**
 * Refuses what would be too much for one user, before anything is written. Answers how much of the user's work is
 * running already.
 */
export async function assertRoom(
  context: Context,
  executor: Executor,
  { userId, engine }: Pick<VideoRow, "userId" | "engine">,
): Promise<number> {
  const { limits, vendors } = context.config;
  // Asked at once: everybody who creates waits for it.
  const [used] = await queryRows<Room>(
    executor,
    sql`select ${makingOf(userId)} as making, ${storedBytesOf(userId)} as bytes,
      ${paidCallsOfToday(context, userId)} as calls`,
  );
  const { making, bytes, calls } = used ?? { making: 0, bytes: 0, calls: 0 };
  if (making >= limits.jobsPerUser) throw new AppError("too_many_jobs", { retryAfterSeconds: 30 });
  if (bytes >= limits.storageBytes) throw new AppError("storage_full");
  if (engine !== "sahne" && calls >= vendors.callsPerDay) {
    throw new AppError("provider_daily_cap", { retryAfterSeconds: secondsToMidnight(context.clock.now()) });
  }
  return making;
}

/** Queues the first step of a video whose row says `processing` and `queued`. The rows decide, not the queue. */
export async function startGeneration(
  context: Context,
  executor: Executor,
  video: VideoRow,
  alreadyRunning = 0,
): Promise<void> {
  const job = video.engine === "sahne" ? jobs.renderVideo : jobs.submitVideo;
  const payload = { videoId: video.id, attempt: video.attempt };
  // Everybody's first film goes before anybody's second: one user's heap of work cannot starve the others.
  await context.queue.enqueue(executor, job, payload, { key: stepKey(video), priority: -alreadyRunning });
}

function stepKey({ id, attempt }: VideoRow): string {
  return `start/${id}/${attempt}`;
}

function secondsToMidnight(now: Date): number {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return Math.ceil((midnight - now.getTime()) / 1000);
}
