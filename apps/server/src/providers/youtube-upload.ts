import { z } from "zod";
import { errorOf, parseJson, readText, sendToProvider } from "./http-client.ts";
import { ProviderError } from "./provider-error.ts";
import type { UploadChunk, UploadProgress, VideoMetadata } from "./publish-target.ts";
import { GOOGLE_HOSTS, isAllowedDownload } from "./vendor-host.ts";

export type YoutubeUpload = {
  /** Costs one of the project's daily uploads; answers the session's address, which is a secret. */
  startUpload(accessToken: string, metadata: VideoMetadata, totalBytes: number): Promise<string>;
  sendChunk(accessToken: string, sessionUri: string, chunk: UploadChunk): Promise<UploadProgress>;
  askProgress(accessToken: string, sessionUri: string, totalBytes: number): Promise<UploadProgress>;
};

const CHUNK_TIMEOUT_MS = 120_000;
const SESSION_LOST = new Set([404, 410]);
const KEEP_GOING = 308;

const insertedVideo = z.object({ id: z.string() });

export const FOREIGN_ADDRESS = "foreignUploadAddress";

export function createYoutubeUpload(host: { apiBase: string; isSandbox: boolean }): YoutubeUpload {
  const { apiBase } = host;
  const bearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` });

  /**
   * Sessions are stored as path and query, so that they survive a stand-in that moved to another port. The access token
   * and the film go to no other host.
   */
  const sessionUrl = (sessionUri: string): string => {
    const url = new URL(sessionUri, apiBase).href;
    if (isAllowedDownload(url, { base: apiBase, isSandbox: host.isSandbox }, GOOGLE_HOSTS.uploads)) return url;
    throw new ProviderError("youtube", "unknown", "an upload address at a strange host", { reason: FOREIGN_ADDRESS });
  };

  return {
    async startUpload(accessToken, metadata, totalBytes) {
      const query = new URLSearchParams({
        uploadType: "resumable",
        part: "snippet,status",
        notifySubscribers: String(metadata.notifySubscribers),
      });
      const response = await sendToProvider({
        provider: "youtube",
        method: "POST",
        url: `${apiBase}/upload/youtube/v3/videos?${query.toString()}`,
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
      const address = new URL(sessionUrl(location));
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
  };
}

function insertBody(metadata: VideoMetadata): unknown {
  return {
    snippet: {
      title: metadata.title,
      description: metadata.description,
      tags: metadata.tags,
      categoryId: metadata.categoryId,
      ...(metadata.language !== null && {
        defaultLanguage: metadata.language,
        defaultAudioLanguage: metadata.language,
      }),
    },
    status: {
      privacyStatus: metadata.privacyStatus,
      ...(metadata.publishAt !== null && { publishAt: metadata.publishAt.toISOString() }),
      selfDeclaredMadeForKids: metadata.madeForKids,
      containsSyntheticMedia: metadata.containsSyntheticMedia,
    },
  };
}

async function readProgress(response: Response): Promise<UploadProgress> {
  const text = await readText("youtube", response);
  if (response.status === KEEP_GOING) {
    // The server may have kept less than was sent: its word counts, never our own arithmetic.
    const range = response.headers.get("range");
    if (range === null) return { kind: "incomplete", confirmedBytes: 0 };
    const kept = /^bytes=0-(\d+)$/.exec(range);
    // Taken for "nothing kept", the whole film would be sent again and again.
    if (!kept) throw new ProviderError("youtube", "unknown", "a range that cannot be read");
    return { kind: "incomplete", confirmedBytes: Number(kept[1]) + 1 };
  }
  if (SESSION_LOST.has(response.status)) return { kind: "gone" };
  if (!response.ok) throw errorOf("youtube", response, text);
  const video = insertedVideo.safeParse(parseJson(text));
  return video.success ? { kind: "complete", videoId: video.data.id } : { kind: "unnamed" };
}
