import type { PrivacyStatus } from "@sahne/contract/publishing/publication";
import type { Context } from "#context.ts";
import { jobs } from "#jobs.ts";
import { targetOf } from "#features/channels/target-of.ts";
import { findVideo } from "#features/videos/videos.repo.ts";
import { noteOutgoing } from "#platform/outgoing.ts";
import type { UploadProgress } from "#providers/publish-target.ts";
import { holdUpload, stop } from "./end-upload.ts";
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
  // Known before it costs anything; an emptied file is as good as none.
  if ((await context.media.size(mediaKey)) !== upload.totalBytes) {
    await stop(context, upload, { status: "failed", code: "film_missing" });
    return;
  }
  const opened = upload.sessionUriSealed === null ? await openSession(context, upload) : upload;
  if (!opened) return;
  const from = upload.sessionUriSealed === null ? NOTHING_SENT : await askSession(context, opened);
  const end = await sendRest(context, opened, { from, mediaKey, signal });
  if (end === "left") return;
  switch (end.kind) {
    case "gone":
      return onLostSession(context, opened);
    case "stalled":
      return onStalled(context, opened, end.confirmedBytes);
    case "unnamed":
      return onUnnamed(context, opened);
    case "complete":
      return onSent(context, upload, end.videoId);
  }
}

const STALL_MS = 10 * 60_000;
const LONGEST_STALL_MS = 12 * 3_600_000;
/** Before the second session of a day, and four times as long before each further one. */
const SESSION_GAP_MS = 10_000;

const NOTHING_SENT: UploadProgress = { kind: "incomplete", confirmedBytes: 0 };

/** Undefined when the publication was cancelled meanwhile: an empty session at the channel becomes nothing. */
async function openSession(context: Context, upload: UploadRow): Promise<UploadRow | undefined> {
  const metadata = { ...upload, ...privacyNow(context, upload) };
  await noteOutgoing(context);
  const target = targetOf(context, upload.channelId);
  const sessionUri = await target.start(context, upload, metadata, upload.totalBytes);
  const sealed = context.secrets.seal("upload-session", upload.id, sessionUri);
  const day = target.limits.day(context.clock.now());
  const sessionsOpened = upload.sessionsDay === day ? upload.sessionsOpened + 1 : 1;
  const opened = { sessionUriSealed: sealed, sessionsDay: day, sessionsOpened };
  return moveSession(context.db, upload, opened);
}

/** One whose hour the channel keeps arrives as private; if the hour has passed meanwhile, it goes out as asked for. */
function privacyNow(
  context: Context,
  { privacyStatus, publishAt, publishBy }: UploadRow,
): { privacyStatus: PrivacyStatus; publishAt: Date | null } {
  const isHeld = publishBy === "channel" && publishAt !== null && publishAt > context.clock.now();
  if (isHeld) return { privacyStatus: "private", publishAt };
  return { privacyStatus: privacyStatus as PrivacyStatus, publishAt: null };
}

async function askSession(context: Context, upload: UploadRow): Promise<UploadProgress> {
  const target = targetOf(context, upload.channelId);
  return target.ask(context, upload, openSessionUri(context, upload), upload.totalBytes);
}

type Rest = { from: UploadProgress; mediaKey: string; signal: AbortSignal };
type Stalled = { kind: "stalled"; confirmedBytes: number };
type End = Exclude<UploadProgress, { kind: "incomplete" }> | Stalled | "left";

/** After this many answers in a row without progress we pause. */
const ROUNDS_WITHOUT_PROGRESS = 3;

/** `left` when the row has moved on or the lease is lost: whoever has it now decides. */
async function sendRest(context: Context, upload: UploadRow, { from, mediaKey, signal }: Rest): Promise<End> {
  const { totalBytes } = upload;
  const sessionUri = openSessionUri(context, upload);
  const target = targetOf(context, upload.channelId);
  const film = openFilm(context, mediaKey, totalBytes);
  let progress = from;
  let furthest = -1;
  let rounds = 0;
  while (progress.kind === "incomplete") {
    const start = progress.confirmedBytes;
    rounds = start > furthest ? 0 : rounds + 1;
    furthest = Math.max(furthest, start);
    if (rounds === ROUNDS_WITHOUT_PROGRESS) return { kind: "stalled", confirmedBytes: start };
    if (start >= totalBytes) {
      // The channel has all bytes but has not confirmed: ask again, never send again.
      progress = await askSession(context, upload);
      continue;
    }
    const bytes = await film.chunkAt(start);
    const isLast = start + bytes.length === totalBytes;
    const isFurther = start > upload.confirmedBytes;
    const now = context.clock.now();
    const mark = { confirmedBytes: start, lastChunkSent: isLast, updatedAt: now, ...(isFurther && { stalls: 0 }) };
    const mine = await moveSession(context.db, upload, mark);
    if (!mine || signal.aborted) return "left";
    film.prepare(start + bytes.length);
    progress = await target.send(context, upload, sessionUri, { bytes, start, totalBytes, signal });
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

/** The channel says it is done, and not as which video: asked once more, it may tell. If not, only a person can say. */
async function onUnnamed(context: Context, upload: UploadRow): Promise<void> {
  const again = await askSession(context, upload);
  if (again.kind === "complete") return onSent(context, upload, again.videoId);
  if (again.kind === "incomplete") return onStalled(context, upload, again.confirmedBytes);
  return onLostSession(context, upload);
}

/** Only asks, with growing pauses, so that a session that accepts nothing does not delay other publications. */
async function onStalled(context: Context, upload: UploadRow, confirmedBytes: number): Promise<void> {
  const current = await findUpload(context.db, upload.id);
  const stalls = current?.stalls ?? 0;
  // The channel reports missing bytes, so no video can exist: the owner may stop it.
  const lastChunkSent = confirmedBytes >= upload.totalBytes;
  const mine = await moveSession(context.db, upload, { stalls: stalls + 1, lastChunkSent });
  if (!mine) return;
  const waitMs = Math.min(STALL_MS * 2 ** stalls, LONGEST_STALL_MS);
  await holdUpload(context, upload, {
    code: "youtube_upload_broken",
    until: new Date(context.clock.now().getTime() + waitMs),
  });
}

/** Nobody can say any more what the session became. Before the last chunk nothing can have been published: start over. After it, only a person can say. */
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
    const reset = await moveSession(tx, upload, beginning);
    if (!reset) return;
    const runAt = new Date(now.getTime() + SESSION_GAP_MS * 4 ** Math.max(0, current.sessionsOpened - 1));
    await context.queue.enqueue(tx, jobs.publishVideo, { uploadId: upload.id }, { runAt });
  });
}

function openSessionUri(context: Context, upload: UploadRow): string {
  if (upload.sessionUriSealed === null) throw new Error(`Upload ${upload.id} has no session.`);
  return context.secrets.open("upload-session", upload.id, upload.sessionUriSealed);
}
