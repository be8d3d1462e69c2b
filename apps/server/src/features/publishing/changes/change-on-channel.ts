import type { ErrorCode } from "@sahne/contract/errors";
import type { ChannelValues } from "@sahne/contract/publishing/channel-changes";
import { publishCategory } from "@sahne/contract/publishing/publication";
import type { RefusableField } from "@sahne/contract/publishing/publishing";
import type { Context } from "#context.ts";
import { jobs } from "#jobs.ts";
import { findUserById } from "#features/accounts/accounts.repo.ts";
import { changeConnection } from "#features/channels/channels.repo.ts";
import { requireConnection } from "#features/channels/connected-channel.ts";
import { targetOf } from "#features/channels/target-of.ts";
import { notify } from "#features/notifications/notify.ts";
import { subtitlesOf } from "#features/videos/subtitles.ts";
import { AppError } from "#platform/errors.ts";
import { RetryLater, type JobRun } from "#platform/queue/job.ts";
import { inSlot } from "#platform/queue/slots.ts";
import { ProviderError } from "#providers/provider-error.ts";
import { afterQuotaDay } from "#features/publishing/handle-channel-error.ts";
import { findUpload, type UploadRow } from "#features/publishing/publishing.repo.ts";
import { missingFields, overtakenFields } from "./change-upload.ts";
import { moveChange, NO_CHANGE } from "./changes.repo.ts";

type Asked = { uploadId: string; changeId: string };
type Change = NonNullable<UploadRow["change"]>;

const BUSY_MS = 2_000;
const SLOW_DOWN_MS = 60_000;

/**
 * Job: changes a video on its channel. Every step looks first whether it is done already, so that a run after a lost answer or a
 * killed process changes nothing twice.
 */
export async function changeOnChannel(context: Context, asked: Asked, run: JobRun): Promise<void> {
  const upload = await wanted(context, asked);
  if (!upload) return;
  const now = context.clock.now();
  if (upload.changeAt && upload.changeAt > now) throw new RetryLater(upload.changeAt);
  // Two runs of the same change could both find a playlist without the video.
  const place = { scope: `change/${asked.uploadId}`, limit: 1 };
  const hadTurn = await inSlot(context, place, run.signal, async () => makeChange(context, asked, run));
  if (!hadTurn) throw new RetryLater(new Date(now.getTime() + BUSY_MS));
}

async function wanted(context: Context, { uploadId, changeId }: Asked): Promise<UploadRow | undefined> {
  const upload = await findUpload(context.db, uploadId);
  const isOpen = upload?.changeStatus === "queued" || upload?.changeStatus === "planned";
  return upload?.changeId === changeId && isOpen ? upload : undefined;
}

async function makeChange(context: Context, asked: Asked, run: JobRun): Promise<void> {
  const upload = await wanted(context, asked);
  if (!upload || upload.change === null) return;
  const started = await moveChange(context.db, upload, { changeStatus: "queued", updatedAt: context.clock.now() });
  if (!started) return;
  try {
    await assertRight(context, upload);
    const outcome = await carryOut(context, upload, upload.change);
    if (outcome === "conflict") await end(context, upload, { status: "conflict", code: "youtube_changed_meanwhile" });
    else await finish(context, upload, upload.change, outcome);
  } catch (error) {
    await onTrouble(context, upload, error, run);
  }
}

async function assertRight(context: Context, upload: UploadRow): Promise<void> {
  const connection = await requireConnection(context, upload);
  if (!targetOf(context, upload.channelId).rights(connection.scopes).canChange)
    throw new AppError("youtube_change_right_missing");
}

/** What stands on the channel when everything is as wished, or that somebody else was faster. */
async function carryOut(
  context: Context,
  upload: UploadRow,
  { wish, base }: Change,
): Promise<ChannelValues | "conflict"> {
  const { change } = targetOf(context, upload.channelId);
  const video = await change.read(context, upload, upload.youtubeVideoId ?? "");
  if (!video) throw new AppError("youtube_video_gone");
  if (overtakenFields(wish, base, video.details).length > 0) return "conflict";

  const missing = missingFields(wish, video.details);
  // One that waits for its hour is private already, and would not stay so.
  const isOpening = wish.privacyStatus === "private" && !wish.publishAt && video.details.publishAt !== null;
  const fields = isOpening ? [...missing, "privacyStatus" as const] : missing;
  const changes = Object.fromEntries(fields.map((field) => [field, wish[field]])) as Partial<ChannelValues>;
  const changed = fields.length === 0 ? video : await change.write(context, upload, video, changes);
  await changePlaylist(context, upload, wish.playlistId);
  if (wish.captions) await sendCaptions(context, upload);
  return changed.details;
}

async function changePlaylist(
  context: Context,
  upload: UploadRow,
  playlistId: string | null | undefined,
): Promise<void> {
  const { change } = targetOf(context, upload.channelId);
  const { playlistId: before } = upload;
  const youtubeVideoId = upload.youtubeVideoId ?? "";
  if (playlistId === undefined) return;
  if (playlistId !== null) await change.putIntoPlaylist(context, upload, playlistId, youtubeVideoId);
  // Only out of the one it was put into from here; what its owner did elsewhere stays.
  if (before === null || before === playlistId) return;
  await change.takeOutOfPlaylist(context, upload, before, youtubeVideoId);
}

