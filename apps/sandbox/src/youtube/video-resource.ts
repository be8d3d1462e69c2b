import type { World } from "#world.ts";
import { pickParts, picture, type Resource } from "./resource.ts";
import { videoTotals } from "./statistics.ts";
import { privacyOf, uploadStatusOf, type Video } from "./videos.ts";

const PARTS_OF_PROCESSING = 10;

export function videoResource(
  world: World,
  video: Video,
  options: { parts: string[]; base: string; isOwner: boolean },
): Resource {
  const now = world.clock.now().getTime();
  const every: Record<string, () => Resource> = {
    snippet: () => snippet(video, options.base),
    status: () => status(video, now),
    processingDetails: () => processing(video, now),
    contentDetails: () => contentDetails(video, now),
    statistics: () => videoStatistics(video, now, options.isOwner),
    fileDetails: () => ({ fileName: video.fileName ?? "unknown", fileSize: String(video.bytes), fileType: "video" }),
  };
  return pickParts({ kind: "youtube#video", id: video.id }, every, options.parts);
}

export function videoThumbnails(video: Video, base: string): Resource {
  const sized = (width: number, height: number): Resource =>
    picture(`${base}/picture/video/${video.id}/${width}x${height}.png`, width, height);
  return { default: sized(120, 90), medium: sized(320, 180), high: sized(480, 360) };
}

function snippet(video: Video, base: string): Resource {
  const { title, description, tags, categoryId, defaultLanguage, defaultAudioLanguage } = video.metadata;
  return {
    publishedAt: new Date(video.uploadedAt).toISOString(),
    channelId: video.channelId,
    title,
    description,
    ...(tags.length > 0 && { tags }),
    categoryId,
    ...(defaultLanguage !== undefined && { defaultLanguage }),
    ...(defaultAudioLanguage !== undefined && { defaultAudioLanguage }),
    liveBroadcastContent: "none",
    localized: { title, description },
    thumbnails: videoThumbnails(video, base),
  };
}

function status(video: Video, now: number): Resource {
  const { publishAt, license, embeddable, publicStatsViewable, selfDeclaredMadeForKids, containsSyntheticMedia } =
    video.metadata;
  const privacyStatus = privacyOf(video, now);
  const uploadStatus = uploadStatusOf(video, now);
  return {
    uploadStatus: video.oddStatus ?? uploadStatus,
    ...(uploadStatus === "failed" && { failureReason: video.failureReason }),
    ...(uploadStatus === "rejected" && { rejectionReason: video.rejectionReason }),
    privacyStatus,
    ...(publishAt !== undefined && privacyStatus === "private" && { publishAt: new Date(publishAt).toISOString() }),
    license,
    embeddable,
    publicStatsViewable,
    madeForKids: selfDeclaredMadeForKids,
    selfDeclaredMadeForKids,
    ...(containsSyntheticMedia !== undefined && { containsSyntheticMedia }),
  };
}

function processing(video: Video, now: number): Resource {
  const outcome = uploadStatusOf(video, now);
  if (outcome === "failed") {
    return {
      processingStatus: "failed",
      processingFailureReason: "transcodeFailed",
      fileDetailsAvailability: "available",
    };
  }
  if (outcome !== "uploaded") {
    return { processingStatus: "succeeded", fileDetailsAvailability: "available", thumbnailsAvailability: "available" };
  }
  const share = (now - video.uploadedAt) / Math.max(1, video.processedAt - video.uploadedAt);
  return {
    processingStatus: "processing",
    processingProgress: {
      partsTotal: String(PARTS_OF_PROCESSING),
      partsProcessed: String(Math.floor(share * PARTS_OF_PROCESSING)),
      timeLeftMs: String(video.processedAt - now),
    },
    fileDetailsAvailability: "inProgress",
    thumbnailsAvailability: "inProgress",
  };
}

function contentDetails(video: Video, now: number): Resource {
  const isReady = uploadStatusOf(video, now) === "processed";
  return {
    duration: isReady ? isoDuration(video.seconds) : "PT0S",
    dimension: "2d",
    definition: Math.min(video.width, video.height) >= 720 ? "hd" : "sd",
    caption: "false",
    licensedContent: false,
    projection: "rectangular",
  };
}

function videoStatistics(video: Video, now: number, isOwner: boolean): Resource {
  const totals = videoTotals(video, now);
  return {
    viewCount: String(totals.views),
    likeCount: String(totals.likes),
    ...(isOwner && { dislikeCount: "0" }),
    favoriteCount: "0",
    commentCount: String(totals.comments),
  };
}

function isoDuration(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  const minutes = Math.floor(whole / 60);
  return `PT${minutes > 0 ? `${minutes}M` : ""}${whole % 60 > 0 || minutes === 0 ? `${whole % 60}S` : ""}`;
}
