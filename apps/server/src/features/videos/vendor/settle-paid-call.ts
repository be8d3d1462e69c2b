import { setTimeout as wait } from "node:timers/promises";
import type { Context } from "#context.ts";
import { notify } from "#features/notifications/notify.ts";
import { failVideo } from "#features/videos/fail-video.ts";
import { moveVideo, type VideoRow } from "#features/videos/videos.repo.ts";
import { jobs } from "#jobs.ts";
import { RetryLater } from "#platform/queue/job.ts";
import type { ProviderError } from "#providers/provider-error.ts";
import type { Operation } from "#providers/video-generator.ts";
import { countRefused, refuseUnknown, settleIntent, type PaidCallRow, giveBackPaidCall } from "./paid-calls.repo.ts";
import { busyUntil, pollKey, soonerOrLater } from "./poll-schedule.ts";
import { codeOfLastRefusal, codeOfRefusal, noteOf } from "./vendor-problem.ts";

const WRITE_FOR_MS = 60_000;
const WRITE_AGAIN_MS = 500;

/** The outcome of a paid call exists only in this process until it is written: keep trying while the database restarts. */
export async function untilWritten<Result>(context: Context, write: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + WRITE_FOR_MS;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      context.log.warn({ err: error }, "outcome of a paid call not written yet");
      await wait(WRITE_AGAIN_MS);
    }
  }
}

const REFUSALS_MAX = 10;
/** A 503 does not prove that the call was not taken, so we send once more at most. */
const DOUBTS_MAX = 1;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 300_000;

type AnsweredCall = { intent: PaidCallRow; answer: string | null };
type Attempt = Pick<VideoRow, "id" | "attempt">;

const SUBMITTING = ["submitting"] as const;

/** From here on only free questions are asked. */
export async function acceptCall(
  context: Context,
  video: VideoRow,
  { intent, answer }: AnsweredCall,
  operation: Operation,
): Promise<void> {
  const now = context.clock.now();
  const position = { videoId: video.id, attempt: video.attempt };
  await untilWritten(context, async () => {
    await context.db.transaction(async (tx) => {
      const moved = await moveVideo(
        tx,
        { ...position, stages: SUBMITTING },
        { stage: "generating", errorCode: null, needsAttention: false, updatedAt: now },
      );
      await settleIntent(tx, intent.id, "accepted", {
        operation: operation.id,
        pollPath: operation.pollPath,
        answer,
        settledAt: now,
        // Cancelled while the call was under way: the film is made all the same, and nobody will ask after it.
        ...(moved ? { endedAt: null, busyUntil: null } : { endedAt: now, busyUntil: busyUntil(now) }),
      });
      if (!moved) return;
      const runAt = soonerOrLater(now, context.config.vendors.pollMs);
      await context.queue.enqueue(
        tx,
        jobs.pollVideo,
        { ...position, isHint: false },
        { runAt, key: pollKey(position) },
      );
    });
  });
}

/**
 * The call was certainly not taken: it is sent again later, or the video fails with the reason. One given up as unknown has
 * asked its owner already: now it fails with the reason, and no decision is needed.
 */
export async function refuseCall(
  context: Context,
  video: VideoRow,
  { intent, answer }: AnsweredCall,
  error: ProviderError,
): Promise<void> {
  const position = { videoId: video.id, attempt: video.attempt, stages: SUBMITTING };
  const isTemporary = error.kind === "limited" || error.kind === "unavailable";
  const { refusals, doubts } = await countRefused(context.db, position);
  const now = context.clock.now();
  const code = codeOfRefusal(error);
  const ended = { settledAt: now, endedAt: now, busyUntil: null };
  const changes = { ...ended, reason: noteOf(error.message), answer, answerStatus: error.status ?? null };
  const isLastDoubt = error.status === 503 && doubts >= DOUBTS_MAX;
  let comesAgain = isTemporary && refusals < REFUSALS_MAX && !isLastDoubt;
  await untilWritten(context, () =>
    context.db.transaction(async (tx) => {
      const isMine = await settleIntent(tx, intent.id, "refused", changes);
      if (!isMine) comesAgain = false;
      if (!isMine && !(await refuseUnknown(tx, intent.id, changes))) return;
      await giveBackPaidCall(tx, video.userId, intent.createdAt);
      if (comesAgain) await moveVideo(tx, position, { stage: "queued", errorCode: code, updatedAt: now });
      else await failVideo(context, tx, position, codeOfLastRefusal(error));
    }),
  );
  if (!comesAgain) return;
  const backOff = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** refusals);
  throw new RetryLater(soonerOrLater(now, backOff, error.retryAfterMs));
}

/** It may have been delivered and charged: only its owner may decide to pay again. Its place at the key stays taken. */
export async function leaveCallUnknown(
  context: Context,
  video: Attempt,
  { intent, answer }: AnsweredCall,
  reason: string,
): Promise<void> {
  const now = context.clock.now();
  const position = { videoId: video.id, attempt: video.attempt, stages: SUBMITTING };
  await untilWritten(context, () =>
    context.db.transaction(async (tx) => {
      const changes = { reason: noteOf(reason), answer, settledAt: now, endedAt: now, busyUntil: busyUntil(now) };
      const isMine = await settleIntent(tx, intent.id, "unknown", changes);
      if (!isMine) return;
      const asked = { needsAttention: true, errorCode: "provider_outcome_unknown", progress: null, updatedAt: now };
      const waiting = await moveVideo(tx, position, asked);
      if (!waiting) return;
      const about = { userId: waiting.userId, videoId: waiting.id, values: { name: waiting.name } };
      await notify(context, tx, { ...about, kind: "video_needs_attention" });
    }),
  );
  context.log.warn({ videoId: video.id, vendor: intent.vendor }, "outcome of a paid call unknown");
}
