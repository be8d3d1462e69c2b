import type { FastifyInstance } from "fastify";
import { drainBody, queryOf, takeStreams } from "#http.ts";
import type { World } from "#world.ts";
import { captionInsertRoute } from "#youtube/captions.ts";
import { thumbnailRoute } from "#youtube/thumbnails.ts";
import { youtubeRefusal } from "#youtube/youtube-refusal.ts";
import { receiveBytes, type ActiveRequests } from "./upload-send.ts";
import { startResumable } from "./upload-start.ts";
import { takeWhole } from "./upload-whole.ts";

const VIDEOS = ["/upload/youtube/v3/videos", "/resumable/upload/youtube/v3/videos"];

export function uploadRoutes(scope: FastifyInstance, world: World): void {
  takeStreams(scope);
  scope.addHook("onSend", async (request, reply, payload) => {
    if (request.raw.readableEnded || request.raw.destroyed) return payload;
    if (!(await drainBody(request.raw))) reply.header("connection", "close");
    return payload;
  });
  thumbnailRoute(scope, world);
  captionInsertRoute(scope, world);
  const active: ActiveRequests = new Map();

  for (const path of VIDEOS) {
    scope.route({
      method: ["POST", "PUT"],
      url: path,
      handler: async (request, reply) => {
        const query = queryOf(request);
        const session = query.get("upload_id");
        if (session !== null) return receiveBytes({ world, request, reply }, session, active);
        const type = query.get("uploadType");
        if (request.method === "POST" && type === "resumable") return startResumable(world, request, reply);
        if (request.method === "POST" && (type === "multipart" || type === "media")) {
          return takeWhole(world, request, reply, type);
        }
        throw youtubeRefusal(400, "badRequest", "Invalid uploadType.", { domain: "global" });
      },
    });
  }
}
