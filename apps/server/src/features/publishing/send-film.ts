import type { PrivacyStatus } from "@sahne/contract/publishing";
import type { Context } from "#context.ts";
import { jobs } from "#jobs.ts";
import { findVideo } from "#features/videos/videos.repo.ts";
import { withAccessToken } from "#features/youtube/with-access-token.ts";
import type { UploadProgress } from "#providers/youtube-upload.ts";
import { stop } from "./end-upload.ts";
import { openFilm } from "./film-chunks.ts";
import { findUpload, moveSession, moveUpload, SENDING, type UploadRow } from "./publishing.repo.ts";

/**
 * Sends a film over a resumable session. The session's address is stored before the first byte leaves, and every doubt
 * is answered by asking the session where it stands: a second video cannot come of it.
 */
export async function sendFilm(context: Context, upload: UploadRow, signal: AbortSignal): Promise<void> {
  const mediaKey = await mediaKeyOf(context, upload);
  if (mediaKey === null) {
    await stop(context, upload, { status: "failed", code: "video_not_found" });
    return;
  }
  const opened = upload.sessionUriSealed === null ? await openSession(context, upload) : upload;
  if (!opened) return;
  const from = upload.sessionUriSealed === null ? NOTHING_SENT : await askSession(context, opened);
  const end = await sendRest(context, opened, { from, mediaKey, signal });
  if (end === "left") return;
  if (end.kind === "gone") await onLostSession(context, upload);
  else await onSent(context, upload, end.videoId);
}

const NOTHING_SENT: UploadProgress = { kind: "incomplete", confirmedBytes: 0 };

/** Undefined when the publication was cancelled meanwhile: an empty session at the channel becomes nothing. */
async function openSession(context: Context, upload: UploadRow): Promise<UploadRow | undefined> {
  const metadata = { ...upload, privacyStatus: upload.privacyStatus as PrivacyStatus };
  const sessionUri = await withAccessToken(context, upload.userId, (token) =>
    context.youtube.startUpload(token, metadata, upload.totalBytes),
  );
  const sealed = context.secrets.seal("upload-session", upload.id, sessionUri);
  return moveSession(context.db, upload, { sessionUriSealed: sealed });
}

async function askSession(context: Context, upload: UploadRow): Promise<UploadProgress> {
  const sessionUri = openSessionUri(context, upload);
  return withAccessToken(context, upload.userId, (token) =>
    context.youtube.askProgress(token, sessionUri, upload.totalBytes),
  );
}

type Rest = { from: UploadProgress; mediaKey: string; signal: AbortSignal };
type End = Exclude<UploadProgress, { kind: "incomplete" }> | "left";

/** `left` when the row has moved on or the lease is lost: whoever has it now decides. */
async function sendRest(context: Context, upload: UploadRow, { from, mediaKey, signal }: Rest): Promise<End> {
  const { totalBytes } = upload;
  const sessionUri = openSessionUri(context, upload);
  const film = openFilm(context, mediaKey, totalBytes);
  let progress = from;
  while (progress.kind === "incomplete") {
    const start = progress.confirmedBytes;
    const bytes = await film.chunkAt(start);
    const isLast = start + bytes.length === totalBytes;
    const mark = { confirmedBytes: start, lastChunkSent: isLast, updatedAt: context.clock.now() };
    const mine = await moveSession(context.db, upload, mark);
    if (!mine || signal.aborted) return "left";
    film.prepare(start + bytes.length);
    progress = await withAccessToken(context, upload.userId, (token) =>
      context.youtube.sendChunk(token, sessionUri, { bytes, start, totalBytes, signal }),
    );
  }
  return progress;
}

/** Null when its owner has deleted the film meanwhile. */
async function mediaKeyOf(context: Context, upload: UploadRow): Promise<string | null> {
  const video = await findVideo(context.db, upload.userId, upload.videoId);
  return video?.mediaKey ?? null;
}

async function onSent(context: Context, upload: UploadRow, youtubeVideoId: string): Promise<void> {
  const now = context.clock.now();
  const sent = {
    youtubeVideoId,
    sessionUriSealed: null,
    confirmedBytes: upload.totalBytes,
    sentAt: now,
    updatedAt: now,
  };
  await context.db.transaction(async (tx) => {
    const moved = await moveUpload(tx, upload.id, SENDING, { ...sent, status: "verifying" });
    if (moved) {
      await context.queue.enqueue(tx, jobs.verifyUpload, { uploadId: upload.id });
      const wantsPicture = moved.thumbnailStatus === "pending";
      if (wantsPicture) await context.queue.enqueue(tx, jobs.setThumbnail, { uploadId: upload.id });
      return;
    }
    // Cancelled while the last chunk was under way, and it arrived all the same: that is not forgotten.
    const late = { ...sent, status: "needs_attention", errorCode: "youtube_outcome_unknown" };
    await moveUpload(tx, upload.id, ["failed", "needs_attention"], late);
  });
}

/** Before the last chunk nothing can have been published: start over. After it, only a person can say. */
async function onLostSession(context: Context, upload: UploadRow): Promise<void> {
  const current = await findUpload(context.db, upload.id);
  if (!current) return;
  if (current.lastChunkSent) {
    await stop(context, upload, { status: "needs_attention", code: "youtube_outcome_unknown" });
    return;
  }
  await context.db.transaction(async (tx) => {
    const now = context.clock.now();
    const beginning = {
      status: "queued",
      sessionUriSealed: null,
      quotaDay: null,
      confirmedBytes: 0,
      updatedAt: now,
    };
    const reset = await moveUpload(tx, upload.id, SENDING, beginning);
    if (reset) await context.queue.enqueue(tx, jobs.publishVideo, { uploadId: upload.id });
  });
}

function openSessionUri(context: Context, upload: UploadRow): string {
  if (upload.sessionUriSealed === null) throw new Error(`Upload ${upload.id} has no session.`);
  return context.secrets.open("upload-session", upload.id, upload.sessionUriSealed);
}
