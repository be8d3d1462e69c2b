import type { Context } from "#context.ts";
import { jobs } from "#jobs.ts";
import { failVideo } from "./fail-video.ts";
import { pollKey } from "./poll-schedule.ts";
import { leaveCallUnknown } from "./settle-call.ts";
import { startGeneration } from "./start-generation.ts";
import { findForgottenIntents, findStranded } from "./stranded.repo.ts";
import { intentGraceMs } from "./submit-video.ts";
import { type VideoRow } from "./videos.repo.ts";

const MINUTE_MS = 60_000;
const STAGES = ["queued", "submitting", "generating", "downloading", "finishing"] as const;

/**
 * No video says "processing" for ever: one whose job ran out of tries fails and can be made anew; one whose job got
 * lost on the way, as with a lease lost at the wrong moment, gets another. Calls nobody can be at are settled.
 */
export async function sweepStranded(context: Context): Promise<void> {
  const forgotten = await findForgottenIntents(context.db, intentGraceMs(context) + MINUTE_MS);
  for (const intent of forgotten) {
    const made = { intent, answer: null };
    await leaveCallUnknown(
      context,
      { id: intent.videoId, attempt: intent.videoAttempt },
      made,
      "nobody came back to it",
    );
  }
  const before = new Date(context.clock.now().getTime() - MINUTE_MS);
  for (const { video, isGivenUp } of await findStranded(context.db, before)) {
    context.log.warn({ videoId: video.id, stage: video.stage, isGivenUp }, "video without a job");
    if (isGivenUp) {
      const position = { videoId: video.id, attempt: video.attempt, stages: STAGES };
      await failVideo(context, context.db, position, video.engine === "sahne" ? "render_failed" : "internal");
    } else await resume(context, video);
  }
}

/** The rows decide what a job does, so the worst that a superfluous one does is nothing. */
async function resume(context: Context, video: VideoRow): Promise<void> {
  const position = { videoId: video.id, attempt: video.attempt };
  const enqueue = context.queue.enqueue.bind(context.queue, context.db);
  if (video.engine === "sahne" || video.stage === "queued" || video.stage === "submitting") {
    await startGeneration(context, context.db, video);
  } else if (video.stage === "generating") {
    await enqueue(jobs.pollVideo, { ...position, isHint: false }, { key: pollKey(position) });
  } else await enqueue(video.stage === "downloading" ? jobs.fetchVideo : jobs.finishVideo, position);
}
