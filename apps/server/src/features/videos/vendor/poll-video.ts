import type { ErrorCode } from "@sahne/contract/errors";
import type { Context } from "#context.ts";
import { notify } from "#features/notifications/notify.ts";
import { failVideo } from "#features/videos/fail-video.ts";
import { findProcessing, moveVideo, type VideoRow } from "#features/videos/videos.repo.ts";
import { jobs } from "#jobs.ts";
import { RetryLater } from "#platform/queue/job.ts";
import { ProviderError } from "#providers/provider-error.ts";
import type { Progress } from "#providers/video-generator.ts";
import { askVendor } from "./ask-vendor.ts";
import { changePaidCall, findAccepted, type PaidCallRow } from "./paid-calls.repo.ts";
import {
  ageOf,
  GIVE_UP_AFTER_MS,
  growingWaitMs,
  pollDelayMs,
  soonerOrLater,
  STALLED_AFTER_MS,
} from "./poll-schedule.ts";
import { CODE_OF_FAILURE, codeOfRefusal, noteOf } from "./vendor-problem.ts";

const GENERATING = ["generating"] as const;
/** After this many answers in a row that do not know the task the owner is told; a single one may be a glitch. */
const MISSES_TOLD = 5;
/** Codes that only explain a wait; the next clear answer of the vendor removes them. */
const WAITING_CODES = new Set<string | null>(["provider_limited", "provider_unclear", "provider_key_refused"]);

type Attempt = { videoId: string; attempt: number };
type Poll = Attempt & { isHint: boolean };
/** The result of one poll: whether polling is over, else why it waits and for how long at least. */
type Asked = { isOver: boolean; waitsFor?: ErrorCode; misses?: number; retryAfterMs?: number | undefined };

/** Polls until the film is there or cannot come any more. A failed poll costs nothing. */
export async function pollVideo(context: Context, { isHint, ...position }: Poll): Promise<void> {
  const video = await findProcessing(context.db, { ...position, stages: GENERATING });
  const paid = video && (await findAccepted(context.db, position));
  if (!video || !paid) return;
  const asked = await ask(context, paid, position);
  if (asked.isOver || isHint) return;

  const now = context.clock.now();
  const ageMs = ageOf(paid, now);
  if (ageMs > GIVE_UP_AFTER_MS) {
    // The polls failed, but the film may exist: the owner can still have it fetched.
    const code = (asked.misses ?? 0) > 0 ? "provider_result_lost" : "provider_timeout";
    await failVideo(context, context.db, { ...position, stages: GENERATING }, code);
    return;
  }
  await showWaitReason(context, video, paid, asked);
  const wait = Math.max(
    pollDelayMs(ageMs, context.config.vendors.pollMs),
    asked.misses ? growingWaitMs(asked.misses) : 0,
  );
  const at = soonerOrLater(now, wait, asked.retryAfterMs);
  const deadline = now.getTime() - ageMs + GIVE_UP_AFTER_MS + 1;
  throw new RetryLater(new Date(Math.min(at.getTime(), deadline)));
}

async function ask(context: Context, paid: PaidCallRow, position: Attempt): Promise<Asked> {
  try {
    const progress = await askVendor(context, paid);
    if (paid.misses > 0) await changePaidCall(context.db, paid.id, { misses: 0 });
    return await follow(context, paid, position, progress);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    context.log.warn({ err: error, videoId: position.videoId }, "vendor did not answer a question");
    if (error.kind === "limited") {
      return { isOver: false, waitsFor: "provider_limited", retryAfterMs: error.retryAfterMs ?? 10_000 };
    }
    if (error.kind !== "rejected" && error.kind !== "unauthorized") return { isOver: false };
    const misses = paid.misses + 1;
    await changePaidCall(context.db, paid.id, { misses, reason: noteOf(error.message) });
    if (misses < MISSES_TOLD) return { isOver: false, misses };
    const waitsFor = error.kind === "unauthorized" ? codeOfRefusal(error) : "provider_unclear";
    return { isOver: false, waitsFor, misses };
  }
}

async function follow(context: Context, paid: PaidCallRow, position: Attempt, progress: Progress): Promise<Asked> {
  if (progress.state === "running") {
    if (progress.word === undefined) return { isOver: false };
    context.log.warn({ videoId: position.videoId, word: noteOf(progress.word) }, "vendor said an unknown word");
    return { isOver: false, waitsFor: "provider_unclear" };
  }
  if (progress.state === "failed") {
    await changePaidCall(context.db, paid.id, { reason: noteOf(progress.message) });
    await failVideo(context, context.db, { ...position, stages: GENERATING }, CODE_OF_FAILURE[progress.problem]);
    return { isOver: true };
  }
  const now = context.clock.now();
  const changes = { stage: "downloading", errorCode: null, needsAttention: false, updatedAt: now };
  await context.db.transaction(async (tx) => {
    const moved = await moveVideo(tx, { ...position, stages: GENERATING }, changes);
    if (!moved) return;
    // The vendor is done: the place at the key is free, however long fetching the film may take.
    await changePaidCall(tx, paid.id, { misses: 0, endedAt: now, busyUntil: null });
    await context.queue.enqueue(tx, jobs.fetchVideo, position);
  });
  return { isOver: true };
}

/** Records why the video waits; if that stays unclear for longer than any film takes, the owner is asked to look. */
async function showWaitReason(
  context: Context,
  video: VideoRow,
  paid: PaidCallRow,
  { waitsFor }: Asked,
): Promise<void> {
  const now = context.clock.now();
  const position = { videoId: video.id, attempt: video.attempt, stages: GENERATING };
  const isStalled = ageOf(paid, now) > STALLED_AFTER_MS;
  const isUnclear = waitsFor !== undefined && waitsFor !== "provider_limited";
  if (isUnclear && isStalled && !video.needsAttention) {
    await context.db.transaction(async (tx) => {
      const changes = { needsAttention: true, errorCode: waitsFor, progress: null, updatedAt: now };
      const moved = await moveVideo(tx, position, changes);
      if (!moved) return;
      // It no longer blocks the other videos of its key.
      await changePaidCall(tx, paid.id, { endedAt: now, busyUntil: null });
      const values = { name: moved.name, code: waitsFor };
      await notify(context, tx, { userId: moved.userId, videoId: moved.id, kind: "video_needs_attention", values });
    });
    return;
  }
  // Only after an answer that was understood: a failed poll says nothing new.
  const old = WAITING_CODES.has(video.errorCode) && waitsFor === undefined ? null : video.errorCode;
  const errorCode = waitsFor ?? (isStalled ? "provider_slow" : old);
  const needsAttention = video.needsAttention && waitsFor !== undefined;
  if (errorCode === video.errorCode && needsAttention === video.needsAttention) return;
  await moveVideo(context.db, position, { errorCode, needsAttention, updatedAt: now });
}
