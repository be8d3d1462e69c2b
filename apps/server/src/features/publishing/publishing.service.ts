import { publishDescription, splitTags, type PublishBody } from "@sahne/contract/publishing";
import type { Context } from "#context.ts";
import { jobs } from "#jobs.ts";
import { findVideo, type VideoRow } from "#features/videos/videos.repo.ts";
import { requireConnection } from "#features/youtube/tokens.ts";
import type { Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { onceByKey } from "#platform/idempotency.ts";
import { newId } from "#platform/ids.ts";
import { findUploadOf, insertUpload, moveUpload, type UploadRow } from "./publishing.repo.ts";

type Words = Omit<PublishBody, "videoId">;
type Destination = { userId: string; videoId: string; channelId: string };

/** Accepts a publication; the sending itself is a job. */
export async function publish(
  context: Context,
  userId: string,
  body: PublishBody,
  idempotencyKey: string | undefined,
): Promise<UploadRow> {
  const { channelId } = await requireConnection(context, userId);
  const { videoId, ...words } = body;
  const keyed = { userId, key: idempotencyKey, route: "publishVideo", body, now: context.clock.now() };
  await onceByKey(context.db, keyed, async (tx) => {
    await openUpload(context, tx, { userId, videoId, channelId }, () => words);
    return { videoId };
  });
  const upload = await findUploadOf(context.db, videoId, channelId);
  if (!upload) throw new AppError("video_not_found");
  return upload;
}

/** Job: a film that was made to be published gets its publication, with words taken from the film itself. */
export async function publishFinished(
  context: Context,
  { userId, videoId }: { userId: string; videoId: string },
): Promise<void> {
  try {
    const { channelId } = await requireConnection(context, userId);
    await context.db.transaction((tx) => openUpload(context, tx, { userId, videoId, channelId }, wordsOf));
  } catch (error) {
    // Kept as completed and publishable later: that is what an instant video without a channel is told.
    if (!(error instanceof AppError)) throw error;
    context.log.info({ videoId, reason: error.code }, "not published");
  }
}

async function openUpload(
  context: Context,
  tx: Transaction,
  destination: Destination,
  chooseWords: (video: VideoRow) => Words,
): Promise<void> {
  const video = await findVideo(tx, destination.userId, destination.videoId);
  if (!video) throw new AppError("video_not_found");
  if (video.status !== "completed" || video.bytes === null) throw new AppError("video_not_completed");
  const now = context.clock.now();
  const beginning = {
    ...chooseWords(video),
    status: "queued",
    errorCode: null,
    totalBytes: video.bytes,
    confirmedBytes: 0,
    sessionUriSealed: null,
    lastChunkSent: false,
    updatedAt: now,
  };
  const inserted = await insertUpload(tx, { id: newId(now), ...destination, ...beginning, createdAt: now });
  const upload = inserted ?? (await reopenFailed(tx, destination, beginning));
  await context.queue.enqueue(tx, jobs.publishVideo, { uploadId: upload.id });
}

/** Only a publication that failed for certain may be tried again; one on its way or done is left alone. */
async function reopenFailed(
  tx: Transaction,
  destination: Destination,
  beginning: Parameters<typeof moveUpload>[3],
): Promise<UploadRow> {
  const existing = await findUploadOf(tx, destination.videoId, destination.channelId);
  const reopened = existing && (await moveUpload(tx, existing.id, ["failed"], beginning));
  if (!reopened) throw new AppError("youtube_already_published");
  return reopened;
}

function wordsOf(video: VideoRow): Words {
  const withoutAngles = (text: string): string => text.replaceAll(/[<>]/g, "");
  const description = withoutAngles(video.description);
  return {
    title: withoutAngles(video.name),
    // A text that the channel would refuse is left out whole, never cut behind its author's back.
    description: publishDescription.safeParse(description).success ? description : "",
    tags: splitTags(video.keywords),
    privacyStatus: "public",
  };
}
