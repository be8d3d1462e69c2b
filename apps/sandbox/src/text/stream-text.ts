import type { FastifyReply } from "fastify";

type StreamEvent = { name?: string; data: unknown };

const PIECES = 6;

/** The text as a model would send it: some words at a time. */
export function piecesOf(text: string): string[] {
  const words = text.match(/\S+\s*/gu) ?? [text];
  const size = Math.max(1, Math.ceil(words.length / PIECES));
  return Array.from({ length: Math.ceil(words.length / size) }, (_, index) =>
    words.slice(index * size, (index + 1) * size).join(""),
  );
}

/** Server-sent events, one after the other, each in its own turn of the loop so that they travel apart. */
export function sendEvents(reply: FastifyReply, events: readonly StreamEvent[]): FastifyReply {
  reply.hijack();
  reply.raw.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" });
  const [first, ...rest] = events;
  const write = ({ name, data }: StreamEvent): void => {
    const text = typeof data === "string" ? data : JSON.stringify(data);
    reply.raw.write(`${name === undefined ? "" : `event: ${name}\n`}data: ${text}\n\n`);
  };
  const next = (event: StreamEvent | undefined, later: readonly StreamEvent[]): void => {
    if (!event || reply.raw.destroyed) {
      reply.raw.end();
      return;
    }
    write(event);
    setImmediate(() => next(later[0], later.slice(1)));
  };
  next(first, rest);
  return reply;
}
