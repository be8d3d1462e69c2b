import type { FastifyInstance } from "fastify";
import { sendProblem } from "./error-handler.ts";
import { modeOf, type TranslatorFor } from "#platform/translators.ts";

const DEADLINE_MS = 15_000;
const LINGER_MS = 5_000;

/** A request that has not been answered in time is answered 408, so that a slow sender holds nothing for long. */
export function installRequestDeadline(
  app: FastifyInstance,
  translatorFor: TranslatorFor,
  { deadlineMs = DEADLINE_MS, lingerMs = LINGER_MS } = {},
): void {
  // Answered before its body was complete: give the sender time to read the answer, then close the connection.
  app.addHook("onResponse", async ({ raw }) => {
    const isCut = (): boolean => "complete" in raw && !raw.complete && !raw.socket.destroyed;
    if (!isCut()) return;
    const timer = setTimeout(() => isCut() && raw.socket.destroy(), lingerMs);
    raw.once("close", () => clearTimeout(timer));
  });
  app.addHook("onRequest", async (request, reply) => {
    if (request.routeOptions.config.isLong) return;
    const timer = setTimeout(() => {
      if (reply.sent || reply.raw.headersSent) return;
      sendProblem(
        reply,
        request,
        { code: "request_timeout" },
        translatorFor(modeOf(request.headers["accept-language"])),
      );
    }, deadlineMs);
    reply.raw.once("close", () => clearTimeout(timer));
    reply.raw.once("finish", () => clearTimeout(timer));
  });
}
