import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Channel } from "#google/accounts.ts";
import { baseUrl, jsonBody, queryOf } from "#http.ts";
import type { World } from "#world.ts";
import { requireChannel, requireScope } from "./access.ts";
import { listAnswer, MANAGE_SCOPES, MAX_IDS, READ_SCOPES, requireParts, spend } from "./requests.ts";
import { pickParts, type Resource } from "./resource.ts";
import { videoThumbnails } from "./video-resource.ts";
import { videosOf, type Video } from "./videos.ts";
import { youtubeRefusal } from "./youtube-refusal.ts";

const itemSchema = z.object({ id: z.string(), playlistId: z.string(), videoId: z.string(), addedAt: z.number() });
type Item = z.output<typeof itemSchema>;

type Playlist = { id: string; title: string };

/** Two for each channel: enough to move a film from one to the other. */
const TITLES = ["Seçtiklerim", "Kısa filmler"];
const WRITE_COST = 50;

function playlistsOf({ id }: Channel): Playlist[] {
  return TITLES.map((title, index) => ({ id: `${id.replace(/^UC/, "PL")}-${index + 1}`, title }));
}

function itemsOf(world: World) {
  return world.store.collection("playlist-items", itemSchema);
}

export function playlistRoutes(scope: FastifyInstance, world: World): void {
  scope.get("/youtube/v3/playlists", async (request) => {
    const channel = requireChannel(requireScope(world, request, READ_SCOPES));
    spend(world, request, "units", 1);
    const parts = requireParts(request);
    if (queryOf(request).get("mine") !== "true") {
      throw youtubeRefusal(400, "missingRequiredParameter", "No filter selected.", { domain: "youtube.parameter" });
    }
    const items = playlistsOf(channel).map(({ id, title }) =>
      pickParts(
        { kind: "youtube#playlist", id },
        {
          snippet: () => ({ channelId: channel.id, title, description: "" }),
          contentDetails: () => ({ itemCount: listed(world, id).length }),
        },
        parts,
      ),
    );
    return listAnswer("youtube#playlistListResponse", items, { perPage: MAX_IDS });
  });

  // A second insert makes a second item of the same video: nobody looks whether it is there already.
  scope.post("/youtube/v3/playlistItems", async (request) => {
    const channel = requireChannel(requireScope(world, request, MANAGE_SCOPES));
    spend(world, request, "units", WRITE_COST);
    const parts = requireParts(request);
    const body = itemBody.safeParse(jsonBody(request)).data?.snippet;
    const playlist = playlistsOf(channel).find(({ id }) => id === body?.playlistId);
    if (!playlist) throw playlistNotFound();
    const video = videosOf(world).get(body?.resourceId.videoId ?? "");
    if (!video) throw youtubeRefusal(404, "videoNotFound", "Video not found.", { domain: "youtube.playlistItem" });
    const id = `PLi${randomBytes(9).toString("base64url")}`;
    const addedAt = world.clock.now().getTime();
    const item = itemsOf(world).set(id, { id, playlistId: playlist.id, videoId: video.id, addedAt });
    world.ledger.count("youtube.playlistItems.insert");
    return itemResource(item, video, { parts, base: baseUrl(request) });
  });

  scope.delete("/youtube/v3/playlistItems", async (request, reply) => {
    const channel = requireChannel(requireScope(world, request, MANAGE_SCOPES));
    spend(world, request, "units", WRITE_COST);
    const item = itemsOf(world).get(queryOf(request).get("id") ?? "");
    const isOwn = playlistsOf(channel).some(({ id }) => id === item?.playlistId);
    if (!item || !isOwn) {
      throw youtubeRefusal(404, "playlistItemNotFound", "Playlist item not found.", { domain: "youtube.playlistItem" });
    }
    itemsOf(world).delete(item.id);
    return reply.code(204).send();
  });
}

/** The items of a playlist that somebody made; undefined for one that is not of this channel. */
export function madePlaylistItems(world: World, channel: Channel | undefined, request: FastifyRequest) {
  const query = queryOf(request);
  const playlistId = query.get("playlistId") ?? "";
  if (!channel || !playlistsOf(channel).some(({ id }) => id === playlistId)) return undefined;
  const wanted = query.get("videoId");
  const items = listed(world, playlistId).filter(({ videoId }) => wanted === null || videoId === wanted);
  const options = { parts: requireParts(request), base: baseUrl(request) };
  return items.flatMap((item) => {
    const video = videosOf(world).get(item.videoId);
    return video ? [itemResource(item, video, options)] : [];
  });
}

export function playlistNotFound() {
  return youtubeRefusal(
    404,
    "playlistNotFound",
    "The playlist identified with the request's playlistId parameter cannot be found.",
    { domain: "youtube.playlistItem", location: "playlistId", locationType: "parameter" },
  );
}

const itemBody = z.object({
  snippet: z.object({ playlistId: z.string(), resourceId: z.object({ videoId: z.string() }) }),
});

function listed(world: World, playlistId: string): Item[] {
  return itemsOf(world)
    .values()
    .filter((item) => item.playlistId === playlistId)
    .toSorted((left, right) => left.addedAt - right.addedAt);
}

function itemResource(item: Item, video: Video, options: { parts: string[]; base: string }): Resource {
  const every: Record<string, () => Resource> = {
    snippet: () => ({
      publishedAt: new Date(item.addedAt).toISOString(),
      channelId: video.channelId,
      title: video.metadata.title,
      thumbnails: videoThumbnails(video, options.base),
      playlistId: item.playlistId,
      resourceId: { kind: "youtube#video", videoId: video.id },
    }),
    contentDetails: () => ({ videoId: video.id }),
  };
  return pickParts({ kind: "youtube#playlistItem", id: item.id }, every, options.parts);
}
