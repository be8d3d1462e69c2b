import type { ErrorCode } from "@sahne/contract/errors";
import type { UploadStatus } from "@sahne/contract/publishing/publication";
import { MINUTE_MS } from "@sahne/contract/time-units";
import type { Context } from "#context.ts";
import { targetOf } from "#features/channels/target-of.ts";
import { notify } from "#features/notifications/notify.ts";
import { AppError } from "#platform/errors.ts";
import { RetryLater, type JobRun } from "#platform/queue/job.ts";
import { ProviderError } from "#providers/provider-error.ts";
import type { PublishedVideo } from "#providers/publish-target.ts";
import { beginPlaylist } from "./changes/change-upload.ts";
import { afterQuotaDay } from "./handle-channel-error.ts";
import { stop } from "./end-upload.ts";
import { findUpload, moveUpload, TO_VERIFY, type UploadRow } from "./publishing.repo.ts";
import { GIVE_UP_AFTER_MS, MISSING_AFTER_MS, verifyDelayMs } from "./verify-schedule.ts";

/** Job: reads the video back: is it processed, and is it as it was asked for? */
export async function verifyUpload(context: Context, { uploadId }: { uploadId: string }, run: JobRun): Promise<void> {
  const upload = await findUpload(context.db, uploadId);
  if (!upload || !TO_VERIFY.includes(upload.status as UploadStatus) || upload.youtubeVideoId === null) return;
  try {
    const video = await targetOf(context, upload.channelId).verify(context, upload, upload.youtubeVideoId);
    await applyChannelState(context, upload, video);
  } catch (error) {
    await onTrouble(context, upload, error, run);
  }
}

async function applyChannelState(context: Context, upload: UploadRow, video: PublishedVideo | null): Promise<void> {
  switch (video?.uploadStatus) {
    case undefined:
      // It was accepted, so it is there: a list that does not know it yet is late.
      return lookAgain(context, upload, { forMs: MISSING_AFTER_MS, code: "youtube_video_gone" });
    case "deleted":
      return stop(context, upload, { status: "needs_attention", code: "youtube_video_gone" });
    case "failed":
      return stop(context, upload, {
        status: "failed",
        code: "youtube_processing_failed",
        reason: video?.reason ?? undefined,
      });
    case "rejected":
      return stop(context, upload, {
        status: "failed",
        code: "youtube_video_refused",
        reason: video?.reason ?? undefined,
      });
    case "processed":
      if (video) await onProcessed(context, upload, video);
      return;
    case "uploaded":
      return lookAgain(context, upload, { forMs: GIVE_UP_AFTER_MS, code: "youtube_slow" });
    default:
      return lookAgain(context, upload, { forMs: GIVE_UP_AFTER_MS, code: "youtube_unverified" });
  }
}

/** Neither slowness nor silence is a reason to send it again: after a while a person is told, or asked. */
async function lookAgain(
  context: Context,
  upload: UploadRow,
  { forMs, code }: { forMs: number; code: ErrorCode },
): Promise<void> {
  const now = context.clock.now().getTime();
  // Of one that lay there until its hour, the hour counts.
  const hour = upload.publishAt?.getTime() ?? 0;
  const ageMs = now - Math.max((upload.sentAt ?? upload.updatedAt).getTime(), hour <= now ? hour : 0);
  if (ageMs < forMs) throw new RetryLater(new Date(now + verifyDelayMs(ageMs)));
  await stop(context, upload, { status: "needs_attention", code });
}

async function onProcessed(context: Context, upload: UploadRow, video: PublishedVideo): Promise<void> {
  const isAsAsked = video.privacyStatus === upload.privacyStatus;
  if (!isAsAsked && upload.publishBy === "channel") await awaitChannelsHour(context, upload, video);
  await context.db.transaction(async (tx) => {
    const settled = await moveUpload(tx, upload.id, TO_VERIFY, {
      status: isAsAsked ? "published" : "needs_attention",
      errorCode: isAsAsked ? null : "youtube_locked_private",
      actualPrivacyStatus: video.privacyStatus,
      publishedAt: video.publishedAt,
      isDisclosed: video.isDisclosed,
      updatedAt: context.clock.now(),
    });
    if (!settled) return;
    await beginPlaylist(context, tx, settled);
    const about = { userId: upload.userId, videoId: upload.videoId };
    const values = {
      name: upload.title,
      channelId: upload.channelId,
      ...(!isAsAsked && { code: "youtube_locked_private" }),
    };
    await notify(context, tx, { ...about, values, kind: isAsAsked ? "upload_published" : "upload_needs_attention" });
  });
}

/** The channel makes it public a little after its hour, not in the same second. */
const AFTER_HOUR_MS = MINUTE_MS;
const LATEST_AFTER_HOUR_MS = 60 * MINUTE_MS;

/** Throws while its hour, which may have been moved on the channel, has not come or has come just now. */
async function awaitChannelsHour(context: Context, upload: UploadRow, video: PublishedVideo): Promise<void> {
  const now = context.clock.now();
  const hour = video.publishAt ?? upload.publishAt;
  const isLate = hour === null || now.getTime() > hour.getTime() + LATEST_AFTER_HOUR_MS;
  // Without an hour of its own before its time it stays private for good.
  const isForgotten = video.publishAt === null && hour !== null && hour > now;
  if (isLate || isForgotten) return;
  const waiting = { status: "scheduled", publishAt: hour, actualPrivacyStatus: video.privacyStatus, updatedAt: now };
  await context.db.transaction(async (tx) => {
    const waits = await moveUpload(tx, upload.id, TO_VERIFY, waiting);
    if (waits) await beginPlaylist(context, tx, waits);
  });
  throw new RetryLater(new Date(Math.max(hour.getTime(), now.getTime()) + AFTER_HOUR_MS));
}

/** The video is on the channel: a failure here only delays the check. */
async function onTrouble(context: Context, upload: UploadRow, error: unknown, run: JobRun): Promise<void> {
  if (error instanceof AppError && error.code !== "youtube_unavailable") {
    const waiting = { errorCode: error.code, updatedAt: context.clock.now() };
    await moveUpload(context.db, upload.id, TO_VERIFY, waiting);
    return;
  }
  // RetryLater is not a failure.
  if (error instanceof RetryLater) throw error;
  const target = targetOf(context, upload.channelId);
  const verdict = error instanceof ProviderError ? target.judge(error) : ({ kind: "again" } as const);
  if (verdict.kind === "day_used") throw new RetryLater(afterQuotaDay(context, upload));
  if (verdict.kind === "again" && !run.isLastTry) throw error;
  const isChannelsWord = error instanceof ProviderError && error.reason !== undefined;
  if (verdict.kind === "refused" && isChannelsWord) {
    return stop(context, upload, { status: "needs_attention", code: verdict.code });
  }
  context.log.warn({ err: error, uploadId: upload.id }, "the channel's word about a video cannot be read");
  await lookAgain(context, upload, { forMs: GIVE_UP_AFTER_MS, code: "youtube_unverified" });
}
