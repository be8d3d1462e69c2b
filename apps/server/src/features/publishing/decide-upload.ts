import { errorKinds, type ErrorCode } from "@sahne/contract/errors";
import type { UploadCandidate } from "@sahne/contract/publishing";
import type { Context } from "#context.ts";
import { jobs } from "#jobs.ts";
import { AppError } from "#platform/errors.ts";
import { askChannel } from "./ask-channel.ts";
import { cancelUnsent, listVideosOfOthers, moveUpload, type UploadRow } from "./publishing.repo.ts";
import { ownUpload, UNSENT } from "./publishing.service.ts";
import { doubtfulUntil } from "./verify-schedule.ts";

type Decision = { decision: "published" | "retry" | "give_up"; youtubeVideoId?: string | undefined };

/** Clocks differ a little, and an upload may have begun well before its row was last touched. */
const EARLIER_MS = 10 * 60_000;

/**
 * Newest uploads of the channel since this publication began, without those known to be other publications; those with
 * its title first. A person chooses.
 */
export async function uploadCandidates(
  context: Context,
  userId: string,
  videoId: string,
): Promise<{ candidates: UploadCandidate[]; doubtfulUntil: string | null }> {
  const upload = await undecided(context, userId, videoId);
  const since = upload.createdAt.getTime() - EARLIER_MS;
  const recent = await askChannel(context, upload, (token) => context.youtube.recentUploads(token, upload.channelId));
  const others = await listVideosOfOthers(context.db, upload);
  const possible = recent.filter(({ id, publishedAt }) => publishedAt.getTime() >= since && !others.has(id));
  const isSame = (title: string): number => (title.trim() === upload.title.trim() ? 0 : 1);
  const candidates = possible
    .toSorted((left, right) => isSame(left.title) - isSame(right.title))
    .map(({ id, title, publishedAt }) => ({
      youtubeVideoId: id,
      title,
      publishedAt: publishedAt.toISOString(),
      url: context.youtube.watchUrl(id),
    }));
  return { candidates, doubtfulUntil: doubtfulUntil(upload)?.toISOString() ?? null };
}

/** Only its owner may say what became of a publication whose last answer was lost. */
export async function decideUpload(
  context: Context,
  userId: string,
  videoId: string,
  { decision, youtubeVideoId }: Decision,
): Promise<UploadRow> {
  const upload = await undecided(context, userId, videoId);
  const now = context.clock.now();
  switch (decision) {
    case "give_up":
      return recordDecision(context, upload, { status: "failed", errorCode: "youtube_cancelled", updatedAt: now });
    case "retry": {
      const until = doubtfulUntil(upload);
      if (until && until > now) throw new AppError("upload_in_doubt");
      // It may have turned up in the channel's lists meanwhile: then there is nothing to send.
      const isThere = upload.youtubeVideoId !== null && (await isOnChannel(context, upload, upload.youtubeVideoId));
      if (!isThere) return recordDecision(context, upload, { ...UNSENT, updatedAt: now }, jobs.publishVideo);
      const found = { status: "verifying", errorCode: null, sentAt: now, updatedAt: now };
      return recordDecision(context, upload, found, jobs.verifyUpload);
    }
    case "published": {
      if (youtubeVideoId === undefined) throw new AppError("invalid_request");
      if (!(await isOnChannel(context, upload, youtubeVideoId))) throw notYours();
      const found = { status: "verifying", errorCode: null, youtubeVideoId, sentAt: now, updatedAt: now };
      return recordDecision(context, upload, found, jobs.verifyUpload);
    }
  }
}

/** Before the last chunk has left, nothing can have come of it; afterwards it can no longer be stopped. */
export async function cancelUpload(context: Context, userId: string, videoId: string): Promise<UploadRow> {
  const upload = await ownUpload(context, userId, videoId);
  const cancelled = await cancelUnsent(context.db, upload.id, {
    status: "failed",
    errorCode: "youtube_cancelled",
    waitsUntil: null,
    updatedAt: context.clock.now(),
  });
  if (!cancelled) throw new AppError("upload_not_cancellable");
  return cancelled;
}

async function undecided(context: Context, userId: string, videoId: string): Promise<UploadRow> {
  const upload = await ownUpload(context, userId, videoId);
  const isQuestion = upload.errorCode !== null && errorKinds[upload.errorCode as ErrorCode].action === "decide";
  if (upload.status !== "needs_attention" || !isQuestion) throw new AppError("upload_not_undecided");
  return upload;
}

async function recordDecision(
  context: Context,
  upload: UploadRow,
  changes: Parameters<typeof moveUpload>[3],
  job?: typeof jobs.publishVideo,
): Promise<UploadRow> {
  return context.db.transaction(async (tx) => {
    const settled = await moveUpload(tx, upload.id, ["needs_attention"], changes);
    // Decided in another window a moment ago.
    if (!settled) throw new AppError("upload_not_undecided");
    if (job) await context.queue.enqueue(tx, job, { uploadId: upload.id });
    return settled;
  });
}

async function isOnChannel(context: Context, upload: UploadRow, youtubeVideoId: string): Promise<boolean> {
  const video = await askChannel(context, upload, (token) => context.youtube.video(token, youtubeVideoId));
  return video?.channelId === upload.channelId && video.uploadStatus !== "deleted";
}

function notYours(): AppError {
  return new AppError("youtube_video_not_yours", { fields: { youtubeVideoId: "error.youtube_video_not_yours" } });
}
