import type { FastifyInstance, FastifyRequest } from "fastify";
import { openSpan } from "#platform/watching/traces.ts";

/** A span for each request, under the name of its route: an address may hold a token or a signature. */
export function traceRequests(app: FastifyInstance): void {
  const open = new WeakMap<FastifyRequest, ReturnType<typeof openSpan>>();
  app.addHook("onRequest", (request, _reply, done) => {
    const { config, url } = request.routeOptions;
    const route = config.routeId ?? url ?? "none";
    // A stream of live updates is open for hours, and what it tells is nobody's request.
    if (route === "events") return done();
    const span = openSpan(`${request.method} ${route}`, {
      "http.request.method": request.method,
      "http.route": route,
      "sahne.request_id": request.id,
    });
    open.set(request, span);
    span.inside(done);
  });
  app.addHook("onResponse", async (request, reply) => {
    open.get(request)?.end({ "http.response.status_code": reply.statusCode });
  });
}
