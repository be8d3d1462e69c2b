import { templateDate } from "@sahne/contract/publishing/publication-template";
import type { PublishProfile } from "@sahne/contract/publishing/publish-profile";
import type { PublishBody } from "@sahne/contract/publishing/publishing";
import type { Context } from "#context.ts";
import { jobs } from "#jobs.ts";
import { chosenChannel, connectionOf, requireConnection } from "#features/channels/connected-channel.ts";
import { targetOf } from "#features/channels/target-of.ts";
import { findUserById } from "#features/accounts/accounts.repo.ts";
import { notify } from "#features/notifications/notify.ts";
import { mainUpload, uploadsOf } from "#features/videos/present-video.ts";
import { findVideo, type VideoRow } from "#features/videos/videos.repo.ts";
import type { Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { onceByKey } from "#platform/idempotency.ts";
import { newId } from "#platform/ids.ts";
import { assertHour, type Hour } from "./publish-at.ts";
import { unshownProfile } from "./publish-profile.ts";
import {
  findRunOf,
  findUploadOf,
  insertUpload,
  isOwnImage,
  moveUpload,
  WAITING_HERE,
  type UploadChanges,
  type UploadRow,
} from "./publishing.repo.ts";
import { takeSlot } from "./slots/slots.service.ts";
import { findTwin } from "./twins/find-twin.ts";
import { textOfFilm, type Occasion, type PublicationText } from "./publication-text.ts";

type Destination = { userId: string; videoId: string; channelId: string };

/** Accepts a publication; the sending itself is a job. */
export async function publish(
  context: Context,
  userId: string,
  body: PublishBody,
  idempotencyKey: string | undefined,
): Promise<UploadRow> {
  const { videoId, channelId: named, publishAt, publishBy, nextSlot, ...words } = body;
  const { channelId, scopes } = await requireConnection(context, await chosenChannel(context, userId, named));
  if (!targetOf(context, channelId).rights(scopes).canUpload) throw new AppError("youtube_upload_right_missing");
  const chosen = publishAt === null ? null : { at: new Date(publishAt), by: publishBy };
  if (chosen) assertHour(context, channelId, chosen);
  const keyed = { userId, key: idempotencyKey, route: "publishVideo", body, now: context.clock.now() };
  await onceByKey(context.db, keyed, async (tx) => {
    const { thumbnail } = words;
    const isImageMissing = thumbnail.kind === "image" && !(await isOwnImage(tx, userId, thumbnail.imageId));
    if (isImageMissing) throw new AppError("image_not_found");
    const destination = { userId, videoId, channelId };
    const hour = nextSlot ? { at: await takeSlot(context, tx, destination, publishBy), by: publishBy } : chosen;
    if (nextSlot && hour) assertHour(context, channelId, hour);
    await openUpload(context, tx, destination, { hour, chooseText: () => words });
    return { videoId };
  });
  const upload = await findUploadOf(context.db, videoId, channelId);
  if (!upload) throw new AppError("video_not_found");
  return upload;
}

/** Job: a film that was made to be published gets its publication, with its own words and its owner's choices. */
export async function publishFinished(
  context: Context,
  { userId, videoId }: { userId: string; videoId: string },
): Promise<void> {
  // A withdrawn grant is no reason to forget it: the publication waits until the channel is connected again.
  const connection = await connectionOf(context, { userId });
  if (!connection) {
    context.log.info({ videoId }, "not published: no channel is connected");
    return;
  }
  const film = await findVideo(context.db, userId, videoId);
  // If that one is not connected by now, it waits for its owner instead of going to a channel nobody chose.
  const channelId = film?.publication?.channelId ?? connection.channelId;
  await publishFinishedOn(context, { userId, videoId, channelId }, film);
  if (!film?.publication) return;
  const { asksFirst, further = [] } = film.publication;
  // Each channel once, with the words that stand first.
  const others = new Map(further.toReversed().map((one) => [one.channelId, one]));
  others.delete(channelId);
  for (const [otherId, words] of others) {
    const onOther = { ...film, publication: { ...words, asksFirst } };
    await publishFinishedOn(context, { userId, videoId, channelId: otherId }, onOther);
  }
}

/** On one of its channels: what is wrong there keeps it from no other. */
async function publishFinishedOn(
  context: Context,
  destination: Destination,
  film: VideoRow | undefined,
): Promise<void> {
  const { userId, videoId } = destination;
  const profile = await unshownProfile(context.db, destination);
  const publication = film?.publication ?? null;
  const occasion = await occasionOf(context, userId, { videoId, language: publication?.language ?? profile.language });
  const opening = {
    hour: await hourOfRun(context, videoId),
    asks: film !== undefined && asksOwner(film, profile),
    isUnattended: true,
    chooseText: (video: VideoRow) => textOfFilm({ ...video, publication }, profile, occasion),
  };
  try {
    await context.db.transaction((tx) => openUpload(context, tx, destination, opening));
  } catch (error) {
    // Deleted meanwhile, or published by hand already.
    if (!(error instanceof AppError)) throw error;
    context.log.info({ videoId, reason: error.code }, "not published");
  }
}

/** A film that was made ahead goes out at the hour of its plan. */
async function hourOfRun(context: Context, videoId: string): Promise<Hour | null> {
  const run = await findRunOf(context.db, videoId);
  return run && run.plannedAt > context.clock.now() ? { at: run.plannedAt, by: "sahne" } : null;
}

/** As the form said; without one, films of plans follow the profile. A channel nobody was shown is always asked about. */
function asksOwner({ publication, scenario }: VideoRow, profile: PublishProfile): boolean {
  if (publication?.channelId === null) return true;
  return publication?.asksFirst ?? (publication === null && scenario === "scheduled" && profile.asksFirst);
}

/** The film's number in its plan, 1 for one without, and its day in its own language, else its owner's. */
async function occasionOf(
  context: Context,
  userId: string,
  film: { videoId: string; language: string | null },
): Promise<Occasion> {
  const user = await findUserById(context.db, userId);
  const run = await findRunOf(context.db, film.videoId);
  const language = film.language ?? (user?.language === "en" ? "en" : "tr");
  const at = run?.plannedAt ?? context.clock.now();
  return { n: String(run?.number ?? 1), date: templateDate(at, language, user?.timeZone ?? "UTC") };
}

export type WantedUpload = { userId: string; videoId: string; channelId?: string | undefined };

/** A publication of one's own video: on the channel that is named, else the one that stands for all of them. */
export async function ownUpload(context: Context, { userId, videoId, channelId }: WantedUpload): Promise<UploadRow> {
  const video = await findVideo(context.db, userId, videoId);
  if (!video) throw new AppError("video_not_found");
  const upload =
    channelId === undefined
      ? mainUpload((await uploadsOf(context, [videoId])).get(videoId))
      : await findUploadOf(context.db, videoId, channelId);
  if (!upload) throw new AppError("not_found");
  return upload;
}

/** As a publication is before its first byte. */
export const UNSENT = {
  status: "queued",
  errorCode: null,
  waitsUntil: null,
  reason: null,
  refusedFields: [],
  quotaDay: null,
  confirmedBytes: 0,
  sessionUriSealed: null,
  sessionsDay: null,
  sessionsOpened: 0,
  stalls: 0,
  lastChunkSent: false,
  youtubeVideoId: null,
  actualPrivacyStatus: null,
  sentAt: null,
  publishedAt: null,
  isDisclosed: null,
} satisfies UploadChanges;

type Opening = {
  chooseText: (video: VideoRow) => PublicationText;
  hour?: Hour | null;
  /** It waits for its owner's word, and has no job until then. */
  asks?: boolean;
  /** Nobody looks at it now: one that is on the channel already in another film's place asks as well. */
  isUnattended?: boolean;
};

/** Also for many in one transaction. */
export async function openUpload(
  context: Context,
  tx: Transaction,
  destination: Destination,
  { chooseText, hour = null, isUnattended = false, ...opening }: Opening,
): Promise<void> {
  const video = await findVideo(tx, destination.userId, destination.videoId);
  if (!video) throw new AppError("video_not_found");
  if (video.status !== "completed" || video.bytes === null) throw new AppError("video_not_completed");
  const now = context.clock.now();
  const words = chooseText(video);
  const twin = isUnattended ? await findTwin(tx, destination, { title: words.title, sha256: video.sha256 }) : null;
  const asks = opening.asks === true || twin !== null;
  const beginning = {
    ...words,
    ...UNSENT,
    errorCode: twin,
    publishAt: hour?.at ?? null,
    publishBy: hour?.by ?? null,
    // The channel keeps its own hours, so such a film is sent at once.
    status: asks ? "awaiting_approval" : hour?.by === "sahne" ? "planned" : "queued",
    thumbnailStatus: words.thumbnail.kind === "auto" ? "none" : "pending",
    isPlaylistPending: words.playlistId !== null,
    isScheduled: video.scenario === "scheduled" || hour?.by === "sahne",
    totalBytes: video.bytes,
    updatedAt: now,
  };
  const inserted = await insertUpload(tx, { id: newId(now), ...destination, ...beginning, createdAt: now });
  const upload = inserted ?? (await reopenUnsent(tx, destination, beginning));
  if (asks) {
    const values = { name: upload.title, channelId: upload.channelId };
    const about = { userId: upload.userId, videoId: upload.videoId, values };
    return notify(context, tx, { ...about, kind: "upload_awaits_approval" });
  }
  await enqueueUpload(context, tx, upload);
}

/** Now, or at its hour. */
export async function enqueueUpload(context: Context, tx: Transaction, upload: UploadRow): Promise<void> {
  const runAt = upload.status === "planned" ? upload.publishAt : null;
  await context.queue.enqueue(tx, jobs.publishVideo, { uploadId: upload.id }, runAt ? { runAt } : {});
}

/** Only one that failed for certain, or waits here, may be begun anew; one on its way or done is left alone. */
async function reopenUnsent(tx: Transaction, destination: Destination, beginning: UploadChanges): Promise<UploadRow> {
  const existing = await findUploadOf(tx, destination.videoId, destination.channelId);
  const reopened = existing && (await moveUpload(tx, existing.id, ["failed", ...WAITING_HERE], beginning));
  if (!reopened) throw new AppError("youtube_already_published");
  return reopened;
}
