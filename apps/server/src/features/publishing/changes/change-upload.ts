import {
  isSameValue,
  type ChangeAnswer,
  type ChangeUploadBody,
  type OnChannel,
  type Playlist,
} from "@sahne/contract/publishing/channel-changes";
import {
  channelFields,
  type ChannelField,
  type ChannelValues,
  type UploadChange,
  type WishedChanges,
} from "@sahne/contract/publishing/channel-changes";
import { errorKinds, type ErrorCode } from "@sahne/contract/errors";
import type { ChangeStatus, PrivacyStatus } from "@sahne/contract/publishing/publication";
import { SECOND_MS } from "@sahne/contract/time-units";
import { publishAtProblem } from "@sahne/contract/publishing/waiting-uploads";
import type { Context } from "#context.ts";
import { jobs } from "#jobs.ts";
import { requireConnection } from "#features/channels/connected-channel.ts";
import { targetOf } from "#features/channels/target-of.ts";
import { filmOf } from "#features/videos/subtitles.ts";
import { findVideo } from "#features/videos/videos.repo.ts";
import type { Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { newId } from "#platform/ids.ts";
import { askChannel } from "#features/publishing/ask-channel.ts";
import { assertHour } from "#features/publishing/publish-at.ts";
import { isOwnImage, type UploadRow } from "#features/publishing/publishing.repo.ts";
import { ownUpload, type WantedUpload } from "#features/publishing/publishing.service.ts";
import type { OfChannel } from "#providers/publish-target.ts";
import { NO_CHANGE, replaceChange } from "./changes.repo.ts";

/** R18.5: what stands on the channel now, beside what was last known here. Only reading, so it needs no further right. */
export async function readOnChannel(context: Context, wanted: WantedUpload): Promise<OnChannel> {
  const upload = await changeable(context, wanted);
  const channel = await valuesOnChannel(context, upload);
  const playlists = await askChannel(context, upload, ({ change }) => change.playlists(context, upload));
  return {
    ours: knownValues(upload),
    channel,
    playlists,
    playlistId: upload.playlistId,
    hasCaptions: upload.captionsSentAt !== null,
    change: presentChange(upload),
  };
}

/**
 * Keeps a wish to change what is on the channel; a job carries it out. What the channel says is read first: a value that its
 * owner did not see when deciding is shown, not overwritten.
 */
export async function changeUpload(
  context: Context,
  wanted: WantedUpload,
  body: ChangeUploadBody,
): Promise<ChangeAnswer> {
  const upload = await changeable(context, wanted);
  const { base } = body;
  const changes = withHour(body.changes);
  const at = body.at === null ? null : new Date(body.at);
  await assertPossible(context, upload, { changes, at });
  const channel = await valuesOnChannel(context, upload);
  if (overtakenFields(changes, base, channel).length > 0) return { outcome: "conflict", channel };
  // An hour is moved, never given to one that its owner has as private for good.
  if (changes.publishAt && channel.publishAt === null) throw new AppError("upload_not_waiting");

  const now = context.clock.now();
  const changeId = newId(now);
  await context.db.transaction(async (tx) => {
    const kept = await replaceChange(tx, upload.id, {
      changeId,
      changeStatus: at === null ? "queued" : "planned",
      change: { wish: changes, base, refusedFields: [] },
      changeAt: at,
      changeErrorCode: null,
      updatedAt: now,
    });
    if (!kept) throw new AppError("upload_change_running");
    const payload = { uploadId: upload.id, changeId };
    await context.queue.enqueue(tx, jobs.changeOnChannel, payload, at ? { runAt: at } : {});
  });
  return { outcome: "accepted", channel: null };
}

/** In whole seconds, as channels keep it; without one it stays private, also when its hour comes in this very moment. */
function withHour({ publishAt, ...changes }: WishedChanges): WishedChanges {
  if (publishAt === undefined) return changes;
  if (publishAt === null) return { privacyStatus: "private", ...changes, publishAt };
  const seconds = Math.floor(Date.parse(publishAt) / SECOND_MS);
  return { ...changes, publishAt: new Date(seconds * SECOND_MS).toISOString() };
}

/** R18.4: another hour for one that its channel opens by itself, or none; a change like any other. */
export async function changeHour(context: Context, wanted: WantedUpload, hour: Date | null): Promise<UploadRow> {
  const upload = await changeable(context, wanted);
  const { change, changeStatus } = upload;
  const others = Object.keys(change?.wish ?? {}).filter((field) => !HOUR_FIELDS.has(field));
  // A wish that rests would be forgotten for the hour.
  if (changeStatus !== "queued" && others.length > 0) throw new AppError("upload_change_waits");
  const changes = { publishAt: hour?.toISOString() ?? null };
  const { outcome } = await changeUpload(context, wanted, { changes, base: knownValues(upload), at: null });
  if (outcome === "conflict") throw new AppError("youtube_changed_meanwhile");
  return ownUpload(context, wanted);
}

const HOUR_FIELDS: ReadonlySet<string> = new Set(["publishAt", "privacyStatus"]);

/** The playlist that was chosen when the film was sent: a change like any other, now that it is there. */
export async function beginPlaylist(context: Context, tx: Transaction, upload: UploadRow): Promise<void> {
  if (!upload.isPlaylistPending || upload.playlistId === null) return;
  const now = context.clock.now();
  const changeId = newId(now);
  const isBegun = await replaceChange(tx, upload.id, {
    changeId,
    changeStatus: "queued",
    change: { wish: { playlistId: upload.playlistId }, base: knownValues(upload), refusedFields: [] },
    changeAt: null,
    changeErrorCode: null,
    isPlaylistPending: false,
    updatedAt: now,
  });
  if (isBegun) await context.queue.enqueue(tx, jobs.changeOnChannel, { uploadId: upload.id, changeId });
}

export async function playlistsOf(context: Context, channel: OfChannel): Promise<Playlist[]> {
  const { userId, channelId } = await requireConnection(context, channel);
  return askChannel(context, { channelId }, ({ change }) => change.playlists(context, { userId, channelId }));
}

/** Its job finds nothing to do. */
export async function forgetChange(context: Context, wanted: WantedUpload): Promise<void> {
  const upload = await ownUpload(context, wanted);
  const isDropped = await replaceChange(context.db, upload.id, { ...NO_CHANGE, updatedAt: context.clock.now() });
  if (!isDropped) throw new AppError("upload_change_running");
}

/** Wished fields whose value on the channel is neither the one its owner saw nor already the wished one. */
export function overtakenFields(wish: WishedChanges, base: ChannelValues, channel: ChannelValues): ChannelField[] {
  return missingFields(wish, channel).filter((field) => !isSameValue(channel[field], base[field]));
}

/** Wished fields that are not as wished yet. */
export function missingFields(wish: WishedChanges, channel: ChannelValues): ChannelField[] {
  return channelFields.filter((field) => {
    const wished = wish[field];
    return wished !== undefined && !isSameValue(wished, channel[field]);
  });
}

/** Only what is on the channel for certain, and no longer on its way there. */
async function changeable(context: Context, wanted: WantedUpload): Promise<UploadRow> {
  const upload = await ownUpload(context, wanted);
  const isThere = ["published", "scheduled", "needs_attention"].includes(upload.status);
  const isQuestion = upload.errorCode !== null && errorKinds[upload.errorCode as ErrorCode].action === "decide";
  if (upload.youtubeVideoId === null || !isThere || isQuestion) throw new AppError("upload_not_changeable");
  await requireConnection(context, upload);
  return upload;
}

async function assertPossible(
  context: Context,
  upload: UploadRow,
  { changes, at }: Pick<ChangeUploadBody, "changes"> & { at: Date | null },
): Promise<void> {
  const { userId, videoId } = upload;
  const { scopes } = await requireConnection(context, upload);
  if (!targetOf(context, upload.channelId).rights(scopes).canChange) throw new AppError("youtube_change_right_missing");
  const problem = at && publishAtProblem(at, "sahne", context.clock.now());
  if (problem) throw new AppError("invalid_request", { fields: { at: problem } });
  const { thumbnail, captions, publishAt: hour } = changes;
  if (hour) assertHour(context, upload.channelId, { at: new Date(hour), by: "channel" }, at ?? undefined);
  const isImageMissing = thumbnail?.kind === "image" && !(await isOwnImage(context.db, userId, thumbnail.imageId));
  if (isImageMissing) throw new AppError("image_not_found");
  const video = await findVideo(context.db, userId, videoId);
  if (captions && !filmOf(video?.plan)) throw new AppError("no_subtitles");
}

async function valuesOnChannel(context: Context, upload: UploadRow): Promise<ChannelValues> {
  const video = await askChannel(context, upload, ({ change }) =>
    change.read(context, upload, upload.youtubeVideoId ?? ""),
  );
  if (!video) throw new AppError("youtube_video_gone");
  return video.details;
}

function knownValues(upload: UploadRow): ChannelValues {
  const { title, description, tags, categoryId, madeForKids } = upload;
  const privacyStatus = (upload.actualPrivacyStatus ?? upload.privacyStatus) as PrivacyStatus;
  const publishAt = upload.status === "scheduled" ? (upload.publishAt?.toISOString() ?? null) : null;
  return { title, description, tags, categoryId, madeForKids, privacyStatus, publishAt };
}

function presentChange({ change, changeStatus, changeAt, changeErrorCode }: UploadRow): UploadChange | null {
  if (change === null || changeStatus === null) return null;
  return {
    status: changeStatus as ChangeStatus,
    changes: change.wish,
    at: changeAt?.toISOString() ?? null,
    errorCode: changeErrorCode as ErrorCode | null,
    refusedFields: change.refusedFields,
  };
}
