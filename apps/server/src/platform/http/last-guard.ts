import { AsyncLocalStorage } from "node:async_hooks";
import type { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendProblem } from "./error-handler.ts";
import type { Log } from "#platform/log.ts";
import { modeOf, type Words } from "#platform/words.ts";

type Caller = { socket: Socket; answer?: () => void };

const callers = new AsyncLocalStorage<Caller>();

/**
 * Remembers on whose behalf code runs, so that an error which nobody caught can be laid at the door of one connection.
 * From the connection on, since what its parser and its body's stream call knows of no hook of ours.
 */
export function rememberCallers(app: FastifyInstance, words: Words): void {
  app.server.prependListener("connection", (socket: Socket) => callers.enterWith({ socket }));
  app.addHook("onRequest", (request, reply, done) => {
    const answer = (): void => answerInternal(reply, request, words);
    // What the parser calls, a body's stream above all, still runs in the name of the connection.
    Object.assign(callers.getStore() ?? {}, { answer });
    callers.run({ socket: request.raw.socket, answer }, done);
  });
}

function answerInternal(reply: FastifyReply, request: FastifyRequest, words: Words): void {
  if (reply.sent || reply.raw.headersSent) {
    // Half an answer is on its way: only an end cut short tells that it is not whole.
    request.raw.socket.destroy();
    return;
  }
  sendProblem(reply, request, { code: "internal" }, words(modeOf(request.headers["accept-language"])));
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
  // A promise that failed unheard comes here too.
  process.on("uncaughtException", guard);
  return { stop: () => void process.off("uncaughtException", guard) };
}
