import { rm } from "node:fs/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { findChannel } from "#google/accounts.ts";
import { scopes } from "#google/scopes.ts";
import { baseUrl, jsonBody, queryOf, takeBytes } from "#http.ts";
import type { World } from "#world.ts";
import { requireChannel, requireScope } from "./access.ts";
import { categories, readMetadata } from "./metadata.ts";
import { quotaRefusal, spendQuota, type Bucket } from "./quota.ts";
import { channelResource, playlistItemResource, uploadsPlaylist, videoResource } from "./resources.ts";
import { videoTotals } from "./statistics.ts";
import { etag, privacyOf, videosOf, videosOnChannel, type Video } from "./videos.ts";
import { youtubeRefusal } from "./youtube-refusal.ts";

const READ = [scopes.readonly, scopes.manage, scopes.forceSsl];
const MANAGE = [scopes.manage, scopes.forceSsl];
const MAX_IDS = 50;

export function dataRoutes(scope: FastifyInstance, world: World): void {
  takeBytes(scope);
  channelRoutes(scope, world);
  videoRoutes(scope, world);
  changeRoutes(scope, world);
}

function channelRoutes(scope: FastifyInstance, world: World): void {
  scope.get("/youtube/v3/channels", async (request) => {
    const account = requireScope(world, request, READ);
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
    return list("youtube#channelListResponse", items, { isEmptyOmitted: true, perPage: 5 });
  });

  scope.get("/youtube/v3/playlistItems", async (request) => {
    const account = requireScope(world, request, READ);
    spend(world, request, "units", 1);
    const parts = requireParts(request);
    const query = queryOf(request);
    const playlistId = query.get("playlistId") ?? "";
    const channel = findChannel(playlistId.replace(/^UU/, "UC"));
    if (!channel || uploadsPlaylist(channel.id) !== playlistId) {
      throw youtubeRefusal(
        404,
        "playlistNotFound",
        "The playlist identified with the request's playlistId parameter cannot be found.",
        {
          domain: "youtube.playlistItem",
          location: "playlistId",
          locationType: "parameter",
        },
      );
    }
    const perPage = Math.min(MAX_IDS, Math.max(1, Number(query.get("maxResults") ?? 5)));
    const start = Number(query.get("pageToken")?.replace(/^sbx/, "") ?? 0);
    const all = videosOnChannel(world, channel.id).filter((video) => canSee(world, account.channel?.id, video));
    const items = all
      .slice(start, start + perPage)
      .map((video, index) => playlistItemResource(video, { parts, base: baseUrl(request), position: start + index }));
    const next = start + perPage < all.length ? { nextPageToken: `sbx${start + perPage}` } : {};
    return { ...list("youtube#playlistItemListResponse", items, { perPage, total: all.length }), ...next };
  });
}

function videoRoutes(scope: FastifyInstance, world: World): void {
  scope.get("/youtube/v3/videos", async (request) => {
    const account = requireScope(world, request, READ);
    spend(world, request, "units", 1);
    const parts = requireParts(request);
    const found = findVideos(world, request).filter((video) => canSee(world, account.channel?.id, video));
    const isOwner = found.every((video) => video.channelId === account.channel?.id);
    if (!isOwner && (parts.includes("processingDetails") || parts.includes("fileDetails"))) throw forbidden();
    const items = found.map((video) => videoResource(world, video, { parts, base: baseUrl(request), isOwner }));
    return list("youtube#videoListResponse", items, { perPage: items.length });
  });

  scope.get("/youtube/v3/videos::batchGetStats", async (request) => {
    const account = requireScope(world, request, READ);
    spend(world, request, "batch-stats", 1);
    requireParts(request);
    const now = world.clock.now().getTime();
    const items = findVideos(world, request)
      .filter((video) => canSee(world, account.channel?.id, video))
      .map((video) => {
        const { views, likes, comments } = videoTotals(video, now);
        return {
          id: video.id,
          statistics: { viewCount: String(views), likeCount: String(likes), commentCount: String(comments) },
        };
      });
    return { kind: "youtube#batchGetStatsResponse", etag: etag(items), items };
  });

  scope.get("/youtube/v3/videoCategories", async (request) => {
    requireScope(world, request, READ);
    spend(world, request, "units", 1);
    requireParts(request);
    const items = Object.entries(categories).map(([id, title]) => ({
      kind: "youtube#videoCategory",
      etag: etag(id),
      id,
      snippet: { title, assignable: true, channelId: "UCBR8-60-B28hp2BmDPdntcQ" },
    }));
    return { kind: "youtube#videoCategoryListResponse", etag: etag(items), items };
  });
}

