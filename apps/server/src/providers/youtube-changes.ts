import { z } from "zod";
import { callProvider, errorOf, readText, sendToProvider } from "./http-client.ts";
import { ProviderError } from "./provider-error.ts";
import type { DescribedVideo, VideoDetails } from "./publish-target.ts";

/** With everything else of the same parts: an update sets back whatever it leaves out. */
export type YoutubeVideo = DescribedVideo & { parts: Pick<z.output<typeof described>, "snippet" | "status"> };

export type YoutubeChanges = {
  /** Null when the channel does not know the video. */
  describedVideo(accessToken: string, videoId: string): Promise<YoutubeVideo | null>;
  /** Writes these on top of what was just read, and answers what stands there then. */
  changeVideo(accessToken: string, video: YoutubeVideo, changes: Partial<VideoDetails>): Promise<YoutubeVideo>;
  playlists(accessToken: string): Promise<{ id: string; title: string }[]>;
  /** The entries of this video in this playlist. */
  playlistEntries(accessToken: string, playlistId: string, videoId: string): Promise<string[]>;
  /** Asked twice, it puts the video in twice: look first. */
  addToPlaylist(accessToken: string, playlistId: string, videoId: string): Promise<void>;
  removeFromPlaylist(accessToken: string, entryId: string): Promise<void>;
  captionTracks(accessToken: string, videoId: string): Promise<{ language: string; name: string }[]>;
  addCaptions(accessToken: string, videoId: string, track: { language: string; srt: string }): Promise<void>;
};

const WORDS = ["title", "description", "tags", "categoryId"] as const;
const STATUS = ["privacyStatus", "madeForKids", "publishAt"] as const;
const LIST_MAX = "50";

const snippet = z.object({
  channelId: z.string(),
  title: z.string(),
  description: z.string().default(""),
  tags: z.array(z.string()).default([]),
  categoryId: z.string().default("22"),
  defaultLanguage: z.string().optional(),
  defaultAudioLanguage: z.string().optional(),
});
const status = z.object({
  privacyStatus: z.enum(["public", "unlisted", "private"]),
  publishAt: z.string().optional(),
  license: z.string().optional(),
  embeddable: z.boolean().optional(),
  publicStatsViewable: z.boolean().optional(),
  selfDeclaredMadeForKids: z.boolean().optional(),
  madeForKids: z.boolean().optional(),
  containsSyntheticMedia: z.boolean().optional(),
});
const described = z.object({ id: z.string(), snippet, status });
/** An update answers with the parts it wrote. */
const changed = z.object({ snippet: snippet.optional(), status: status.optional() });

const idAndTitle = z.object({ id: z.string(), snippet: z.object({ title: z.string() }) });
const listOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item).default([]) });

