import { AsyncLocalStorage } from "node:async_hooks";
import type { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendProblem } from "./error-handler.ts";
import type { Log } from "#platform/log.ts";
import { modeOf, type TranslatorFor } from "#platform/translators.ts";

type Caller = { socket: Socket; answer?: () => void };

const callers = new AsyncLocalStorage<Caller>();

/**
 * Remembers which connection code runs for, so that an uncaught error can be attributed to one connection.
 * It starts at the connection, since callbacks of its parser and body stream run outside of our hooks.
 */
export function rememberCallers(app: FastifyInstance, translatorFor: TranslatorFor): void {
  app.server.prependListener("connection", (socket: Socket) => callers.enterWith({ socket }));
  app.addHook("onRequest", (request, reply, done) => {
    const answer = (): void => answerInternal(reply, request, translatorFor);
    // What the parser calls, a body's stream above all, still runs in the name of the connection.
    Object.assign(callers.getStore() ?? {}, { answer });
    callers.run({ socket: request.raw.socket, answer }, done);
  });
}

function answerInternal(reply: FastifyReply, request: FastifyRequest, translatorFor: TranslatorFor): void {
  if (reply.sent || reply.raw.headersSent) {
    // Part of the answer was sent already: only closing the connection shows that it is incomplete.
    request.raw.socket.destroy();
    return;
  }
  sendProblem(reply, request, { code: "internal" }, translatorFor(modeOf(request.headers["accept-language"])));
}

/**
 * The last guard: an error that escaped from one request is logged, that request is answered or its connection cut, and
 * everybody else is served on. Any other error that nobody caught leaves a state nobody knows; it goes to `onOther`.
 */
export function guardProcess(log: Log, onOther: (error: unknown) => void): { stop(): void } {
  const guard = (error: unknown): void => {
    const caller = callers.getStore();
    if (!caller) return onOther(error);
    log.error({ err: error }, "an error escaped from a request");
    try {
      if (caller.answer) caller.answer();
      else caller.socket.destroy();
    } catch (cause) {
      log.error({ err: cause }, "and it could not be answered");
      caller.socket.destroy();
    }
  };
  // Unhandled rejections arrive here too.
  process.on("uncaughtException", guard);
  return { stop: () => void process.off("uncaughtException", guard) };
}
