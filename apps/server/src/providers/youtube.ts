import { z } from "zod";
import { callProvider, errorOf, parseJson, readText, sendToProvider } from "./http-client.ts";
import { ProviderError } from "./provider-error.ts";

export type YoutubeChannel = { id: string; title: string; handle: string | null; subscribers: number | null };

export type VideoMetadata = {
  title: string;
  description: string;
  tags: string[];
  privacyStatus: "public" | "unlisted" | "private";
};

export type PublishedVideo = {
  id: string;
  uploadStatus: string;
  privacyStatus: "public" | "unlisted" | "private" | null;
};

/** What the channel's upload server says: so many bytes kept, all done, or a session it no longer knows. */
export type UploadProgress =
  | { kind: "incomplete"; confirmedBytes: number }
  | { kind: "complete"; videoId: string }
  | { kind: "gone" };

export type Youtube = {
  channel(accessToken: string): Promise<YoutubeChannel | null>;
  /** Costs one of the project's daily uploads; answers the session's address, which is a secret. */
  startUpload(accessToken: string, metadata: VideoMetadata, totalBytes: number): Promise<string>;
  sendChunk(accessToken: string, sessionUri: string, chunk: UploadChunk): Promise<UploadProgress>;
  askProgress(accessToken: string, sessionUri: string, totalBytes: number): Promise<UploadProgress>;
  video(accessToken: string, videoId: string): Promise<PublishedVideo | null>;
  watchUrl(videoId: string): string;
};

export type UploadChunk = { bytes: Buffer; start: number; totalBytes: number; signal?: AbortSignal };

const CHUNK_TIMEOUT_MS = 120_000;
const DEFAULT_CATEGORY = "22";
const SESSION_LOST = new Set([404, 410]);
const KEEP_GOING = 308;

const channelList = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        snippet: z.object({ title: z.string(), customUrl: z.string().optional() }),
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
    .array(z.object({ id: z.string(), status: z.object({ uploadStatus: z.string(), privacyStatus: privacy }) }))
    .default([]),
});
const insertedVideo = z.object({ id: z.string() });

export function createYoutube(options: { apiBase: string; watchBase: string }): Youtube {
  const { apiBase } = options;
  const bearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` });

  /** Sessions are stored as path and query, so that they survive a stand-in that moved to another port. */
  const sessionUrl = (sessionUri: string): string => new URL(sessionUri, apiBase).href;

  return {
    async channel(accessToken) {
      const url = `${apiBase}/youtube/v3/channels?part=id,snippet,statistics&mine=true`;
      const request = { provider: "youtube", method: "GET", url, headers: bearer(accessToken) } as const;
      const { items } = await callProvider(request, channelList);
      const [item] = items;
      if (!item) return null;
      const count = item.statistics?.hiddenSubscriberCount ? undefined : item.statistics?.subscriberCount;
      return {
        id: item.id,
        title: item.snippet.title,
        handle: item.snippet.customUrl ?? null,
        subscribers: count === undefined ? null : Number(count),
      };
    },

    async startUpload(accessToken, metadata, totalBytes) {
      const response = await sendToProvider({
        provider: "youtube",
        method: "POST",
        url: `${apiBase}/upload/youtube/v3/videos?uploadType=resumable&part=snippet,status&notifySubscribers=true`,
        headers: {
          ...bearer(accessToken),
          "content-type": "application/json; charset=UTF-8",
          "x-upload-content-length": String(totalBytes),
          "x-upload-content-type": "video/mp4",
        },
        body: JSON.stringify(insertBody(metadata)),
      });
      const location = response.headers.get("location");
      if (!response.ok || !location) throw errorOf("youtube", response, await readText("youtube", response));
      await response.body?.cancel();
      const address = new URL(location, apiBase);
      return address.origin === new URL(apiBase).origin ? `${address.pathname}${address.search}` : address.href;
    },

    async sendChunk(accessToken, sessionUri, chunk) {
      const end = chunk.start + chunk.bytes.length - 1;
      const response = await sendToProvider({
        provider: "youtube",
        method: "PUT",
        url: sessionUrl(sessionUri),
        headers: {
          ...bearer(accessToken),
          "content-type": "video/mp4",
          "content-range": `bytes ${chunk.start}-${end}/${chunk.totalBytes}`,
        },
        body: chunk.bytes,
        timeoutMs: CHUNK_TIMEOUT_MS,
        signal: chunk.signal,
      });
      return readProgress(response);
    },

    async askProgress(accessToken, sessionUri, totalBytes) {
      const response = await sendToProvider({
        provider: "youtube",
        method: "PUT",
        url: sessionUrl(sessionUri),
        headers: { ...bearer(accessToken), "content-length": "0", "content-range": `bytes */${totalBytes}` },
      });
      return readProgress(response);
    },

    async video(accessToken, videoId) {
      const url = `${apiBase}/youtube/v3/videos?part=status&id=${encodeURIComponent(videoId)}`;
      const request = { provider: "youtube", method: "GET", url, headers: bearer(accessToken) } as const;
      const { items } = await callProvider(request, videoList);
      const [item] = items;
      return item ? { id: item.id, ...item.status } : null;
    },

    watchUrl: (videoId) => `${options.watchBase}${encodeURIComponent(videoId)}`,
  };
}

function insertBody(metadata: VideoMetadata): unknown {
  return {
    snippet: {
      title: metadata.title,
      description: metadata.description,
      tags: metadata.tags,
      categoryId: DEFAULT_CATEGORY,
    },
    status: {
      privacyStatus: metadata.privacyStatus,
      selfDeclaredMadeForKids: false,
      containsSyntheticMedia: true,
    },
  };
}

async function readProgress(response: Response): Promise<UploadProgress> {
  const text = await readText("youtube", response);
  if (response.status === KEEP_GOING) {
    // The server may have kept less than was sent: its word counts, never our own arithmetic.
    const kept = /^bytes=0-(\d+)$/.exec(response.headers.get("range") ?? "");
    return { kind: "incomplete", confirmedBytes: kept ? Number(kept[1]) + 1 : 0 };
  }
  if (SESSION_LOST.has(response.status)) return { kind: "gone" };
  if (!response.ok) throw errorOf("youtube", response, text);
  const video = insertedVideo.safeParse(parseJson(text));
  if (video.success) return { kind: "complete", videoId: video.data.id };
  throw new ProviderError("youtube", "unknown", "an upload answer without a video");
}
