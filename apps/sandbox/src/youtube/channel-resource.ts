import type { Channel } from "#google/accounts.ts";
import type { World } from "#world.ts";
import { pickParts, picture, type Resource } from "./resource.ts";
import { channelTotals } from "./statistics.ts";
import { videoThumbnails } from "./video-resource.ts";
import { videosOnChannel, type Video } from "./videos.ts";

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
  return pickParts({ kind: "youtube#channel", id: channel.id }, every, options.parts);
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
  return pickParts({ kind: "youtube#playlistItem", id: `UUi${video.id}` }, every, options.parts);
}

export function uploadsPlaylist(channelId: string): string {
  return channelId.replace(/^UC/, "UU");
}

/** YouTube shows three significant figures from a thousand up. */
function roundSubscribers(count: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 2);
  return Math.floor(count / step) * step;
}
