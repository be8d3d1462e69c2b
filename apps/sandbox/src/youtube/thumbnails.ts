import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { baseUrl, queryOf, readAll } from "#http.ts";
import { sniffImage } from "#images.ts";
import type { World } from "#world.ts";
import { requireChannel, requireScope } from "./access.ts";
import { ownVideo, spend, UPLOAD_SCOPES } from "./requests.ts";
import { videoThumbnails } from "./video-resource.ts";
import { etag, videosOf } from "./videos.ts";
import { youtubeRefusal } from "./youtube-refusal.ts";

const MAX_BYTES = 50 * 1024 * 1024;
const DOMAIN = "youtube.thumbnail";

export function thumbnailRoute(scope: FastifyInstance, world: World): void {
  scope.post("/upload/youtube/v3/thumbnails/set", async (request) => {
    const account = requireScope(world, request, UPLOAD_SCOPES);
    const channel = requireChannel(account);
    const bytes = await readAll(request.raw);
    spend(world, request, "units", 50);
    const video = ownVideo(world, channel.id, queryOf(request).get("videoId") ?? "");
    const subject = { method: request.method, path: request.url, text: video.metadata.title };
    if (!channel.isPhoneVerified || world.faults.take("thumbnail-403", subject)) {
      const message = "The authenticated user doesn't have permissions to upload and set custom video thumbnails.";
      throw youtubeRefusal(403, "forbidden", message, { domain: DOMAIN });
    }
    if (world.faults.take("thumbnail-429", subject)) {
      const message = "The channel has uploaded too many thumbnails recently. Please try the request again later.";
      throw youtubeRefusal(429, "uploadRateLimitExceeded", message, { domain: DOMAIN });
    }
    if (bytes.length === 0) {
      throw youtubeRefusal(400, "mediaBodyRequired", "The request does not include the image content.", {
        domain: DOMAIN,
      });
    }
    const image = sniffImage(bytes);
    if (!image || image.type === "image/gif" || bytes.length > MAX_BYTES) {
      throw youtubeRefusal(400, "invalidImage", "The provided image content is invalid.", { domain: DOMAIN });
    }
    const folder = join(world.dataDir, "thumbnails");
    const path = join(folder, video.id);
    await mkdir(folder, { recursive: true });
    await writeFile(path, bytes);
    const changed = videosOf(world).set(video.id, { ...video, thumbnail: { path, type: image.type } });
    const items = [videoThumbnails(changed, baseUrl(request))];
    return { kind: "youtube#thumbnailSetResponse", etag: etag(items), items };
  });
}
