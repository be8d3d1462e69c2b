import type { Context } from "#context.ts";
import { jobs } from "#jobs.ts";
import { RetryLater } from "#platform/queue/job.ts";
import { ProviderError } from "#providers/provider-error.ts";
import type { Progress } from "#providers/video-generator.ts";
import { changeAttempt, findAccepted, type AttemptRow } from "./attempts.repo.ts";
import { failVideo } from "./fail-video.ts";
import { askVendor } from "./ask-vendor.ts";
import { ageOf, GIVE_UP_AFTER_MS, pollDelayMs, soonerOrLater, STALLED_AFTER_MS } from "./poll-schedule.ts";
import { CODE_OF_FAILURE, codeOfRefusal, noteOf } from "./vendor-problem.ts";
import { findProcessing, moveVideo } from "./videos.repo.ts";

const GENERATING = ["generating"] as const;
/** So many answers in a row that know nothing of the task mean it: one may be a hiccup of theirs. */
const MISSES_MAX = 5;

type Poll = { videoId: string; attempt: number; isHint: boolean };

/** Asks how far the film is, and comes again until it is there or hopeless. A question that fails costs nothing. */
export async function pollVideo(context: Context, { isHint, ...position }: Poll): Promise<void> {
  const video = await findProcessing(context.db, { ...position, stages: GENERATING });
  const paid = video && (await findAccepted(context.db, position));
  if (!video || !paid) return;
  const isOver = await ask(context, paid, position);
  if (isOver || isHint) return;

  const now = context.clock.now();
  const ageMs = ageOf(paid, now);
  if (ageMs > GIVE_UP_AFTER_MS) {
    await failVideo(context, context.db, { ...position, stages: GENERATING }, "provider_timeout");
    return;
  }
  if (ageMs > STALLED_AFTER_MS && video.errorCode === null) {
    await moveVideo(context.db, { ...position, stages: GENERATING }, { errorCode: "provider_slow", updatedAt: now });
  }
  throw new RetryLater(soonerOrLater(now, pollDelayMs(ageMs, context.config.vendors.pollMs)));
}

/** True when there is nothing left to ask. */
async function ask(
  context: Context,
  paid: AttemptRow,
  position: { videoId: string; attempt: number },
): Promise<boolean> {
  try {
    const progress = await askVendor(context, paid);
    if (paid.misses > 0) await changeAttempt(context.db, paid.id, { misses: 0 });
    return await follow(context, paid, position, progress);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    context.log.warn({ err: error, videoId: position.videoId }, "vendor did not answer a question");
    // Asked to wait; but not for ever.
    if (error.kind === "limited" && ageOf(paid, context.clock.now()) <= GIVE_UP_AFTER_MS)
      throw new RetryLater(soonerOrLater(context.clock.now(), 10_000, error.retryAfterMs));
    if (error.kind !== "rejected" && error.kind !== "unauthorized") return false;
    const misses = paid.misses + 1;
    await changeAttempt(context.db, paid.id, { misses, reason: noteOf(error.message) });
    if (misses < MISSES_MAX) return false;
    const code = error.kind === "unauthorized" ? codeOfRefusal(error) : "provider_result_lost";
    return failVideo(context, context.db, { ...position, stages: GENERATING }, code);
  }
}

async function follow(
  context: Context,
  paid: AttemptRow,
  position: { videoId: string; attempt: number },
  progress: Progress,
): Promise<boolean> {
  if (progress.state === "running") return false;
  if (progress.state === "failed") {
    await changeAttempt(context.db, paid.id, { reason: noteOf(progress.message) });
    await failVideo(context, context.db, { ...position, stages: GENERATING }, CODE_OF_FAILURE[progress.problem]);
    return true;
  }
  const changes = { stage: "downloading", errorCode: null, updatedAt: context.clock.now() };
  await context.db.transaction(async (tx) => {
    const moved = await moveVideo(tx, { ...position, stages: GENERATING }, changes);
    if (moved) await context.queue.enqueue(tx, jobs.fetchVideo, position);
  });
  return true;
}
