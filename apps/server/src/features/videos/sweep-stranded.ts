import { MINUTE_MS } from "@sahne/contract/time-units";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Context } from "#context.ts";
import { jobs } from "#jobs.ts";
import type { Executor } from "#platform/db/database.ts";
import { paidCalls, videos } from "#platform/db/schema.ts";
import { DEAD_LETTER_QUEUE } from "#platform/queue/queue-tables.ts";
import { intentGraceMs } from "#platform/vendor-config.ts";
import { failVideo } from "./fail-video.ts";
import { startGeneration } from "./start-generation.ts";
import type { PaidCallRow } from "./vendor/paid-calls.repo.ts";
import { pollKey } from "./vendor/poll-schedule.ts";
import { leaveCallUnknown } from "./vendor/settle-paid-call.ts";
import type { VideoRow } from "./videos.repo.ts";

/** Videos that say they are being made although no job is left to do it; `isGivenUp` when their job ran out of tries. */
export async function findStranded(
  executor: Executor,
  before: Date,
): Promise<{ video: VideoRow; isGivenUp: boolean }[]> {
  const ofVideo = sql`job.data -> 'payload' ->> 'videoId' = ${videos.id}
    and job.data -> 'payload' ->> 'attempt' = ${videos.attempt}::text
    and job.state in ('created', 'retry', 'active')`;
  const isGivenUp = sql<boolean>`exists (select from pgboss.job job where job.name = ${DEAD_LETTER_QUEUE} and ${ofVideo})`;
  const hasJob = sql`exists (select from pgboss.job job where job.name <> ${DEAD_LETTER_QUEUE} and ${ofVideo})`;
  return executor
    .select({ video: videos, isGivenUp })
    .from(videos)
    .where(
      and(
        eq(videos.status, "processing"),
        eq(videos.needsAttention, false),
        isNull(videos.deletedAt),
        lt(videos.updatedAt, before),
        sql`not ${hasJob}`,
      ),
    );
}

/** Paid calls without a recorded outcome that are too old for any worker to be still making them. */
export async function findForgottenIntents(executor: Executor, olderThanMs: number): Promise<PaidCallRow[]> {
  const age = sql`clock_timestamp() - ${paidCalls.createdAt}`;
  return executor
    .select()
    .from(paidCalls)
    .where(and(isNull(paidCalls.settledAt), sql`${age} > ${olderThanMs}::float8 * interval '1 millisecond'`));
}

const STAGES = ["queued", "filming", "submitting", "speaking", "generating", "downloading", "finishing"] as const;

/**
 * No video says "processing" for ever: one whose job ran out of tries fails and can be made anew; one whose job got
 * lost, for example because a lease was lost at the wrong moment, gets a new one. Abandoned calls are settled.
 */
export async function sweepStranded(context: Context): Promise<void> {
  const forgotten = await findForgottenIntents(context.db, intentGraceMs(context.config.vendors) + MINUTE_MS);
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

/** The row decides what a job does, so a superfluous job does nothing. */
async function resume(context: Context, video: VideoRow): Promise<void> {
  const position = { videoId: video.id, attempt: video.attempt };
  const enqueue = context.queue.enqueue.bind(context.queue, context.db);
  if (video.engine === "sahne" || video.stage === "queued" || video.stage === "submitting") {
    await startGeneration(context, context.db, video);
  } else if (video.stage === "generating") {
    await enqueue(jobs.pollVideo, { ...position, isHint: false }, { key: pollKey(position) });
  } else await enqueue(video.stage === "downloading" ? jobs.fetchVideo : jobs.finishVideo, position);
}