async function sendCaptions(context: Context, upload: UploadRow): Promise<void> {
  const { userId, videoId, youtubeVideoId } = upload;
  const { text, language: spoken } = await subtitlesOf(context, userId, { videoId, format: "srt" });
  const user = await findUserById(context.db, userId);
  const language = spoken ?? upload.language ?? (user?.language === "en" ? "en" : "tr");
  const { change } = targetOf(context, upload.channelId);
  await change.putCaptions(context, upload, youtubeVideoId ?? "", { language, srt: text });
}

/** Everything is as wished, except perhaps what the channel does not allow. */
async function finish(context: Context, upload: UploadRow, { wish }: Change, channel: ChannelValues): Promise<void> {
  const isLocked = wish.privacyStatus !== undefined && wish.privacyStatus !== channel.privacyStatus;
  const now = context.clock.now();
  const { privacyStatus, categoryId, publishAt: _hour, ...words } = channel;
  const hour = wish.publishAt ? new Date(wish.publishAt) : null;
  await context.db.transaction(async (tx) => {
    const done = await moveChange(tx, upload, {
      ...NO_CHANGE,
      ...words,
      // The channel knows categories that cannot be chosen here.
      ...(publishCategory.safeParse(categoryId).success && { categoryId }),
      actualPrivacyStatus: privacyStatus,
      ...(hour === null && wish.privacyStatus !== undefined && !isLocked && settledPrivacy(upload, privacyStatus)),
      ...(hour !== null && waitingFor(hour)),
      ...(wish.playlistId !== undefined && { playlistId: wish.playlistId }),
      ...(wish.captions && { captionsSentAt: now }),
      ...(wish.thumbnail && { thumbnail: wish.thumbnail, thumbnailStatus: "pending" }),
      ...(isLocked && { ...lockedChange(upload), changeErrorCode: "youtube_locked_private" }),
      updatedAt: now,
    });
    if (!done) return;
    if (hour !== null) await context.queue.enqueue(tx, jobs.verifyUpload, { uploadId: upload.id }, { runAt: hour });
    if (wish.thumbnail) await context.queue.enqueue(tx, jobs.setThumbnail, { uploadId: upload.id });
    if (isLocked) await tell(context, tx, upload, "youtube_locked_private");
  });
}

/** It keeps standing there, so that its owner can read why. */
function lockedChange({ changeId, change, changeAt }: UploadRow) {
  return { changeId, change, changeAt, changeStatus: "failed" };
}

/** A wished privacy that stands is the new word: nothing waits for an hour, or complains of a lock, any more. */
function settledPrivacy(upload: UploadRow, privacyStatus: string) {
  const isSettled = upload.status === "scheduled" || upload.errorCode === "youtube_locked_private";
  return {
    privacyStatus,
    ...(isSettled && { status: "published", errorCode: null, publishAt: null, publishBy: null }),
  };
}

/** The channel opens it then; whoever read it back at the hour before finds that it was moved. */
function waitingFor(publishAt: Date) {
  return { status: "scheduled", errorCode: null, privacyStatus: "public", publishAt, publishBy: "channel" };
}

type End = { status: "conflict" | "failed"; code: ErrorCode; fields?: RefusableField[] };

async function end(context: Context, upload: UploadRow, { status, code, fields = [] }: End): Promise<void> {
  const change = upload.change && { ...upload.change, refusedFields: fields };
  await context.db.transaction(async (tx) => {
    const changes = { changeStatus: status, changeErrorCode: code, change, updatedAt: context.clock.now() };
    if (await moveChange(tx, upload, changes)) await tell(context, tx, upload, code);
  });
}

async function tell(
  context: Context,
  tx: Parameters<typeof notify>[1],
  upload: UploadRow,
  code: ErrorCode,
): Promise<void> {
  const { userId, videoId, channelId, title: name } = upload;
  await notify(context, tx, { userId, videoId, kind: "upload_needs_attention", values: { name, channelId, code } });
}

/** A change is never left half told: what may pass is tried again, the rest ends with its reason. */
async function onTrouble(context: Context, upload: UploadRow, error: unknown, run: JobRun): Promise<void> {
  if (error instanceof RetryLater) throw error;
  if (error instanceof AppError && error.code !== "youtube_unavailable") {
    return end(context, upload, { status: "failed", code: error.code });
  }
  const target = targetOf(context, upload.channelId);
  const verdict = error instanceof ProviderError ? target.judge(error) : ({ kind: "again" } as const);
  const now = context.clock.now().getTime();
  switch (verdict.kind) {
    case "day_used":
      await target.limits.markUsedUp(context, "everything");
      await moveChange(context.db, upload, { changeErrorCode: "youtube_quota_exceeded", updatedAt: new Date(now) });
      throw new RetryLater(afterQuotaDay(context, upload));
    case "slow_down":
      throw new RetryLater(new Date(now + (verdict.retryAfterMs ?? SLOW_DOWN_MS)));
    case "no_right":
      await forgetChangeRight(context, upload);
      return end(context, upload, { status: "failed", code: "youtube_change_right_missing" });
    case "refused": {
      const { code, field } = verdict;
      const fields = field !== undefined && field !== "language" ? [field] : [];
      return end(context, upload, { status: "failed", code, fields });
    }
    case "channel_full":
    case "not_configured":
    case "broken":
    case "again":
      if (!run.isLastTry) throw error;
      context.log.error({ err: error, uploadId: upload.id }, "the video could not be changed on its channel");
      return end(context, upload, { status: "failed", code: "youtube_unavailable" });
  }
}

async function forgetChangeRight(context: Context, upload: UploadRow): Promise<void> {
  const connection = await requireConnection(context, upload);
  const scopes = targetOf(context, upload.channelId).withoutRight(connection.scopes, "canChange");
  await changeConnection(context.db, upload, { scopes });
}
