import type { Channel } from "#google/accounts.ts";
import type { World } from "#world.ts";
import { channelTotals, videoTotals } from "./statistics.ts";
import { etag, privacyOf, uploadStatusOf, videosOnChannel, type Video } from "./videos.ts";

type Resource = Record<string, unknown>;

const PARTS_OF_PROCESSING = 10;

/** Only the parts that were asked for, as the API does; `id`, `kind` and `etag` always come. */
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
  return pick({ kind: "youtube#video", id: video.id }, every, options.parts);
}

export function channelResource(world: World, channel: Channel, options: { parts: string[]; base: string }): Resource {
  const every: Record<string, () => Resource> = {
    snippet: () => ({
      title: channel.title,
      description: channel.description,
      customUrl: channel.handle,
      publishedAt: channel.createdAt,
      thumbnails: {
        default: picture(`${options.base}/picture/channel/${channel.id}/88x88.png`, 88, 88),
        medium: picture(`${options.base}/picture/channel/${channel.id}/240x240.png`, 240, 240),
        high: picture(`${options.base}/picture/channel/${channel.id}/800x800.png`, 800, 800),
      },
      localized: { title: channel.title, description: channel.description },
    }),
    contentDetails: () => ({ relatedPlaylists: { likes: "", uploads: uploadsPlaylist(channel.id) } }),
    statistics: () => {
      const totals = channelTotals(world, channel);
      return {
        viewCount: String(totals.views),
        subscriberCount: String(roundSubscribers(channel.subscribers)),
        hiddenSubscriberCount: false,
        videoCount: String(videosOnChannel(world, channel.id).length),
      };
    },
    status: () => ({
      privacyStatus: "public",
      isLinked: true,
      longUploadsStatus: channel.isPhoneVerified ? "allowed" : "eligible",
    }),
  };
  return pick({ kind: "youtube#channel", id: channel.id }, every, options.parts);
}

export function playlistItemResource(
  video: Video,
  options: { parts: string[]; base: string; position: number },
): Resource {
  const published = new Date(video.uploadedAt).toISOString();
  const every: Record<string, () => Resource> = {
    snippet: () => ({
      publishedAt: published,
      channelId: video.channelId,
      title: video.metadata.title,
      description: video.metadata.description,
      thumbnails: videoThumbnails(video, options.base),
      playlistId: uploadsPlaylist(video.channelId),
      position: options.position,
      resourceId: { kind: "youtube#video", videoId: video.id },
    }),
    contentDetails: () => ({ videoId: video.id, videoPublishedAt: published }),
    status: () => ({ privacyStatus: video.metadata.privacyStatus }),
  };
  return pick({ kind: "youtube#playlistItem", id: `UUi${video.id}` }, every, options.parts);
}

export function uploadsPlaylist(channelId: string): string {
  return channelId.replace(/^UC/, "UU");
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
    uploadStatus,
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

/** YouTube shows three significant figures from a thousand up. */
function roundSubscribers(count: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 2);
  return Math.floor(count / step) * step;
}

function picture(url: string, width: number, height: number): Resource {
  return { url, width, height };
}

function pick(head: Resource, every: Record<string, () => Resource>, parts: string[]): Resource {
  const chosen = Object.entries(every)
    .filter(([name]) => parts.includes(name))
    .map(([name, make]) => [name, make()] as const);
  const body = Object.fromEntries(chosen);
  return { ...head, etag: etag([head, body]), ...body };
}
