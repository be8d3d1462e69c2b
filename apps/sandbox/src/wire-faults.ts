import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { FaultName } from "./faults.ts";
import { cutConnection, pathOf } from "./http.ts";
import type { World } from "./world.ts";

/** Faults of the line itself, the same for every vendor; the control paths are never hit. */
export function addWireFaults(app: FastifyInstance, world: World): void {
  const take = (name: FaultName, request: FastifyRequest) =>
    pathOf(request).startsWith("/_sandbox")
      ? undefined
      : world.faults.take(name, { method: request.method, path: request.url });

  app.addHook("onRequest", async (request, reply) => {
    const delay = take("delay", request);
    if (delay) await wait(Number(delay.value ?? 1000));
    if (take("drop", request)) return cutConnection(reply);
    const answer = take("status", request);
    if (!answer) return;
    return reply
      .code(answer.status ?? 503)
      .headers(answer.headers ?? { "content-type": "application/json; charset=utf-8" })
      .send(
        typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body ?? { message: "sandbox fault" }),
      );
  });

  app.addHook("onSend", async (request, reply, payload) => {
    if (take("drop-answer", request)) {
      request.raw.socket.destroy();
      return payload;
    }
    const drip = take("drip", request);
    if (!drip || typeof payload !== "string") return payload;
    reply.removeHeader("content-length");
    return Readable.from(dripping(payload, Number(drip.value ?? 1000)));
  });
}

async function* dripping(text: string, pauseMs: number): AsyncGenerator<string> {
  for (const character of text) {
    yield character;
    await wait(pauseMs);
  }
}
