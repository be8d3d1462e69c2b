import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { scopes } from "#google/scopes.ts";
import { headerOf, parseJson, queryOf, readAll } from "#http.ts";
import type { World } from "#world.ts";
import { requireChannel, requireScope } from "./access.ts";
import { ownVideo, requireParts, spend } from "./requests.ts";
import { pickParts, type Resource } from "./resource.ts";
import { findMultipart } from "./upload/multipart.ts";
import { etag } from "./videos.ts";
import { youtubeRefusal } from "./youtube-refusal.ts";

const captionSchema = z.object({
  id: z.string(),
  videoId: z.string(),
  language: z.string(),
  name: z.string(),
  text: z.string(),
  isDraft: z.boolean(),
  changedAt: z.number(),
});
type Caption = z.output<typeof captionSchema>;

const DOMAIN = "youtube.caption";
const LIST_COST = 50;
const INSERT_COST = 400;
const TIMES = /\d\d:\d\d:\d\d[,.]\d{3} --> \d\d:\d\d:\d\d[,.]\d{3}/;

function captionsOf(world: World) {
  return world.store.collection("captions", captionSchema);
}

export function captionListRoute(scope: FastifyInstance, world: World): void {
  scope.get("/youtube/v3/captions", async (request) => {
    const channel = requireChannel(requireScope(world, request, [scopes.forceSsl]));
    spend(world, request, "units", LIST_COST);
    const parts = requireParts(request);
    const video = ownVideo(world, channel.id, queryOf(request).get("videoId") ?? "");
    const items = tracksOf(world, video.id).map((caption) => captionResource(caption, parts));
    return { kind: "youtube#captionListResponse", etag: etag(items), items };
  });
}

export function captionInsertRoute(scope: FastifyInstance, world: World): void {
  scope.post("/upload/youtube/v3/captions", async (request) => {
    const channel = requireChannel(requireScope(world, request, [scopes.forceSsl]));
    const bytes = await readAll(request.raw);
    spend(world, request, "units", INSERT_COST);
    const parts = requireParts(request);
    const { snippet, text } = readBody(headerOf(request, "content-type") ?? "", bytes);
    const video = ownVideo(world, channel.id, snippet.videoId);
    if (!TIMES.test(text)) {
      throw youtubeRefusal(400, "contentRequired", "The request does not contain the caption track contents.", {
        domain: DOMAIN,
      });
    }
    const isThere = tracksOf(world, video.id).some(
      ({ language, name }) => language === snippet.language && name === snippet.name,
    );
    if (isThere) {
      const message = "The specified video already has a caption track with the given language and name.";
      throw youtubeRefusal(409, "captionExists", message, { domain: DOMAIN });
    }
    const id = `sbxc${randomBytes(9).toString("base64url")}`;
    const changedAt = world.clock.now().getTime();
    const caption = captionsOf(world).set(id, { id, ...snippet, text, changedAt });
    world.ledger.count("youtube.captions.insert");
    return captionResource(caption, parts);
  });
}

const bodySchema = z.object({
  snippet: z.object({
    videoId: z.string(),
    language: z.string().min(2),
    name: z.string().max(150),
    isDraft: z.boolean().default(false),
  }),
});

function readBody(contentType: string, bytes: Buffer) {
  const found = findMultipart(contentType, { head: bytes, tail: bytes, totalBytes: bytes.length });
  const parsed = bodySchema.safeParse(found && parseJson(found.metadata));
  if (!found || !parsed.success) {
    throw youtubeRefusal(400, "invalidMetadata", "The request contains invalid metadata values.", { domain: DOMAIN });
  }
  return { ...parsed.data, text: bytes.subarray(found.mediaStart, found.mediaEnd).toString("utf8") };
}

function tracksOf(world: World, videoId: string): Caption[] {
  return captionsOf(world)
    .values()
    .filter((caption) => caption.videoId === videoId);
}

function captionResource(caption: Caption, parts: string[]): Resource {
  const { id, videoId, language, name, isDraft, changedAt } = caption;
  const snippet = (): Resource => ({
    videoId,
    lastUpdated: new Date(changedAt).toISOString(),
    trackKind: "standard",
    language,
    name,
    audioTrackType: "unknown",
    isDraft,
    status: "serving",
  });
  return pickParts({ kind: "youtube#caption", id }, { snippet }, parts);
}
