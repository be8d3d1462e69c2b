import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { ThumbnailStatus } from "@sahne/contract/publishing/publication";
import { takePoster } from "@sahne/engine/poster";
import type { Context } from "#context.ts";
import { targetOf } from "#features/channels/target-of.ts";
import { findKeptImage } from "#features/images/images.repo.ts";
import { fitPicture } from "#features/images/reference-picture.ts";
import { findUpload, moveUpload, type UploadRow } from "#features/publishing/publishing.repo.ts";
import { findVideo, type VideoRow } from "#features/videos/videos.repo.ts";
import { AppError } from "#platform/errors.ts";
import { inWorkFolder } from "#platform/media/work-folder.ts";
import type { JobRun } from "#platform/queue/job.ts";
import { ProviderError } from "#providers/provider-error.ts";

/** The channel takes more by now; what was always allowed works everywhere. */
const RULES = { minSide: 640, maxSide: 1280, maxRatio: 16 / 9, maxBytes: 2 * 1024 * 1024 };

/**
 * Job: gives a published film the picture its owner chose. A soft step: whatever goes wrong, the film is published,
 * and only the picture is told to be missing.
 */
export async function setThumbnail(context: Context, { uploadId }: { uploadId: string }, run: JobRun): Promise<void> {
  const upload = await findUpload(context.db, uploadId);
  if (!upload?.youtubeVideoId || upload.thumbnailStatus !== "pending") return;
  const { youtubeVideoId } = upload;
  try {
    const source = await pictureOf(context, upload);
    if (!source) return await recordThumbnail(context, upload, "refused");
    const jpeg = await fitPicture(context, source, RULES);
    await targetOf(context, upload.channelId).change.putThumbnail(context, upload, youtubeVideoId, jpeg);
    await recordThumbnail(context, upload, "set");
  } catch (error) {
    const isFinal = error instanceof AppError || (error instanceof ProviderError && error.kind === "rejected");
    if (!isFinal && !run.isLastTry) throw error;
    context.log.warn({ err: error, uploadId }, "the thumbnail was not taken");
    await recordThumbnail(context, upload, "refused");
  }
}

async function pictureOf(context: Context, upload: UploadRow): Promise<Buffer | null> {
  const { thumbnail, userId, videoId } = upload;
  const video = await findVideo(context.db, userId, videoId);
  switch (thumbnail.kind) {
    case "auto":
      return null;
    case "poster":
      return video?.posterKey ? buffer(await context.media.open(video.posterKey)) : null;
    case "image": {
      const image = await findKeptImage(context.db, userId, thumbnail.imageId);
      return image ? buffer(await context.media.open(image.mediaKey)) : null;
    }
    case "frame":
      return video ? frameOf(context, video, thumbnail.atSeconds) : null;
  }
}

async function frameOf(context: Context, video: VideoRow, atSeconds: number): Promise<Buffer | null> {
  if (video.mediaKey === null) return null;
  const { mediaKey } = video;
  // A moment behind the end would have no frame.
  const latest = Math.max(0, (video.durationSeconds ?? 0) - 0.1);
  const moment = { childPath: context.posterChildPath, atSeconds: Math.min(atSeconds, latest) };
  return inWorkFolder(context, "frame-", async (folder) => {
    const path = join(folder, "frame.jpg");
    await context.media.withLocalFile(mediaKey, (film) => takePoster(film, path, moment));
    return readFile(path);
  });
}

async function recordThumbnail(context: Context, upload: UploadRow, thumbnailStatus: ThumbnailStatus): Promise<void> {
  const changes = { thumbnailStatus, updatedAt: context.clock.now() };
  await moveUpload(context.db, upload.id, ["verifying", "scheduled", "published", "needs_attention"], changes);
}
