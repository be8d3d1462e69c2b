import type { FastifyInstance, FastifyRequest } from "fastify";
import { rm } from "node:fs/promises";
import { baseUrl, jsonBody, queryOf } from "#http.ts";
import type { World } from "#world.ts";
import { requireScope } from "./access.ts";
import {
  canSee,
  forbidden,
  listAnswer,
  listOf,
  MANAGE_SCOPES,
  MAX_IDS,
  ownVideo,
  READ_SCOPES,
  requireParts,
  spend,
} from "./requests.ts";
import { videoTotals } from "./statistics.ts";
import { categories, readMetadata } from "./upload/metadata.ts";
import { videoResource } from "./video-resource.ts";
import { etag, isListed, videosOf, type Video } from "./videos.ts";
import { youtubeRefusal } from "./youtube-refusal.ts";

export function videoRoutes(scope: FastifyInstance, world: World): void {
  scope.get("/youtube/v3/videos", async (request) => {
    const account = requireScope(world, request, READ_SCOPES);
    spend(world, request, "units", 1);
    const parts = requireParts(request);
    const found = findVideos(world, request).filter((video) => canSee(world, account.channel?.id, video));
    const isOwner = found.every((video) => video.channelId === account.channel?.id);
    if (!isOwner && (parts.includes("processingDetails") || parts.includes("fileDetails"))) throw forbidden();
    const items = found.map((video) => videoResource(world, video, { parts, base: baseUrl(request), isOwner }));
    return listAnswer("youtube#videoListResponse", items, { perPage: items.length });
  });

  scope.get("/youtube/v3/videos::batchGetStats", async (request) => {
    const account = requireScope(world, request, READ_SCOPES);
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
    requireScope(world, request, READ_SCOPES);
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

export function changeRoutes(scope: FastifyInstance, world: World): void {
  scope.put("/youtube/v3/videos", async (request) => {
    const account = requireScope(world, request, MANAGE_SCOPES);
    spend(world, request, "units", 50);
    const parts = requireParts(request);
    const body = jsonBody(request);
    const id = typeof body === "object" && body !== null && "id" in body ? String(body.id) : "";
    const video = ownVideo(world, account.channel?.id, id);
    const metadata = readMetadata(filled(body, parts, video));
    world.ledger.count("youtube.videos.update");
    const changed = videosOf(world).set(id, {
      ...video,
      metadata: {
        ...video.metadata,
        ...(parts.includes("snippet") &&
          only(metadata, ["title", "description", "tags", "categoryId", "defaultLanguage", "defaultAudioLanguage"])),
        ...(parts.includes("status") &&
          only(metadata, [
            "privacyStatus",
            "publishAt",
            "license",
            "embeddable",
            "publicStatsViewable",
            "selfDeclaredMadeForKids",
            "containsSyntheticMedia",
          ])),
      },
    });
    return videoResource(world, changed, { parts, base: baseUrl(request), isOwner: true });
  });

  scope.delete("/youtube/v3/videos", async (request, reply) => {
    const account = requireScope(world, request, MANAGE_SCOPES);
    spend(world, request, "units", 50);
    const video = ownVideo(world, account.channel?.id, queryOf(request).get("id") ?? "");
    videosOf(world).delete(video.id);
    await rm(video.file, { force: true });
    return reply.code(204).send();
  });
}

/**
 * Only the named parts are read; within them everything that is left out is set back to its default, and a part of the words
 * needs both a title and a category.
 */
function filled(body: unknown, parts: string[], video: Video): unknown {
  const given = typeof body === "object" && body !== null ? body : {};
  const snippet = "snippet" in given && typeof given.snippet === "object" ? given.snippet : null;
  if (!parts.includes("snippet")) {
    const { title, categoryId } = video.metadata;
    return { ...given, snippet: { title, categoryId } };
  }
  if (snippet === null || !("categoryId" in snippet)) {
    const message = "The snippet.categoryId property specifies an invalid category ID.";
    throw youtubeRefusal(400, "invalidCategoryId", message, { location: "body.snippet.categoryId" });
  }
  return parts.includes("status") ? given : { snippet };
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
  return ids
    .map((id) => videosOf(world).get(id))
    .filter((video) => video !== undefined)
    .filter((video) => isListed(world, video));
}

function only<Value extends object>(value: Value, names: (keyof Value)[]): Partial<Value> {
  return Object.fromEntries(names.map((name) => [name, value[name]])) as Partial<Value>;
}
