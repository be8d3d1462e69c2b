import type { FastifyInstance, FastifyReply } from "fastify";

/** Answers that come bit by bit and are still open. */
export type OpenStreams = Set<AbortController>;

/** A server that closes waits for its answers; these are ended with it. */
export function openStreams(app: FastifyInstance): OpenStreams {
  const streams: OpenStreams = new Set();
  app.addHook("preClose", async () => {
    for (const stream of streams) stream.abort();
  });
  return streams;
}

/** Sends events as they come. The signal ends the work when nobody listens any more. */
export async function sendStream<Event extends { type: string }>(
  reply: FastifyReply,
  streams: OpenStreams,
  begin: (signal: AbortSignal) => Promise<AsyncIterable<Event>>,
): Promise<void> {
  const controller = new AbortController();
  const leave = (): void => controller.abort();
  streams.add(controller);
  reply.raw.once("close", leave);
  try {
    const events = await begin(controller.signal);
    reply.hijack();
    reply.raw.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    });
    for await (const event of events) {
      if (controller.signal.aborted) break;
      reply.raw.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
    }
    reply.raw.end();
  } finally {
    streams.delete(controller);
    reply.raw.off("close", leave);
  }
}
