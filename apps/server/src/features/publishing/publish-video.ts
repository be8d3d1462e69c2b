import { buffer } from "node:stream/consumers";
import type { PrivacyStatus, UploadStatus } from "@sahne/contract/publishing";
import type { Context } from "#context.ts";
import { jobs } from "#jobs.ts";
import { findVideo } from "#features/videos/videos.repo.ts";
import type { UploadProgress } from "#providers/youtube.ts";
import type { JobRun } from "#platform/queue/job.ts";
import { onChannelTrouble, stopForGood } from "./channel-trouble.ts";
import { findUpload, moveUpload, type UploadRow } from "./publishing.repo.ts";
import { withAccessToken } from "./with-access-token.ts";

/** A multiple of 256 KiB, as the protocol asks; memory stays at one chunk whatever the film's size. */
const CHUNK_BYTES = 8 * 1024 * 1024;
const SENDING: readonly UploadStatus[] = ["queued", "uploading"];

/**
 * Sends a film over a resumable session. The session's address is stored before the first byte leaves, and every doubt
 * is answered by asking the session where it stands: a second video cannot come of it.
 */
export async function publishVideo(context: Context, { uploadId }: { uploadId: string }, run: JobRun): Promise<void> {
  const started = { status: "uploading", updatedAt: context.clock.now() };
  const upload = await moveUpload(context.db, uploadId, SENDING, started);
  if (!upload) return;
  try {
    const progress = await resume(context, upload);
    if (progress.kind === "gone") await onLostSession(context, upload);
    else await sendRest(context, upload, progress, run.signal);
  } catch (error) {
    await onChannelTrouble(context, upload, error, run);
  }
}

/** Where the session stands; opens one when there is none yet. */
async function resume(context: Context, upload: UploadRow): Promise<UploadProgress> {
  if (upload.sessionUriSealed === null) {
    const words = { title: upload.title, description: upload.description, tags: upload.tags };
    const metadata = { ...words, privacyStatus: upload.privacyStatus as PrivacyStatus };
    const sessionUri = await withAccessToken(context, upload.userId, (token) =>
      context.youtube.startUpload(token, metadata, upload.totalBytes),
    );
    const sealed = context.secrets.seal("upload-session", upload.id, sessionUri);
    await moveUpload(context.db, upload.id, SENDING, { sessionUriSealed: sealed });
    return { kind: "incomplete", confirmedBytes: 0 };
  }
  const sessionUri = openSessionUri(context, upload);
  return withAccessToken(context, upload.userId, (token) =>
    context.youtube.askProgress(token, sessionUri, upload.totalBytes),
  );
}

async function sendRest(context: Context, upload: UploadRow, from: UploadProgress, signal: AbortSignal): Promise<void> {
  const current = await findUpload(context.db, upload.id);
  if (!current) return;
  const sessionUri = openSessionUri(context, current);
  const mediaKey = await mediaKeyOf(context, upload);
  if (mediaKey === null) {
    await stopForGood(context, upload, "failed", "video_not_found");
    return;
  }
  let progress = from;
  while (progress.kind === "incomplete") {
    const start = progress.confirmedBytes;
    const end = Math.min(start + CHUNK_BYTES, upload.totalBytes) - 1;
    const isLast = end === upload.totalBytes - 1;
    const bytes = await buffer(await context.media.open(mediaKey, { start, end }));
    const mark = { confirmedBytes: start, lastChunkSent: isLast, updatedAt: context.clock.now() };
    const mine = await moveUpload(context.db, upload.id, SENDING, mark);
    if (!mine || signal.aborted) return;
    progress = await withAccessToken(context, upload.userId, (token) =>
      context.youtube.sendChunk(token, sessionUri, { bytes, start, totalBytes: upload.totalBytes, signal }),
    );
  }
  if (progress.kind === "gone") await onLostSession(context, { ...upload, lastChunkSent: true });
  else await onSent(context, upload, progress.videoId);
}

/** Null when its owner has deleted the film meanwhile. */
async function mediaKeyOf(context: Context, upload: UploadRow): Promise<string | null> {
  const video = await findVideo(context.db, upload.userId, upload.videoId);
  return video?.mediaKey ?? null;
}

async function onSent(context: Context, upload: UploadRow, youtubeVideoId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const sent = await moveUpload(tx, upload.id, SENDING, {
      status: "verifying",
      youtubeVideoId,
      sessionUriSealed: null,
      confirmedBytes: upload.totalBytes,
      updatedAt: context.clock.now(),
    });
    if (sent) await context.queue.enqueue(tx, jobs.verifyUpload, { uploadId: upload.id });
  });
}

/** Before the last chunk nothing can have been published: start over. After it, only a person can say. */
async function onLostSession(context: Context, upload: UploadRow): Promise<void> {
  const current = await findUpload(context.db, upload.id);
  if (!current) return;
  if (current.lastChunkSent) {
    await stopForGood(context, upload, "needs_attention", "youtube_outcome_unknown");
    return;
  }
  await context.db.transaction(async (tx) => {
    const beginning = { status: "queued", sessionUriSealed: null, confirmedBytes: 0, updatedAt: context.clock.now() };
    const reset = await moveUpload(tx, upload.id, SENDING, beginning);
    if (reset) await context.queue.enqueue(tx, jobs.publishVideo, { uploadId: upload.id });
  });
}

function openSessionUri(context: Context, upload: UploadRow): string {
  if (upload.sessionUriSealed === null) throw new Error(`Upload ${upload.id} has no session.`);
  return context.secrets.open("upload-session", upload.id, upload.sessionUriSealed);
}
