import { errorKinds, type ErrorCode } from "@sahne/contract/errors";
import type { UploadCandidate } from "@sahne/contract/publishing/publishing";
import type { Context } from "#context.ts";
import { jobs } from "#jobs.ts";
import { targetOf, watchUrl } from "#features/channels/target-of.ts";
import { findVideo } from "#features/videos/videos.repo.ts";
import { AppError } from "#platform/errors.ts";
import type { PublishedVideo } from "#providers/publish-target.ts";
import { askChannel } from "./ask-channel.ts";
import { changeHour } from "./changes/change-upload.ts";
import { cancelUnsent, listVideosOfOthers, moveUpload, type UploadRow } from "./publishing.repo.ts";
import { ownUpload, UNSENT, type WantedUpload } from "./publishing.service.ts";
import { doubtfulUntil } from "./verify-schedule.ts";

type Decision = {
  decision: "published" | "retry" | "give_up" | "look" | "keep_private";
  youtubeVideoId?: string | undefined;
};

const FOUND = { status: "verifying", errorCode: null, reason: null };

/** Clocks differ a little, and an upload may have begun well before its row was last touched. */
const EARLIER_MS = 10 * 60_000;

/**
 * Newest uploads of the channel since this publication began, without those known to be other publications; those with
 * its very file first, then those with its title. A person chooses. What a duplicate repeats may be of any age.
 */
export async function uploadCandidates(
  context: Context,
  wanted: WantedUpload,
): Promise<{ candidates: UploadCandidate[]; doubtfulUntil: string | null }> {
  const upload = await undecided(context, wanted);
  const since = isDuplicate(upload) ? 0 : upload.createdAt.getTime() - EARLIER_MS;
  const recent = await askChannel(context, upload, (target) => target.recent(context, upload));
  // What a duplicate repeats is most often a publication of its owner, such as one of a video deleted here since.
  const others = isDuplicate(upload) ? new Set<string>() : await listVideosOfOthers(context.db, upload);
  const possible = recent.filter(
    ({ id, publishedAt }) =>
      publishedAt.getTime() >= since && !others.has(id) && !(isDuplicate(upload) && id === upload.youtubeVideoId),
  );
  const matches = await matchFiles(context, upload, possible);
  const rank = ({ title, match }: UploadCandidate): number =>
    RANKS[match] * 2 + (title.trim() === upload.title.trim() ? 0 : 1);
  const candidates = possible
    .map(({ id, title, publishedAt }) => ({
      youtubeVideoId: id,
      title,
      publishedAt: publishedAt.toISOString(),
      url: watchUrl(context, id),
      match: matches.get(id) ?? "unknown",
    }))
    .toSorted((left, right) => rank(left) - rank(right));
  return { candidates, doubtfulUntil: doubtfulUntil(upload)?.toISOString() ?? null };
}

type Match = UploadCandidate["match"];

/** A length and no size says little more than a title does. */
const RANKS: Record<Match, number> = { file: 0, length: 1, unknown: 1, other: 2 };
/** Channels round to whole seconds. */
const SECONDS_APART = 1;

/** The same film is known by its size in bytes, and where the channel does not tell that, by its length. */
async function matchFiles(
  context: Context,
  upload: UploadRow,
  possible: readonly { id: string }[],
): Promise<Map<string, Match>> {
  if (possible.length === 0) return new Map();
  const ids = possible.map(({ id }) => id).slice(0, targetOf(context, upload.channelId).limits.batch);
  const film = await findVideo(context.db, upload.userId, upload.videoId);
  const length = film?.durationSeconds ?? null;
  const files = await askChannel(context, upload, (target) => target.files(context, upload, ids));
  return new Map(
    files.map(({ id, bytes, seconds }): [string, Match] => {
      if (bytes !== null) return [id, bytes === upload.totalBytes ? "file" : "other"];
      if (seconds === null || length === null) return [id, "unknown"];
      return [id, Math.abs(seconds - length) <= SECONDS_APART ? "length" : "other"];
    }),
  );
}

