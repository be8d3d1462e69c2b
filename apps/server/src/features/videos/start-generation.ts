import type { Context } from "#context.ts";
import { jobs } from "#jobs.ts";
import type { Executor } from "#platform/db/database.ts";
import type { VideoRow } from "./videos.repo.ts";

/** Queues the first step of a video whose row says `processing` and `queued`. The rows decide, not the queue. */
export async function startGeneration(
  context: Context,
  executor: Executor,
  video: VideoRow,
  alreadyRunning = 0,
): Promise<void> {
  const job = video.engine === "sahne" ? jobs.renderVideo : jobs.submitVideo;
  const payload = { videoId: video.id, attempt: video.attempt };
  // Every user's first film goes before anyone's second, so that one user's backlog cannot starve the others.
  await context.queue.enqueue(executor, job, payload, { key: stepKey(video), priority: -alreadyRunning });
}

function stepKey({ id, attempt }: VideoRow): string {
  return `start/${id}/${attempt}`;
}
