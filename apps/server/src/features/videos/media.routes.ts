import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { SAVE_AS } from "@sahne/contract/videos/media";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Context } from "#context.ts";
import { findUserById } from "#features/accounts/accounts.repo.ts";
import { AppError } from "#platform/errors.ts";
import { attachment } from "#platform/http/attachment.ts";
import { parseRange } from "#platform/http/range.ts";
import { MEDIA_POLICY } from "#platform/http/security-headers.ts";
import type { MediaAnswer } from "#platform/media/media-store.ts";

const CONTENT_TYPES: Record<string, string> = {
  mp4: "video/mp4",
  zip: "application/zip",
  jpg: "image/jpeg",
  png: "image/png",
  wav: "audio/wav",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  weba: "audio/webm",
  ogg: "audio/ogg",
};

const NO_CACHE = "no-store";
/** The pages may stand on another host than this one. */
const RESOURCE_POLICY = "same-site";
/** The inner address of the media folder in deploy/proxy/nginx.conf. */
const ACCEL_PREFIX = "/sahne-media/";
/** Shorter than the lifetime of the link it redirects to. */
const REDIRECT_CACHE = "private, max-age=240";

/** Files by signed link only; the signature is checked before disk or database is touched. */
export function mediaRoutes(app: FastifyInstance, context: Context): void {
  app.route<{ Params: { "*": string }; Querystring: Record<string, unknown> }>({
    method: ["GET", "HEAD"],
    url: "/media/*",
    schema: { hide: true },
    config: { routeId: "media", isLong: true },
    handler: async (request, reply) => {
      const key = request.params["*"];
      const target = context.mediaLinks.read(key, request.query, context.clock.now());
      if (!target) throw new AppError("link_expired");
      const user = await findUserById(context.db, target.userId);
      if (!user) throw new AppError("not_found");
      if (user.mediaEpoch !== target.epoch) throw new AppError("link_expired");
      const saveAs = request.query[SAVE_AS];
      return sendMedia(context, reply, key, {
        range: request.headers.range,
        isHead: request.method === "HEAD",
        saveAs: typeof saveAs === "string" ? saveAs : undefined,
      });
    },
  });
}

type SendOptions = { range: string | undefined; isHead: boolean; saveAs: string | undefined };

function answerFor(key: string, saveAs: string | undefined): MediaAnswer {
  const contentType = CONTENT_TYPES[key.split(".").at(-1) ?? ""] ?? "application/octet-stream";
  // Everything about a person in one file: to be saved, and kept by no cache.
  if (key.startsWith("exports/")) {
    return { contentType, cacheControl: NO_CACHE, contentDisposition: attachment("sahne-data.zip") };
  }
  const contentDisposition = saveAs === undefined ? undefined : attachment(saveAs);
  return { contentType, cacheControl: "private, max-age=21600", contentDisposition };
}

async function sendMedia(
  context: Context,
  reply: FastifyReply,
  key: string,
  options: SendOptions,
): Promise<FastifyReply> {
  const size = await context.media.size(key);
  if (size === null) throw new AppError(key.startsWith("videos/") ? "film_missing" : "not_found");
  // No film, picture or export is ever empty: something else has emptied the file.
  if (size === 0) throw new AppError("film_missing");
  const answer = answerFor(key, options.saveAs);
  // Signed links of the store allow GET only, so HEAD is answered here.
  const direct = options.isHead ? null : await context.media.directLink(key, answer);
  if (direct !== null) {
    const isKept = answer.cacheControl !== NO_CACHE;
    reply.headers({
      "cache-control": isKept ? REDIRECT_CACHE : NO_CACHE,
      "cross-origin-resource-policy": RESOURCE_POLICY,
    });
    return reply.redirect(direct, 302);
  }
  const byProxy = options.isHead ? null : proxyHeader(context, key);
  if (byProxy !== null) {
    return reply.headers({ ...headersOf(answer), ...byProxy }).send();
  }
  const range = parseRange(options.range, size);
  const isRefused = range === "unsatisfiable";
  const { start, end } = isRefused || !range ? { start: 0, end: size - 1 } : range;
  const body = isRefused || options.isHead ? undefined : await openFile(context, key, { start, end });
  reply.headers(headersOf(answer));
  if (isRefused) return reply.status(416).header("content-range", `bytes */${size}`).send();
  reply.header("content-length", String(end - start + 1));
  if (range) reply.status(206).header("content-range", `bytes ${start}-${end}/${size}`);
  return reply.send(body);
}

function headersOf(answer: MediaAnswer): Record<string, string> {
  return {
    "accept-ranges": "bytes",
    "cache-control": answer.cacheControl,
    "content-security-policy": MEDIA_POLICY,
    "cross-origin-resource-policy": RESOURCE_POLICY,
    "content-type": answer.contentType,
    ...(answer.contentDisposition !== undefined && { "content-disposition": answer.contentDisposition }),
  };
}

/**
 * Who may see the file is decided here; the proxy in front then sends it, ranges included. Null where this process sends it
 * itself. What lies on S3 never comes here: it is sent by the store.
 */
function proxyHeader({ config }: Context, key: string): Record<string, string> | null {
  if (config.s3 || config.mediaByProxy === "off") return null;
  if (config.mediaByProxy === "sendfile") return { "x-sendfile": join(resolve(config.dataDir), "media", key) };
  return { "x-accel-redirect": `${ACCEL_PREFIX}${key.split("/").map(encodeURIComponent).join("/")}` };
}

/** A job may remove the file between the look-up and the read; that is a 404 and not a server error. */
async function openFile(context: Context, key: string, range: { start: number; end: number }): Promise<Readable> {
  try {
    return await context.media.open(key, range);
  } catch (error) {
    if ((await context.media.size(key)) === null) throw new AppError("not_found", { cause: error });
    throw error;
  }
}
