import type { FastifyReply, FastifyRequest } from "fastify";
import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { baseUrl, headerOf, parseJson, queryOf } from "#http.ts";
import { uploadFolder, type World } from "#world.ts";
import { requireChannel } from "#youtube/access.ts";
import { videoResource } from "#youtube/video-resource.ts";
import { newVideoId } from "#youtube/videos.ts";
import { youtubeRefusal } from "#youtube/youtube-refusal.ts";
import { acceptVideo } from "./accept-video.ts";
import { findMultipart } from "./multipart.ts";
import { admitUpload, requireUploader } from "./upload-start.ts";

const HEAD_BYTES = 256 * 1024;
const TAIL_BYTES = 1024;

/** One request with everything in it, as Google's Node client sends it; what breaks half-way is lost. */
export async function takeWhole(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  uploadType: "multipart" | "media",
): Promise<FastifyReply> {
  const account = requireUploader(world, request);
  const file = join(uploadFolder(world), `whole-${randomUUID()}`);
  await mkdir(uploadFolder(world), { recursive: true });
  try {
    await pipeline(request.raw, createWriteStream(file));
    const bytesOnWire = (await stat(file)).size;
    const content =
      uploadType === "multipart"
        ? await unpack(request, file)
        : { body: {}, fileType: headerOf(request, "content-type") };
    const { metadata, parts } = admitUpload(world, request, account, content.body);
    const video = await acceptVideo(world, {
      videoId: newVideoId(),
      channel: requireChannel(account),
      metadata,
      file,
      fileType: content.fileType ?? "application/octet-stream",
      fileName: headerOf(request, "slug"),
      notifySubscribers: queryOf(request).get("notifySubscribers") !== "false",
      uploadType,
      bytesOnWire,
      requests: 1,
    });
    const answer = videoResource(world, video, { parts: [...parts, "status"], base: baseUrl(request), isOwner: true });
    return reply.code(200).send(answer);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

/** Takes the film out of the multipart wrapping, in place. */
async function unpack(request: FastifyRequest, file: string): Promise<{ body: unknown; fileType: string | undefined }> {
  const found = findMultipart(headerOf(request, "content-type") ?? "", await bothEnds(file));
  if (!found) throw youtubeRefusal(400, "mediaBodyRequired", "The request does not include the video content.");
  const film = `${file}-film`;
  if (found.mediaEnd > found.mediaStart) {
    await pipeline(
      createReadStream(file, { start: found.mediaStart, end: found.mediaEnd - 1 }),
      createWriteStream(film),
    );
  } else {
    await (await open(film, "w")).close();
  }
  await rename(film, file);
  return { body: parseJson(found.metadata), fileType: found.mediaType };
}

async function bothEnds(path: string): Promise<{ head: Buffer; tail: Buffer; totalBytes: number }> {
  const file = await open(path);
  try {
    const { size: totalBytes } = await file.stat();
    const head = Buffer.alloc(Math.min(HEAD_BYTES, totalBytes));
    const tail = Buffer.alloc(Math.min(TAIL_BYTES, totalBytes));
    await file.read(head, 0, head.length, 0);
    await file.read(tail, 0, tail.length, totalBytes - tail.length);
    return { head, tail, totalBytes };
  } finally {
    await file.close();
  }
}
