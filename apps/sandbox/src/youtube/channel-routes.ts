import type { FastifyInstance } from "fastify";
import { findChannel } from "#google/accounts.ts";
import { baseUrl, queryOf } from "#http.ts";
import type { World } from "#world.ts";
import { requireChannel, requireScope } from "./access.ts";
import { channelResource, playlistItemResource, uploadsPlaylist } from "./channel-resource.ts";
import { madePlaylistItems, playlistNotFound } from "./playlists.ts";
import { canSee, listAnswer, listOf, MAX_IDS, READ_SCOPES, requireParts, spend } from "./requests.ts";
import { videosOnChannel } from "./videos.ts";
import { youtubeRefusal } from "./youtube-refusal.ts";

export function channelRoutes(scope: FastifyInstance, world: World): void {
  scope.get("/youtube/v3/channels", async (request) => {
    const account = requireScope(world, request, READ_SCOPES);
    spend(world, request, "units", 1);
    const parts = requireParts(request);
    const query = queryOf(request);
    const filters = ["mine", "id", "forHandle"].filter((name) => query.has(name));
    if (filters.length !== 1) {
      const message =
        filters.length === 0 ? "No filter selected." : "Incompatible parameters specified in the request.";
      throw youtubeRefusal(400, filters.length === 0 ? "missingRequiredParameter" : "invalidCriteria", message, {
        domain: "youtube.parameter",
      });
    }
    if (query.has("mine") && account.noChannelAnswer === "signup-required") requireChannel(account);
    const wanted = query.has("mine")
      ? [account.channel]
      : listOf(query, "id")
          .concat(listOf(query, "forHandle"))
          .map((id) => findChannel(id));
    const found = wanted.filter((channel) => channel !== undefined);
    const items = found.map((channel) => channelResource(world, channel, { parts, base: baseUrl(request) }));
    // An empty answer has no `items` at all here, which is what catches careless readers.
    return listAnswer("youtube#channelListResponse", items, { isEmptyOmitted: true, perPage: 5 });
  });

  scope.get("/youtube/v3/playlistItems", async (request) => {
    const account = requireScope(world, request, READ_SCOPES);
    spend(world, request, "units", 1);
    const parts = requireParts(request);
    const query = queryOf(request);
    const playlistId = query.get("playlistId") ?? "";
    const channel = findChannel(playlistId.replace(/^UU/, "UC"));
    if (!channel || uploadsPlaylist(channel.id) !== playlistId) {
      const made = madePlaylistItems(world, account.channel, request);
      if (!made) throw playlistNotFound();
      return listAnswer("youtube#playlistItemListResponse", made, { perPage: MAX_IDS });
    }
    const perPage = Math.min(MAX_IDS, Math.max(1, Number(query.get("maxResults") ?? 5)));
    const start = Number(query.get("pageToken")?.replace(/^sbx/, "") ?? 0);
    const all = videosOnChannel(world, channel.id).filter((video) => canSee(world, account.channel?.id, video));
    const items = all
      .slice(start, start + perPage)
      .map((video, index) => playlistItemResource(video, { parts, base: baseUrl(request), position: start + index }));
    const next = start + perPage < all.length ? { nextPageToken: `sbx${start + perPage}` } : {};
    return { ...listAnswer("youtube#playlistItemListResponse", items, { perPage, total: all.length }), ...next };
  });
}
