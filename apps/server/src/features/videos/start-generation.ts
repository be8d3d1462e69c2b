import { readVoice } from "@sahne/contract/studio/voices";
import type { Context } from "#context.ts";
import { jobs } from "#jobs.ts";
import type { Executor } from "#platform/db/database.ts";
import { clipsOf } from "./clips/film-clips.ts";
import type { VideoRow } from "./videos.repo.ts";

/** Queues the first step of a video whose row says `processing` and `queued`. The rows decide, not the queue. */
export async function startGeneration(
  context: Context,
  executor: Executor,
  video: VideoRow,
  alreadyRunning = 0,
): Promise<void> {
  const job = firstJob(video);
  const payload = { videoId: video.id, attempt: video.attempt };
  // Every user's first film goes before anyone's second, so that one user's backlog cannot starve the others.
  await context.queue.enqueue(executor, job, payload, { key: stepKey(video), priority: -alreadyRunning });
}

function firstJob(video: VideoRow): typeof jobs.renderVideo {
  if (video.engine !== "sahne") return jobs.submitVideo;
  const isWaiting = video.stage === "queued" || video.stage === "filming";
  return isWaiting && clipsOf(video.film).length > 0 ? jobs.awaitClips : jobAfterClips(video);
}

/** What is made once everything that was filmed for it is there. */
export function jobAfterClips({ stage, options }: Pick<VideoRow, "stage" | "options">): typeof jobs.renderVideo {
  const isBeginning = stage === "queued" || stage === "filming" || stage === "speaking";
  return isBeginning && readVoice(options.voice) !== null ? jobs.speakVideo : jobs.renderVideo;
}

function stepKey({ id, attempt }: VideoRow): string {
  return `start/${id}/${attempt}`;
}
