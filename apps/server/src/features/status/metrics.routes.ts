import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Context } from "#context.ts";
import { AppError } from "#platform/errors.ts";
import { sha256 } from "#platform/ids.ts";

export const METRICS_PATH = "/metrics";

/** Counts what this process answers; the route's own name stands for all its addresses. */
export function countRequests(app: FastifyInstance, { metrics }: Context): void {
  app.addHook("onRequest", async ({ routeOptions: { config } }, reply) => {
    if (config.routeId !== "events") return;
    const end = metrics.stream();
    reply.raw.once("close", end);
  });
  app.addHook("onResponse", async ({ method, routeOptions }, reply) => {
    const route = routeOptions.config.routeId ?? routeOptions.url ?? "none";
    metrics.request({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
  });
}

/** With the token of the settings; without one there is no such page. On a port of its own whoever reaches it may read. */
export function metricsRoute(app: FastifyInstance, { metrics, config }: Context, isOpen = false): void {
  app.get(METRICS_PATH, { schema: { hide: true }, config: { isAlwaysServed: true } }, async (request, reply) => {
    const { token } = config.metrics;
    const isKnown = token !== undefined && isSame(request.headers.authorization ?? "", `Bearer ${token}`);
    if (!isOpen && !isKnown) throw new AppError("not_found");
    const { type, body } = await metrics.text();
    return reply.header("cache-control", "no-store").type(type).send(body);
  });
}

/** Hashes are of one length, and comparing them takes as long whatever differs. */
function isSame(given: string, wanted: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(wanted)));
}