export function createYoutubeChanges(apiBase: string): YoutubeChanges {
  const address = (path: string, query: Record<string, string>, root = "/youtube/v3/"): string =>
    `${apiBase}${root}${path}?${new URLSearchParams(query).toString()}`;
  const bearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` });

  function get<Reply extends z.ZodType>(accessToken: string, url: string, reply: Reply) {
    return callProvider({ provider: "youtube", method: "GET", url, headers: bearer(accessToken) }, reply);
  }
  function send<Reply extends z.ZodType>(
    accessToken: string,
    { method, url, body }: { method: "POST" | "PUT"; url: string; body: unknown },
    reply: Reply,
  ) {
    const headers = { ...bearer(accessToken), "content-type": "application/json; charset=UTF-8" };
    return callProvider({ provider: "youtube", method, url, headers, body: JSON.stringify(body) }, reply);
  }

  async function describedVideo(accessToken: string, videoId: string): Promise<YoutubeVideo | null> {
    const url = address("videos", { part: "snippet,status", id: videoId });
    const { items } = await get(accessToken, url, listOf(described)).catch(missingAsEmpty);
    return items[0] ? present(items[0]) : null;
  }

  return {
    describedVideo,

    async changeVideo(accessToken, video, changes) {
      const parts = { ...wordsOf(video, changes), ...statusOf(video, changes) };
      const url = address("videos", { part: Object.keys(parts).join(",") });
      const answer = await send(accessToken, { method: "PUT", url, body: { id: video.id, ...parts } }, changed);
      return present({
        id: video.id,
        snippet: answer.snippet ?? video.parts.snippet,
        status: answer.status ?? video.parts.status,
      });
    },

    async playlists(accessToken) {
      const url = address("playlists", { part: "snippet", mine: "true", maxResults: LIST_MAX });
      const { items } = await get(accessToken, url, listOf(idAndTitle));
      return items.map(({ id, snippet }) => ({ id, title: snippet.title }));
    },

    async playlistEntries(accessToken, playlistId, videoId) {
      const url = address("playlistItems", { part: "id", playlistId, videoId, maxResults: LIST_MAX });
      const { items } = await get(accessToken, url, listOf(z.object({ id: z.string() })));
      return items.map(({ id }) => id);
    },

    async addToPlaylist(accessToken, playlistId, videoId) {
      const body = { snippet: { playlistId, resourceId: { kind: "youtube#video", videoId } } };
      await send(
        accessToken,
        { method: "POST", url: address("playlistItems", { part: "snippet" }), body },
        z.unknown(),
      );
    },

    async removeFromPlaylist(accessToken, entryId) {
      const url = address("playlistItems", { id: entryId });
      const response = await sendToProvider({
        provider: "youtube",
        method: "DELETE",
        url,
        headers: bearer(accessToken),
      });
      const text = await readText("youtube", response);
      // Gone already is as good as removed.
      if (!response.ok && response.status !== 404) throw errorOf("youtube", response, text);
    },

    async captionTracks(accessToken, videoId) {
      const track = z.object({ snippet: z.object({ language: z.string(), name: z.string().default("") }) });
      const { items } = await get(accessToken, address("captions", { part: "snippet", videoId }), listOf(track));
      return items.map(({ snippet }) => snippet);
    },

    async addCaptions(accessToken, videoId, { language, srt }) {
      const url = address("captions", { part: "snippet", uploadType: "multipart" }, "/upload/youtube/v3/");
      const metadata = { snippet: { videoId, language, name: "", isDraft: false } };
      const headers = { ...bearer(accessToken), "content-type": `multipart/related; boundary=${BOUNDARY}` };
      const body = Buffer.from(
        `--${BOUNDARY}\r\ncontent-type: application/json; charset=UTF-8\r\n\r\n${JSON.stringify(metadata)}\r\n` +
          `--${BOUNDARY}\r\ncontent-type: application/octet-stream\r\n\r\n${srt}\r\n--${BOUNDARY}--\r\n`,
      );
      await callProvider({ provider: "youtube", method: "POST", url, headers, body }, z.unknown());
    },
  };
}

/** No line of a caption file begins like this. */
const BOUNDARY = "sahne-caption-track-4f1d9c";

function present({ id, ...parts }: z.output<typeof described>): YoutubeVideo {
  const { channelId, title, description, tags, categoryId } = parts.snippet;
  const { privacyStatus, selfDeclaredMadeForKids, madeForKids = false } = parts.status;
  const kids = selfDeclaredMadeForKids ?? madeForKids;
  const hour = parts.status.publishAt;
  const publishAt = hour === undefined ? null : new Date(hour).toISOString();
  const details = { title, description, tags, categoryId, privacyStatus, madeForKids: kids, publishAt };
  return { id, channelId, details, parts };
}

/** Only the parts that change are written: the other one cannot be overwritten then. */
function wordsOf({ details, parts }: YoutubeVideo, changes: Partial<VideoDetails>) {
  if (!WORDS.some((field) => changes[field] !== undefined)) return {};
  const { title, description, tags, categoryId } = { ...details, ...changes };
  const { defaultLanguage, defaultAudioLanguage } = parts.snippet;
  return { snippet: { title, description, tags, categoryId, defaultLanguage, defaultAudioLanguage } };
}

function statusOf({ details, parts }: YoutubeVideo, changes: Partial<VideoDetails>) {
  if (!STATUS.some((field) => changes[field] !== undefined)) return {};
  const { privacyStatus, madeForKids } = { ...details, ...changes };
  const { publishAt: before, madeForKids: _shown, ...kept } = parts.status;
  // Whoever says private now means it: the hour at which the channel would open it goes, unless another one is named.
  const staying = changes.privacyStatus === undefined && privacyStatus === "private" ? before : undefined;
  const publishAt = changes.publishAt === undefined ? staying : (changes.publishAt ?? undefined);
  return { status: { ...kept, publishAt, privacyStatus, selfDeclaredMadeForKids: madeForKids } };
}

/** The documents know both ways to say that a video is not there. */
function missingAsEmpty(error: unknown): { items: z.output<typeof described>[] } {
  if (error instanceof ProviderError && error.reason === "videoNotFound") return { items: [] };
  throw error;
}
