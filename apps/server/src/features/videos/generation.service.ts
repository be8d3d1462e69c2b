import type { ServiceType } from "@sahne/contract/videos/engines";
import { picturesOf, type Video } from "@sahne/contract/videos/videos";
import { readVoice } from "@sahne/contract/studio/voices";
import type { Context } from "#context.ts";
import { findKeptImages } from "#features/images/images.repo.ts";
import { jobs } from "#jobs.ts";
import type { Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { sha256 } from "#platform/ids.ts";
import { requireClips } from "./clips/film-clips.ts";
import { chooseEngine } from "./engine-choice.ts";
import { dropUnknownSpeech } from "./speech/film-speech.ts";
import { startGeneration } from "./start-generation.ts";
import { assertWithinLimits } from "./user-limits.ts";
import { adoptTask } from "./vendor/adopt-task.ts";
import { endPaidCalls, findByWebhookToken } from "./vendor/paid-calls.repo.ts";
import { busyUntil } from "./vendor/poll-schedule.ts";
import { changeVideo, findVideo, type VideoRow } from "./videos.repo.ts";
import { getVideo, type Caller } from "./videos.service.ts";

/** Stops the making; a vendor that has begun may still charge for it, and what it makes is not fetched. */
export async function cancelVideo(context: Context, caller: Caller, videoId: string): Promise<Video> {
  return change(context, caller, videoId, async (tx, video) => {
    if (video.status !== "processing") throw new AppError("video_not_cancellable");
    await stopGeneration(context, tx, video);
  });
}

/** Makes a failed or cancelled video again with the same engine; another engine means another video. */
export async function retryVideo(context: Context, caller: Caller, videoId: string): Promise<Video> {
  return change(context, caller, videoId, async (tx, video) => {
    if (video.status !== "failed") throw new AppError("video_not_retryable");
    await startAnew(context, tx, video);
  });
}

/** Only a person may repeat a paid call whose outcome nobody knows. */
export async function decideVideo(
  context: Context,
  caller: Caller,
  videoId: string,
  decision: "retry" | "give_up" | "adopt",
): Promise<Video> {
  if (decision === "adopt") {
    // Outside of any transaction, since it asks the vendor; it checks the row again before it writes.
    const video = await findVideo(context.db, caller.userId, videoId);
    if (!video) throw new AppError("video_not_found");
    assertUndecided(video);
    // A sentence that was spoken somewhere cannot be looked for.
    if (video.errorCode === "speech_outcome_unknown") throw new AppError("provider_task_not_found");
    await adoptTask(context, video);
    return getVideo(context, caller, videoId);
  }
  return change(context, caller, videoId, async (tx, video) => {
    assertUndecided(video);
    if (decision === "retry") {
      await dropUnknownSpeech(context, tx, video);
      await startAnew(context, tx, video);
    } else await stopGeneration(context, tx, video);
  });
}

const UNDECIDED = new Set(["provider_outcome_unknown", "speech_outcome_unknown"]);

function assertUndecided(video: VideoRow): void {
  const isUndecided = video.needsAttention && UNDECIDED.has(video.errorCode ?? "");
  if (video.status !== "processing" || !isUndecided) throw new AppError("video_not_undecided");
}

/** Its bought voice did not come: made with one that costs nothing, because its owner says so and never by itself. */
export async function useFreeVoice(
  context: Context,
  caller: Caller,
  videoId: string,
  voice: "off" | "robot",
): Promise<Video> {
  return change(context, caller, videoId, async (tx, video) => {
    const isAsking = video.status === "processing" && video.errorCode === "speech_outcome_unknown";
    const isOpen = video.status === "failed" || (isAsking && video.needsAttention);
    if (!isOpen || readVoice(video.options.voice) === null) throw new AppError("video_not_retryable");
    await startAnew(context, tx, video, { options: { ...video.options, voice } });
  });
}

/** A hint that something has changed. It is never believed: the vendor itself is asked, so a guessed token changes nothing. */
export async function handleVendorHint(context: Context, token: string): Promise<void> {
  const attempt = await findByWebhookToken(context.db, sha256(token));
  if (!attempt || attempt.state !== "accepted" || attempt.endedAt !== null) return;
  const payload = { videoId: attempt.videoId, attempt: attempt.videoAttempt, isHint: true };
  await context.queue.enqueue(context.db, jobs.pollVideo, payload, { key: `hint/${attempt.id}` });
}

async function change(
  context: Context,
  caller: Caller,
  videoId: string,
  work: (tx: Transaction, video: VideoRow) => Promise<void>,
): Promise<Video> {
  await context.db.transaction(async (tx) => {
    const video = await findVideo(tx, caller.userId, videoId);
    if (!video) throw new AppError("video_not_found");
    await work(tx, video);
  });
  return getVideo(context, caller, videoId);
}

/** Ends the making of a video as its owner wishes. */
export async function stopGeneration(context: Context, tx: Transaction, video: VideoRow): Promise<void> {
  const now = context.clock.now();
  const changes = { status: "failed", stage: null, progress: null, needsAttention: false } as const;
  await write(
    tx,
    video,
    { ...changes, errorCode: "video_cancelled", failedAt: now, updatedAt: now },
    "video_not_cancellable",
  );
  await leavePaidCalls(context, tx, video);
}

/** A vendor cannot be told to stop: what it has begun keeps its place at the key until it must be over. */
async function leavePaidCalls(context: Context, tx: Transaction, video: VideoRow): Promise<void> {
  const now = context.clock.now();
  const isAtVendor = video.stage === "submitting" || video.stage === "generating";
  await endPaidCalls(tx, video.id, now, isAtVendor ? busyUntil(now) : null);
  if (!video.needsAttention) return;
  await context.queue.enqueue(tx, jobs.leaveTask, { videoId: video.id, attempt: video.attempt });
}

async function startAnew(
  context: Context,
  tx: Transaction,
  video: VideoRow,
  changes: Pick<Partial<VideoRow>, "options"> = {},
): Promise<void> {
  const alreadyRunning = await assertWithinLimits(context, tx, video);
  const isPaid = video.engine !== "sahne";
  if (isPaid && (await chooseEngine(tx, video.userId, video.serviceType as ServiceType)) === "sahne") {
    throw new AppError("provider_key_missing");
  }
  if (!(await findKeptImages(tx, video.userId, picturesOf(video)))) throw new AppError("image_not_found");
  await requireClips(tx, video.userId, video.film);
  const now = context.clock.now();
  const beginning = { status: "processing", stage: "queued", progress: null, needsAttention: false, errorCode: null };
  const attempt = video.attempt + 1;
  const next = await write(
    tx,
    video,
    { ...beginning, ...changes, attempt, startedAt: null, failedAt: null, updatedAt: now },
    "video_not_retryable",
  );
  await leavePaidCalls(context, tx, video);
  await startGeneration(context, tx, next, alreadyRunning);
}

/** Counts only if nobody has moved the video since it was read. */
async function write(
  tx: Transaction,
  video: VideoRow,
  changes: Parameters<typeof changeVideo>[2],
  refusal: "video_not_cancellable" | "video_not_retryable",
): Promise<VideoRow> {
  const changed = await changeVideo(tx, video, changes);
  if (!changed) throw new AppError(refusal);
  return changed;
}
