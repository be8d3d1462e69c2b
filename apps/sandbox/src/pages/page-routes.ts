import type { FastifyInstance, FastifyReply } from "fastify";
import { findChannel } from "#google/accounts.ts";
import { queryOf } from "#http.ts";
import { serveFile } from "#serve-file.ts";
import type { World } from "#world.ts";
import { videosOf } from "#youtube/videos.ts";
import { sendChannelPage, sendWatchPage } from "./channel.ts";
import { sendHomePage } from "./home.ts";
import { html } from "./html.ts";
import { both, sendPage } from "./layout.ts";
import { drawPicture } from "./picture.ts";

const MAX_SIDE = 1920;

export function pageRoutes(scope: FastifyInstance, world: World): void {
  scope.get("/", async (_request, reply) => sendHomePage(reply, world));

  scope.get("/favicon.ico", async (_request, reply) => reply.type("image/png").send(drawPicture("sandbox", 32, 32)));

  scope.get<{ Params: { id: string } }>("/channel/:id", async (request, reply) => {
    const channel = findChannel(request.params.id);
    return channel ? sendChannelPage(reply, world, channel) : sendNotFoundPage(reply);
  });

  scope.get("/watch", async (request, reply) => {
    const video = videosOf(world).get(queryOf(request).get("v") ?? "");
    const channel = findChannel(video?.channelId ?? "");
    return video && channel ? sendWatchPage(reply, world, video, channel) : sendNotFoundPage(reply);
  });

  scope.get<{ Params: { id: string } }>("/media/:id", async (request, reply) => {
    const video = videosOf(world).get(request.params.id);
    if (!video) return sendNotFoundPage(reply);
    const type = video.fileType.startsWith("video/") ? video.fileType : "video/mp4";
    return serveFile(request, reply, video.file, type);
  });

  scope.get<{ Params: { kind: string; id: string; size: string } }>(
    "/picture/:kind/:id/:size",
    async (request, reply) => {
      const { kind, id, size } = request.params;
      const [, width = 0, height = 0] = (/^(\d+)x(\d+)\.png$/.exec(size) ?? []).map(Number);
      const thumbnail = kind === "video" ? videosOf(world).get(id)?.thumbnail : undefined;
      if (thumbnail) return serveFile(request, reply, thumbnail.path, thumbnail.type);
      if (width < 1 || height < 1 || width > MAX_SIDE || height > MAX_SIDE) return sendNotFoundPage(reply);
      return reply
        .type("image/png")
        .header("cache-control", "max-age=60")
        .send(drawPicture(id, width, height));
    },
  );
}

function sendNotFoundPage(reply: FastifyReply): FastifyReply {
  const body = html`<h1>${both("Böyle bir sayfa yok", "There is no such page")}</h1>
    <p><a href="/">${both("Deneme ortamı", "The sandbox")}</a></p>`;
  return sendPage(reply.code(404), { title: "404", body, isNarrow: true });
}
