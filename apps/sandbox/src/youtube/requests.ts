import type { FastifyRequest } from "fastify";
import { scopes } from "#google/scopes.ts";
import { queryOf } from "#http.ts";
import type { World } from "#world.ts";
import { quotaRefusal, spendQuota, type Bucket } from "./quota.ts";
import { etag, privacyOf, videosOf, type Video } from "./videos.ts";
import { youtubeRefusal } from "./youtube-refusal.ts";

export const READ_SCOPES = [scopes.readonly, scopes.manage, scopes.forceSsl];
export const UPLOAD_SCOPES = [scopes.upload, scopes.manage, scopes.forceSsl];
export const MANAGE_SCOPES = [scopes.manage, scopes.forceSsl];
export const MAX_IDS = 50;

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

export function listOf(query: URLSearchParams, name: string): string[] {
  return query
    .getAll(name)
    .flatMap((value) => value.split(","))
    .map((value) => value.trim())
    .filter((value) => value !== "");
}

export function canSee(world: World, channelId: string | undefined, video: Video): boolean {
  return video.channelId === channelId || privacyOf(video, world.clock.now().getTime()) !== "private";
}

export function forbidden() {
  return youtubeRefusal(403, "forbidden", "The request is not properly authorized.", { domain: "youtube.common" });
}

export function listAnswer(
  kind: string,
  items: unknown[],
  options: { perPage: number; total?: number; isEmptyOmitted?: boolean },
) {
  const isLeftOut = options.isEmptyOmitted === true && items.length === 0;
  return {
    kind,
    etag: etag(items),
    pageInfo: { totalResults: options.total ?? items.length, resultsPerPage: options.perPage },
    ...(!isLeftOut && { items }),
  };
}
