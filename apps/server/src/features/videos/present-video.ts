import type { Maker, ServiceType } from "@sahne/contract/videos/engines";
import { errorKinds, type ErrorCode } from "@sahne/contract/errors";
import type {
  ChangeStatus,
  PrivacyStatus,
  PublishBy,
  ThumbnailStatus,
  UploadStatus,
} from "@sahne/contract/publishing/publication";
import { stateOf } from "@sahne/contract/videos/video-state";
import {
  picturesOf,
  type Scenario,
  type Video,
  type VideoStage,
  type VideoStatus,
} from "@sahne/contract/videos/videos";
import type { Mode } from "@sahne/messages/translator";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Context } from "#context.ts";
import { originsOf, watchUrl } from "#features/channels/target-of.ts";
import { connections, uploads } from "#platform/db/schema.ts";
import { endsEarly, filmOf, untoldOf } from "./subtitles.ts";
import type { VideoRow } from "./videos.repo.ts";

export type UploadRow = typeof uploads.$inferSelect;

/** A publication, and what is known of its channel while that is connected. */
export type UploadOnChannel = UploadRow & { channelTitle: string | null; isOnDefault: boolean };

/** All publications of each of these videos, the oldest first, in one query. */
export async function uploadsOf(
  context: Context,
  videoIds: readonly string[],
): Promise<Map<string, UploadOnChannel[]>> {
  if (videoIds.length === 0) return new Map();
  const { userId, channelId, origin, channelTitle, isDefault } = connections;
  const isCounted = inArray(origin, originsOf(context));
  const isItsChannel = and(eq(userId, uploads.userId), eq(channelId, uploads.channelId), isCounted);
  const rows = await context.db
    .select({ upload: uploads, channelTitle, isDefault })
    .from(uploads)
    .leftJoin(connections, isItsChannel)
    .where(inArray(uploads.videoId, [...videoIds]))
    .orderBy(asc(uploads.createdAt), asc(uploads.id));
  const found = new Map<string, UploadOnChannel[]>(videoIds.map((id) => [id, []]));
  for (const row of rows) {
    const channel = { channelTitle: row.channelTitle, isOnDefault: row.isDefault === true };
    found.get(row.upload.videoId)?.push({ ...row.upload, ...channel });
  }
  return found;
}

/** Where one is to stand for all of them: that on the default channel, else the newest. */
export function mainUpload(all: readonly UploadOnChannel[] = []): UploadOnChannel | undefined {
  return all.find((upload) => upload.isOnDefault) ?? all.at(-1);
}

export type Viewer = { language: Mode; mediaEpoch: number };

/** What other tables say about a video. */
type RelatedState = {
  uploads: readonly UploadOnChannel[];
  plannedAt: Date | undefined;
  canLook: boolean;
  canFetch: boolean;
};

/** A row as its owner sees it: signed links instead of keys, words instead of codes. */
export function presentVideo(context: Context, row: VideoRow, beside: RelatedState, viewer: Viewer): Video {
  const { plannedAt, canLook, canFetch } = beside;
  const upload = mainUpload(beside.uploads);
  const link = (key: string | null): string | null =>
    key === null
      ? null
      : context.mediaLinks.link({ key, userId: row.userId, epoch: viewer.mediaEpoch }, context.clock.now());
  const shown: Omit<Video, "state"> = {
    _id: row.id,
    videoId: row.id,
    videoName: row.name,
    title: row.name,
    videoDescription: row.description,
    videoUrl: link(row.mediaKey),
    posterUrl: link(row.posterKey),
    videoDuration: row.durationSeconds,
    status: row.status as VideoStatus,
    stage: row.stage as VideoStage | null,
    progress: row.progress === null ? null : Math.min(100, Math.max(0, row.progress)),
    needsAttention: row.needsAttention || beside.uploads.some((one) => shownStatus(one) === "needs_attention"),
    canLook,
    canFetch,
    error: presentProblem(context, row.errorCode, viewer.language),
    engine: row.engine as Maker,
    scenario: row.scenario as Scenario,
    serviceType: row.serviceType as ServiceType,
    promptText: row.promptText,
    keywords: row.keywords,
    imageId: row.imageId,
    imageIds: picturesOf(row),
    autoUpload: row.autoUpload,
    publication: row.publication,
    options: row.options,
    untoldText: untoldOf(row.plan),
    endsEarly: endsEarly(row),
    hasSubtitles: filmOf(row.plan) !== null,
    upload: upload ? presentUpload(context, upload, viewer) : null,
    uploads: beside.uploads.map((one) => presentUpload(context, one, viewer)),
    views: row.views,
    likes: row.likes,
    comments: row.comments,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    plannedAt: plannedAt?.toISOString() ?? null,
  };
  return { ...shown, state: stateOf(shown) };
}

function presentUpload(context: Context, upload: UploadOnChannel, viewer: Viewer): NonNullable<Video["upload"]> {
  const percent = upload.totalBytes > 0 ? Math.floor((100 * upload.confirmedBytes) / upload.totalBytes) : 0;
  return {
    channelId: upload.channelId,
    channelTitle: upload.channelTitle,
    status: shownStatus(upload),
    progress: upload.status === "uploading" ? Math.min(100, percent) : null,
    youtubeVideoId: upload.youtubeVideoId,
    url: upload.youtubeVideoId === null ? null : watchUrl(context, upload.youtubeVideoId),
    privacyStatus: upload.privacyStatus as PrivacyStatus,
    actualPrivacyStatus: upload.actualPrivacyStatus as PrivacyStatus | null,
    error: presentProblem(context, upload.errorCode, viewer.language),
    publishAt: upload.publishAt?.toISOString() ?? null,
    publishBy: upload.publishBy as PublishBy | null,
    waitsUntil: upload.waitsUntil?.toISOString() ?? null,
    reason: upload.reason,
    thumbnailStatus: upload.thumbnailStatus as ThumbnailStatus,
    change:
      upload.changeStatus === null
        ? null
        : {
            status: upload.changeStatus as ChangeStatus,
            at: upload.changeAt?.toISOString() ?? null,
            error: presentProblem(context, upload.changeErrorCode, viewer.language),
          },
  };
}

/** A publication that waits for quota or a withdrawn grant is shown as needing attention although it continues by itself. */
export function shownStatus(upload: UploadRow): UploadStatus {
  const isWaiting = ["queued", "verifying", "scheduled"].includes(upload.status) && upload.errorCode !== null;
  return isWaiting ? "needs_attention" : (upload.status as UploadStatus);
}

export function presentProblem(context: Context, code: string | null, language: Mode): Video["error"] {
  if (code === null) return null;
  // A row may be older than this version's list.
  const known = code in errorKinds ? (code as ErrorCode) : "internal";
  return {
    code: known,
    message: context.translatorFor(language)(`error.${known}`),
    action: errorKinds[known].action,
  };
}
