import type {
  PrivacyStatus,
  PublishBy,
  PublishCategory,
  ThumbnailStatus,
} from "@sahne/contract/publishing/publication";
import type { RefusableField, Upload } from "@sahne/contract/publishing/publishing";
import { shownStatus } from "#features/videos/present-video.ts";
import type { UploadRow } from "./publishing.repo.ts";

/** A publication as its owner sees it; the session's address stays here. */
export function presentUpload(row: UploadRow): Upload {
  return {
    videoId: row.videoId,
    channelId: row.channelId,
    title: row.title,
    description: row.description,
    tags: row.tags,
    privacyStatus: row.privacyStatus as PrivacyStatus,
    madeForKids: row.madeForKids,
    containsSyntheticMedia: row.containsSyntheticMedia,
    notifySubscribers: row.notifySubscribers,
    categoryId: row.categoryId as PublishCategory,
    language: row.language,
    thumbnail: row.thumbnail,
    playlistId: row.playlistId,
    status: shownStatus(row),
    publishAt: row.publishAt?.toISOString() ?? null,
    publishBy: row.publishBy as PublishBy | null,
    waitsUntil: row.waitsUntil?.toISOString() ?? null,
    thumbnailStatus: row.thumbnailStatus as ThumbnailStatus,
    reason: row.reason,
    refusedFields: row.refusedFields as RefusableField[],
    publishedAt: row.publishedAt?.toISOString() ?? null,
    isDisclosed: row.isDisclosed,
  };
}
