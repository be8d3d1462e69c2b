import type { FastifyReply, FastifyRequest } from "fastify";
import type { Account } from "#google/accounts.ts";
import { baseUrl, headerOf, parseJson, queryOf, readAll } from "#http.ts";
import type { World } from "#world.ts";
import { requireChannel, requireScope } from "#youtube/access.ts";
import { quotaRefusal, spendQuota } from "#youtube/quota.ts";
import { requireParts, UPLOAD_SCOPES } from "#youtube/requests.ts";
import { backendError, youtubeRefusal } from "#youtube/youtube-refusal.ts";
import { readMetadata, type Metadata } from "./metadata.ts";
import { startSession } from "./upload-sessions.ts";

const MAX_FILE_BYTES = 256 * 1024 ** 3;

/** The one call that costs upload quota; everything wrong with the metadata is said here. */
export async function startResumable(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const account = requireUploader(world, request);
  const text = (await readAll(request.raw)).toString("utf8");
  const body = text === "" ? {} : parseJson(text);
  const size = readSize(headerOf(request, "x-upload-content-length"));
  const fileType = headerOf(request, "x-upload-content-type") ?? "application/octet-stream";
  const { metadata, parts } = admitUpload(world, request, account, body);
  checkFile(size, fileType);

  const session = await startSession(world, {
    accountId: account.id,
    metadata,
    parts,
    notifySubscribers: queryOf(request).get("notifySubscribers") !== "false",
    fileType,
    fileName: headerOf(request, "slug"),
    size,
  });
  const location = new URL(request.url, baseUrl(request));
  location.searchParams.set("upload_id", session.id);
  const foreign = world.faults.take("foreign-location", { path: request.url, text: metadata.title });
  if (foreign) location.host = String(foreign.value ?? "uploads.example");
  return reply
    .code(200)
    .headers({ location: location.href, "x-guploader-uploadid": session.id, "content-length": "0" })
    .send();
}

export function requireUploader(world: World, request: FastifyRequest): Account {
  const account = requireScope(world, request, UPLOAD_SCOPES);
  requireChannel(account);
  return account;
}

/** Quota first, then faults, then the metadata: the order in which a real project meets them. */
export function admitUpload(
  world: World,
  request: FastifyRequest,
  account: Account,
  body: unknown,
): { metadata: Metadata; parts: string[] } {
  const parts = requireParts(request);
  const subject = { method: request.method, path: request.url, text: titleIn(body) };
  if (world.faults.take("init-503", subject)) throw backendError();
  if (world.faults.take("init-409", subject))
    throw youtubeRefusal(409, "alreadyExists", "Conflict", { domain: "global" });
  if (world.faults.take("quota-exceeded", subject)) throw quotaRefusal("units");
  if (world.faults.take("upload-bucket-429", subject)) throw quotaRefusal("uploads");
  spendQuota(world, "uploads", 1);
  if (world.faults.take("upload-limit", subject)) {
    throw youtubeRefusal(400, "uploadLimitExceeded", "The user has exceeded the number of videos they may upload.");
  }
  requireChannel(account);
  return { metadata: readMetadata(body), parts };
}

function titleIn(body: unknown): string {
  const snippet = typeof body === "object" && body !== null && "snippet" in body ? body.snippet : undefined;
  const title = typeof snippet === "object" && snippet !== null && "title" in snippet ? snippet.title : undefined;
  return typeof title === "string" ? title : "";
}

function readSize(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const size = Number(header);
  if (Number.isSafeInteger(size) && size >= 0) return size;
  throw youtubeRefusal(400, "badRequest", "Invalid X-Upload-Content-Length header.", { domain: "global" });
}

function checkFile(size: number | undefined, type: string): void {
  if (!type.startsWith("video/") && type !== "application/octet-stream") {
    throw youtubeRefusal(
      400,
      "badContent",
      `Media type '${type}' is not supported. Valid media types: [video/*, application/octet-stream]`,
      {
        domain: "global",
      },
    );
  }
  if (size !== undefined && size > MAX_FILE_BYTES) {
    throw youtubeRefusal(413, "uploadTooLarge", "Request is too large.", { domain: "global" });
  }
}