/** Only its owner may say what became of a publication whose last answer was lost. */
export async function decideUpload(
  context: Context,
  wanted: WantedUpload,
  { decision, youtubeVideoId }: Decision,
): Promise<UploadRow> {
  const upload = await QUESTIONS[decision](context, wanted);
  // The channel would refuse the same film again, and there is nothing to give up.
  if (isDuplicate(upload) && decision !== "published") throw new AppError("upload_not_undecided");
  const now = context.clock.now();
  switch (decision) {
    case "give_up":
      return recordDecision(context, upload, { status: "failed", errorCode: "youtube_cancelled", updatedAt: now });
    case "retry": {
      const until = doubtfulUntil(upload);
      if (until && until > now) throw new AppError("upload_in_doubt");
      // It may have turned up in the channel's lists meanwhile: then there is nothing to send.
      const { youtubeVideoId: sent } = upload;
      const isThere = sent !== null && (await videoOnChannel(context, upload, sent)) !== undefined;
      if (!isThere) return recordDecision(context, upload, { ...UNSENT, updatedAt: now }, jobs.publishVideo);
      const found = { status: "verifying", errorCode: null, sentAt: now, updatedAt: now };
      return recordDecision(context, upload, found, jobs.verifyUpload);
    }
    case "look": {
      const looking = { status: "verifying", errorCode: null, sentAt: now, updatedAt: now };
      return recordDecision(context, upload, looking, jobs.verifyUpload);
    }
    case "keep_private":
      // What the channel made of it is the wish from now on.
      return recordDecision(context, upload, {
        status: "published",
        errorCode: null,
        privacyStatus: upload.actualPrivacyStatus ?? "private",
        updatedAt: now,
      });
    case "published": {
      if (youtubeVideoId === undefined) throw new AppError("invalid_request");
      const video = await videoOnChannel(context, upload, youtubeVideoId);
      if (!video) throw notYours();
      // One that was there before is as it is; of the one that was sent, the wish counts.
      const asItIs = isDuplicate(upload) && video.privacyStatus ? { privacyStatus: video.privacyStatus } : {};
      const found = { ...FOUND, ...asItIs, youtubeVideoId, sentAt: now, updatedAt: now };
      return recordDecision(context, upload, found, jobs.verifyUpload);
    }
  }
}

/**
 * Before the last chunk has left, nothing can have come of it; afterwards it can no longer be stopped. One that lies on its
 * channel until its hour stays there, as private.
 */
export async function cancelUpload(context: Context, wanted: WantedUpload): Promise<UploadRow> {
  const upload = await ownUpload(context, wanted);
  if (upload.status === "scheduled") return changeHour(context, wanted, null);
  const cancelled = await cancelUnsent(context.db, upload.id, {
    status: "failed",
    errorCode: "youtube_cancelled",
    waitsUntil: null,
    updatedAt: context.clock.now(),
  });
  if (!cancelled) throw new AppError("upload_not_cancellable");
  return cancelled;
}

async function undecided(context: Context, wanted: WantedUpload): Promise<UploadRow> {
  const upload = await ownUpload(context, wanted);
  const isQuestion = upload.errorCode !== null && errorKinds[upload.errorCode as ErrorCode].action === "decide";
  if (!isDuplicate(upload) && (upload.status !== "needs_attention" || !isQuestion)) {
    throw new AppError("upload_not_undecided");
  }
  return upload;
}

/** One that the channel has been processing for so long that it is no longer asked about. */
async function slow(context: Context, wanted: WantedUpload): Promise<UploadRow> {
  const upload = await ownUpload(context, wanted);
  const isSlow = upload.status === "needs_attention" && upload.errorCode === "youtube_slow";
  if (!isSlow || upload.youtubeVideoId === null) throw new AppError("upload_not_undecided");
  return upload;
}

/** One that came out more closed than asked for: its owner may leave it so. */
async function locked(context: Context, wanted: WantedUpload): Promise<UploadRow> {
  const upload = await ownUpload(context, wanted);
  const isLocked = upload.status === "needs_attention" && upload.errorCode === "youtube_locked_private";
  if (!isLocked) throw new AppError("upload_not_undecided");
  return upload;
}

/** What each decision answers. */
const QUESTIONS: Record<Decision["decision"], typeof undecided> = {
  published: undecided,
  retry: undecided,
  give_up: undecided,
  look: slow,
  keep_private: locked,
};

/** Refused because the channel has the same film already: which one, its owner can say. */
function isDuplicate({ status, reason }: UploadRow): boolean {
  return status === "failed" && reason === "duplicate";
}

async function recordDecision(
  context: Context,
  upload: UploadRow,
  changes: Parameters<typeof moveUpload>[3],
  job?: typeof jobs.publishVideo,
): Promise<UploadRow> {
  return context.db.transaction(async (tx) => {
    const settled = await moveUpload(
      tx,
      upload.id,
      ["needs_attention", ...(isDuplicate(upload) ? (["failed"] as const) : [])],
      changes,
    );
    // Decided in another window a moment ago.
    if (!settled) throw new AppError("upload_not_undecided");
    if (job) await context.queue.enqueue(tx, job, { uploadId: upload.id });
    return settled;
  });
}

async function videoOnChannel(
  context: Context,
  upload: UploadRow,
  youtubeVideoId: string,
): Promise<PublishedVideo | undefined> {
  const video = await askChannel(context, upload, (target) => target.verify(context, upload, youtubeVideoId));
  return video?.channelId === upload.channelId && video.uploadStatus !== "deleted" ? video : undefined;
}

function notYours(): AppError {
  return new AppError("youtube_video_not_yours", { fields: { youtubeVideoId: "error.youtube_video_not_yours" } });
}
