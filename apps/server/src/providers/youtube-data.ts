import { z } from "zod";
import { callProvider } from "./http-client.ts";
import { ProviderError } from "./provider-error.ts";
import type { FileFacts, PublishedVideo, UploadedVideo, VideoNumbers } from "./publish-target.ts";

export type YoutubeChannel = {
  id: string;
  title: string;
  handle: string | null;
  subscribers: number | null;
  pictureUrl: string | null;
};

export type YoutubeData = {
  channel(accessToken: string): Promise<YoutubeChannel | null>;
  video(accessToken: string, videoId: string): Promise<PublishedVideo | null>;
  /** The newest uploads of the channel, newest first. */
  recentUploads(accessToken: string, channelId: string): Promise<UploadedVideo[]>;
  /** At most `MAX_IDS` at once, all of the caller's own channel. */
  files(accessToken: string, videoIds: readonly string[]): Promise<FileFacts[]>;
  /** At most `MAX_IDS` at once; videos that are gone are missing in the answer. */
  numbers(accessToken: string, videoIds: readonly string[]): Promise<VideoNumbers[]>;
  setThumbnail(accessToken: string, videoId: string, jpeg: Buffer): Promise<void>;
};

export const MAX_IDS = 50;
const RECENT_UPLOADS = 50;
const NOT_OFFERED = new Set([404, 405, 501]);

const picture = z.object({ url: z.string() });
const channelList = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        snippet: z.object({
          title: z.string(),
          customUrl: z.string().optional(),
          thumbnails: z.object({ default: picture.optional(), medium: picture.optional() }).optional(),
        }),
        statistics: z
          .object({ subscriberCount: z.string().optional(), hiddenSubscriberCount: z.boolean().optional() })
          .optional(),
      }),
    )
    .default([]),
});

const privacy = z.enum(["public", "unlisted", "private"]).nullable().catch(null);
const videoList = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        snippet: z.object({ channelId: z.string(), publishedAt: z.coerce.date() }),
        status: z.object({
          uploadStatus: z.string(),
          failureReason: z.string().optional(),
          rejectionReason: z.string().optional(),
          privacyStatus: privacy,
          publishAt: z.coerce.date().nullable().catch(null).default(null),
          containsSyntheticMedia: z.boolean().optional(),
        }),
        processingDetails: z.object({ processingFailureReason: z.string().optional() }).optional(),
      }),
    )
    .default([]),
});

const playlist = z.object({
  items: z
    .array(
      z.object({
        snippet: z.object({
          title: z.string(),
          publishedAt: z.coerce.date(),
          resourceId: z.object({ videoId: z.string() }),
        }),
      }),
    )
    .default([]),
});

const fileList = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        contentDetails: z.object({ duration: z.string().default("") }).optional(),
        fileDetails: z.object({ fileSize: z.coerce.number().int().optional().catch(undefined) }).optional(),
      }),
    )
    .default([]),
});

/** Numbers come as text, and any of them may be hidden by the owner. */
const count = z.coerce.number().int().optional();
const numbersList = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        statistics: z.object({ viewCount: count, likeCount: count, commentCount: count }).optional(),
      }),
    )
    .default([]),
});

