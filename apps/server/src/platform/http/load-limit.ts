import type { FastifyInstance } from "fastify";
import { AppError } from "#platform/errors.ts";

const RETRY_AFTER_SECONDS = 2;

/**
 * With more requests than this process can answer in time, everybody would wait in one long row. Those above the limit are
 * told at once to come again; those inside are served as fast as ever. Files and streams last by nature and are not counted,
 * and whoever asks whether we are alive is always answered.
 */
export function installLoadLimit(app: FastifyInstance, most: number): void {
  let inWork = 0;
  app.addHook("onRequest", async ({ routeOptions: { config } }, reply) => {
    if (config.isLong || config.isAlwaysServed) return;
    if (inWork >= most) throw new AppError("unavailable", { retryAfterSeconds: RETRY_AFTER_SECONDS });
    inWork += 1;
    // However the answer ends, also by a caller who goes.
    reply.raw.once("close", () => {
      inWork -= 1;
    });
  });
}
