import { MINUTE_MS } from "@sahne/contract/time-units";
import type { FastifyInstance } from "fastify";
import type { Clock } from "#platform/clock.ts";
import { withoutQuery } from "#platform/log.ts";

/** Asked all day by machines, and by every page: answered as always, they tell nothing. */
const NOISE = /^\/(livez|readyz|healthz|metrics|static)(?=\/|$)/;

/** One line for each request. Of noise that went well one a minute and kind, with how many it stands for; at `debug` all. */
export function logRequests(app: FastifyInstance, clock: Clock): void {
  const sample = createSampler(clock);
  app.addHook("onResponse", async (request, reply) => {
    const { url: pattern } = request.routeOptions;
    // A secret in the path, as vendors' callbacks need it, is told by its name only.
    const path = pattern?.includes(":token") ? pattern : withoutQuery(request.url);
    const ms = Math.round(reply.elapsedTime);
    const line = { method: request.method, path, status: reply.statusCode, ms, requestId: request.id };
    const kind = reply.statusCode < 400 ? NOISE.exec(path)?.[1] : undefined;
    const taken = kind === undefined ? {} : sample(kind);
    if (taken) request.log.info({ ...line, ...taken }, "request");
    else request.log.debug(line, "request");
  });
}

function createSampler(clock: Clock): (kind: string) => { unlogged?: number } | null {
  const told = new Map<string, { at: number; left: number }>();
  return (kind) => {
    const now = clock.now().getTime();
    const last = told.get(kind);
    if (last && Math.abs(now - last.at) < MINUTE_MS) {
      last.left += 1;
      return null;
    }
    told.set(kind, { at: now, left: 0 });
    return last && last.left > 0 ? { unlogged: last.left } : {};
  };
}