export function createYoutubeData(apiBase: string): YoutubeData {
  async function get<Reply extends z.ZodType>(
    accessToken: string,
    path: string,
    query: Record<string, string>,
    reply: Reply,
  ): Promise<z.output<Reply>> {
    const url = `${apiBase}/youtube/v3/${path}?${new URLSearchParams(query).toString()}`;
    const headers = { authorization: `Bearer ${accessToken}` };
    return callProvider({ provider: "youtube", method: "GET", url, headers }, reply);
  }

  return {
    async channel(accessToken) {
      const query = { part: "id,snippet,statistics", mine: "true" };
      const [item] = (await get(accessToken, "channels", query, channelList)).items;
      if (!item) return null;
      const { snippet, statistics } = item;
      const subscribers = statistics?.hiddenSubscriberCount ? undefined : statistics?.subscriberCount;
      return {
        id: item.id,
        title: snippet.title,
        handle: snippet.customUrl ?? null,
        subscribers: subscribers === undefined ? null : Number(subscribers),
        pictureUrl: (snippet.thumbnails?.medium ?? snippet.thumbnails?.default)?.url ?? null,
      };
    },

    async video(accessToken, videoId) {
      const query = { part: "snippet,status,processingDetails", id: videoId };
      const [item] = (await get(accessToken, "videos", query, videoList).catch(missingAsEmpty)).items;
      if (!item) return null;
      const { status, snippet } = item;
      const { failureReason, rejectionReason } = status;
      return {
        id: item.id,
        channelId: snippet.channelId,
        publishedAt: snippet.publishedAt,
        uploadStatus: status.uploadStatus,
        reason: rejectionReason ?? failureReason ?? item.processingDetails?.processingFailureReason ?? null,
        privacyStatus: status.privacyStatus,
        publishAt: status.publishAt,
        isDisclosed: status.containsSyntheticMedia ?? null,
      };
    },

    async recentUploads(accessToken, channelId) {
      // Every channel has a playlist of its uploads under its own id with another beginning.
      const playlistId = channelId.replace(/^UC/, "UU");
      const query = { part: "snippet", playlistId, maxResults: String(RECENT_UPLOADS) };
      const { items } = await get(accessToken, "playlistItems", query, playlist);
      return items.map(({ snippet }) => ({
        id: snippet.resourceId.videoId,
        title: snippet.title,
        publishedAt: snippet.publishedAt,
      }));
    },

    async files(accessToken, videoIds) {
      const query = { part: "contentDetails,fileDetails", id: videoIds.join(",") };
      const { items } = await get(accessToken, "videos", query, fileList);
      return items.map(presentFile);
    },

    async numbers(accessToken, videoIds) {
      const query = { part: "id,statistics", id: videoIds.join(",") };
      // Its own allowance, ten thousand a day; where it is not offered, the general call does the same.
      const { items } = await get(accessToken, "videos:batchGetStats", query, numbersList).catch((error: unknown) => {
        if (!(error instanceof ProviderError && NOT_OFFERED.has(error.status ?? 0))) throw error;
        return get(accessToken, "videos", query, numbersList);
      });
      return items.map(({ id, statistics }) => ({
        id,
        views: statistics?.viewCount ?? null,
        likes: statistics?.likeCount ?? null,
        comments: statistics?.commentCount ?? null,
      }));
    },

    async setThumbnail(accessToken, videoId, jpeg) {
      const query = new URLSearchParams({ videoId, uploadType: "media" });
      const url = `${apiBase}/upload/youtube/v3/thumbnails/set?${query.toString()}`;
      const headers = { authorization: `Bearer ${accessToken}`, "content-type": "image/jpeg" };
      await callProvider({ provider: "youtube", method: "POST", url, headers, body: jpeg }, z.unknown());
    },
  };
}

/** The documents know both ways to say that a video is not there. */
function missingAsEmpty(error: unknown): z.output<typeof videoList> {
  if (error instanceof ProviderError && error.reason === "videoNotFound") return { items: [] };
  throw error;
}

function presentFile({ id, contentDetails, fileDetails }: z.output<typeof fileList>["items"][number]): FileFacts {
  return { id, bytes: fileDetails?.fileSize ?? null, seconds: secondsOf(contentDetails?.duration ?? "") };
}

/** `PT1M8S`; while a video is processed the channel says zero, which is no length. */
function secondsOf(duration: string): number | null {
  const found = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(duration);
  const [hours, minutes, seconds] = (found?.slice(1) ?? []).map((part) => Number(part ?? 0));
  return ((hours ?? 0) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0) || null;
}
