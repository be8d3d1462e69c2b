import { fastify, type FastifyInstance } from "fastify";
import type { AddressInfo } from "node:net";
import { controlRoutes } from "./control.ts";
import { freepikRoutes } from "./freepik/freepik-routes.ts";
import { geminiRoutes } from "./gemini/gemini-routes.ts";
import { authorizeRoutes } from "./google/authorize.ts";
import { tokenRoutes } from "./google/token.ts";
import { takeBytes } from "./http.ts";
import { isLoopbackHost, isLoopbackUrl } from "./loopback.ts";
import { pageRoutes } from "./pages/page-routes.ts";
import { Refusal } from "./refusal.ts";
import { shelfRoutes } from "./shelf/shelf-routes.ts";
import type { SettingsInput } from "./settings.ts";
import { anthropicRoutes } from "./text/anthropic.ts";
import { openaiRoutes } from "./text/openai.ts";
import { addWireFaults } from "./wire-faults.ts";
import { openWorld, type World } from "./world.ts";
import { analyticsRoutes } from "./youtube/analytics.ts";
import { captionListRoute } from "./youtube/captions.ts";
import { channelRoutes } from "./youtube/channel-routes.ts";
import { playlistRoutes } from "./youtube/playlists.ts";
import { uploadRoutes } from "./youtube/upload/upload-routes.ts";
import { changeRoutes, videoRoutes } from "./youtube/video-routes.ts";

export type SandboxOptions = {
  dataDir: string;
  /** 0 or absent: a free port. */
  port?: number;
  /** Loopback only; anything else is refused. */
  host?: string;
  now?: () => Date;
  settings?: SettingsInput;
};

export type RunningSandbox = { url: string; port: number; close(): Promise<void> };

export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const { host = "127.0.0.1", port = 0 } = options;
  if (!isLoopbackHost(host)) throw new Error(`the sandbox only listens on loopback, not on ${host}`);
  const world = openWorld(options);
  const app = buildApp(world);
  try {
    await app.listen({ host, port });
  } catch (error) {
    world.store.close();
    throw error;
  }
  const address = app.server.address() as AddressInfo;
  return {
    url: `http://${host.includes(":") && !host.startsWith("[") ? `[${host}]` : host}:${address.port}`,
    port: address.port,
    async close() {
      app.server.closeAllConnections();
      await app.close();
      world.store.close();
    },
  };
}

function buildApp(world: World): FastifyInstance {
  const app = fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: false } });
  refuseForeignHosts(app);
  addWireFaults(app, world);
  app.setErrorHandler(async (error, _request, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).headers(error.headers).send(error.body);
    const code = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
    return reply.code(code).send({ error: { code, message: error instanceof Error ? error.message : String(error) } });
  });
  app.setNotFoundHandler(async (request, reply) =>
    reply.code(404).send({
      error: { code: 404, message: `The sandbox has no ${request.method} ${request.url}`, status: "NOT_FOUND" },
    }),
  );

  void app.register(async (scope) => controlRoutes(scope, world));
  void app.register(async (scope) => authorizeRoutes(scope, world), { prefix: "/google" });
  void app.register(async (scope) => tokenRoutes(scope, world), { prefix: "/google" });
  void app.register(async (scope) => {
    takeBytes(scope);
    channelRoutes(scope, world);
    videoRoutes(scope, world);
    changeRoutes(scope, world);
    playlistRoutes(scope, world);
    captionListRoute(scope, world);
  });
  void app.register(async (scope) => uploadRoutes(scope, world));
  void app.register(async (scope) => analyticsRoutes(scope, world), { prefix: "/youtubeanalytics" });
  void app.register(async (scope) => freepikRoutes(scope, world), { prefix: "/freepik" });
  void app.register(async (scope) => geminiRoutes(scope, world), { prefix: "/gemini" });
  void app.register(async (scope) => openaiRoutes(scope, world), { prefix: "/openai" });
  void app.register(async (scope) => anthropicRoutes(scope, world), { prefix: "/anthropic" });
  void app.register(async (scope) => shelfRoutes(scope, world), { prefix: "/shelf" });
  void app.register(async (scope) => pageRoutes(scope, world));
  return app;
}

/** A web page must not talk to us: neither under its own name pointed at loopback (DNS rebinding) nor across origins. */
function refuseForeignHosts(app: FastifyInstance): void {
  app.addHook("onRequest", async (request) => {
    const host = URL.parse(`http://${request.headers.host ?? "127.0.0.1"}`)?.hostname ?? "";
    const { origin } = request.headers;
    // A page elsewhere cannot read our answers, but it could send: consents, faults, settings.
    const isForeign = origin !== undefined && !isLoopbackUrl(origin);
    if (!isLoopbackHost(host) || isForeign)
      throw new Refusal(403, { error: { code: 403, message: "The sandbox answers on loopback only." } });
  });
}