function changeRoutes(scope: FastifyInstance, world: World): void {
  scope.put("/youtube/v3/videos", async (request) => {
    const account = requireScope(world, request, MANAGE);
    spend(world, request, "units", 50);
    const parts = requireParts(request);
    const body = jsonBody(request);
    const id = typeof body === "object" && body !== null && "id" in body ? String(body.id) : "";
    const video = ownVideo(world, account.channel?.id, id);
    const metadata = readMetadata(body);
    const changed = videosOf(world).set(id, {
      ...video,
      metadata: {
        ...video.metadata,
        ...(parts.includes("snippet") &&
          only(metadata, ["title", "description", "tags", "categoryId", "defaultLanguage"])),
        ...(parts.includes("status") &&
          only(metadata, [
            "privacyStatus",
            "publishAt",
            "license",
            "embeddable",
            "selfDeclaredMadeForKids",
            "containsSyntheticMedia",
          ])),
      },
    });
    return videoResource(world, changed, { parts, base: baseUrl(request), isOwner: true });
  });

  scope.delete("/youtube/v3/videos", async (request, reply) => {
    const account = requireScope(world, request, MANAGE);
    spend(world, request, "units", 50);
    const video = ownVideo(world, account.channel?.id, queryOf(request).get("id") ?? "");
    videosOf(world).delete(video.id);
    await rm(video.file, { force: true });
    return reply.code(204).send();
  });
}

/** Spends quota, and is the one place where an armed `quota-exceeded` bites ordinary calls. */
export function spend(world: World, request: FastifyRequest, bucket: Bucket, cost: number): void {
  if (world.faults.take("quota-exceeded", { method: request.method, path: request.url })) throw quotaRefusal("units");
  spendQuota(world, bucket, cost);
}

/** Comma-joined (Python, REST) or repeated (Google's Node client). */
export function requireParts(request: FastifyRequest): string[] {
  const parts = listOf(queryOf(request), "part");
  if (parts.length > 0) return parts;
  throw youtubeRefusal(400, "missingRequiredParameter", "Required parameter: part", {
    domain: "global",
    location: "part",
    locationType: "parameter",
  });
}

export function ownVideo(world: World, channelId: string | undefined, id: string): Video {
  const video = videosOf(world).get(id);
  if (!video) {
    throw youtubeRefusal(404, "videoNotFound", "The video that you are trying to update cannot be found.", {
      location: "videoId",
      locationType: "parameter",
    });
  }
  if (video.channelId !== channelId) throw forbidden();
  return video;
}

function listOf(query: URLSearchParams, name: string): string[] {
  return query
    .getAll(name)
    .flatMap((value) => value.split(","))
    .map((value) => value.trim())
    .filter((value) => value !== "");
}

function findVideos(world: World, request: FastifyRequest): Video[] {
  const ids = listOf(queryOf(request), "id");
  if (ids.length === 0) {
    throw youtubeRefusal(400, "missingRequiredParameter", "No filter selected.", { domain: "youtube.parameter" });
  }
  if (ids.length > MAX_IDS) {
    throw youtubeRefusal(400, "invalidFilters", "The request specifies too many video ids.", {
      domain: "youtube.parameter",
    });
  }
  return ids.map((id) => videosOf(world).get(id)).filter((video) => video !== undefined);
}

function canSee(world: World, channelId: string | undefined, video: Video): boolean {
  return video.channelId === channelId || privacyOf(video, world.clock.now().getTime()) !== "private";
}

function forbidden() {
  return youtubeRefusal(403, "forbidden", "The request is not properly authorized.", { domain: "youtube.common" });
}

function only<Value extends object>(value: Value, names: (keyof Value)[]): Partial<Value> {
  return Object.fromEntries(names.map((name) => [name, value[name]])) as Partial<Value>;
}

function list(kind: string, items: unknown[], options: { perPage: number; total?: number; isEmptyOmitted?: boolean }) {
  const isLeftOut = options.isEmptyOmitted === true && items.length === 0;
  return {
    kind,
    etag: etag(items),
    pageInfo: { totalResults: options.total ?? items.length, resultsPerPage: options.perPage },
    ...(!isLeftOut && { items }),
  };
}
