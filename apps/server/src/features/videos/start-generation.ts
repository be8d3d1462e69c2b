import { readVoice } from "@sahne/contract/voices";
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
  const job = firstJob(video);
  const payload = { videoId: video.id, attempt: video.attempt };
  // Every user's first film goes before anyone's second, so that one user's backlog cannot starve the others.
  await context.queue.enqueue(executor, job, payload, { key: stepKey(video), priority: -alreadyRunning });
}

function firstJob({ engine, stage, options }: VideoRow): typeof jobs.renderVideo {
  if (engine !== "sahne") return jobs.submitVideo;
  const needsSpeech = readVoice(options.voice) !== null && (stage === "queued" || stage === "speaking");
  return needsSpeech ? jobs.speakVideo : jobs.renderVideo;
}

function stepKey({ id, attempt }: VideoRow): string {
  return `start/${id}/${attempt}`;
}
