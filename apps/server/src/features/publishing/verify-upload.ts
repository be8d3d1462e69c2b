import type { Context } from "#context.ts";
import { RetryLater, type JobRun } from "#platform/queue/job.ts";
import { onChannelTrouble, stopForGood } from "./channel-trouble.ts";
import { findUpload, moveUpload } from "./publishing.repo.ts";
import { withAccessToken } from "./with-access-token.ts";

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;
const BROKEN = new Set(["failed", "rejected", "deleted"]);

/** Reads the video back: is it processed, and is it as visible as was asked? */
export async function verifyUpload(context: Context, { uploadId }: { uploadId: string }, run: JobRun): Promise<void> {
  const upload = await findUpload(context.db, uploadId);
  if (upload?.status !== "verifying" || upload.youtubeVideoId === null) return;
  const { youtubeVideoId } = upload;
  try {
    const video = await withAccessToken(context, upload.userId, (token) =>
      context.youtube.video(token, youtubeVideoId),
    );
    const now = context.clock.now();
    if (!video || BROKEN.has(video.uploadStatus)) {
      await stopForGood(context, upload, "failed", "youtube_rejected");
      return;
    }
    if (video.uploadStatus !== "processed") {
      const age = now.getTime() - upload.updatedAt.getTime();
      throw new RetryLater(new Date(now.getTime() + Math.min(LONGEST_WAIT_MS, Math.max(FIRST_WAIT_MS, age / 2))));
    }
    const isAsAsked = video.privacyStatus === upload.privacyStatus;
    await moveUpload(context.db, uploadId, ["verifying"], {
      status: isAsAsked ? "published" : "needs_attention",
      errorCode: isAsAsked ? null : "youtube_locked_private",
      actualPrivacyStatus: video.privacyStatus,
      updatedAt: now,
    });
  } catch (error) {
    if (error instanceof RetryLater) throw error;
    await onChannelTrouble(context, upload, error, run);
  }
}
