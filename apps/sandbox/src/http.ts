import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Readable } from "node:stream";

const MAX_BODY_BYTES = 64 * 1024 * 1024;
/** Silence is counted in steps: one standstill of the machine is one of them, however long it was. */
const DRAIN_STEP_MS = 100;
const DRAIN_SILENT_STEPS = 5;

/** Bodies arrive as bytes, because vendors differ in what they do with a wrong type or broken JSON. */
export function takeBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: MAX_BODY_BYTES }, (_request, body, done) => {
    done(null, body);
  });
}

/** Bodies stay unread on the socket, for uploads that may be larger than memory or break half-way. */
export function takeStreams(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", (_request, _payload, done) => {
    done(null, undefined);
  });
}

export function jsonBody(request: FastifyRequest): unknown {
  return parseJson(Buffer.isBuffer(request.body) ? request.body.toString("utf8") : "");
}

/** `undefined` when it is not JSON; no vendor accepts a bare undefined. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export function formBody(request: FastifyRequest): URLSearchParams {
  return new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString("utf8") : "");
}

export function queryOf(request: FastifyRequest): URLSearchParams {
  return new URL(request.url, "http://sandbox").searchParams;
}

export function pathOf(request: FastifyRequest): string {
  return new URL(request.url, "http://sandbox").pathname;
}

/** Links in answers lead back to the address the caller used. */
export function baseUrl(request: FastifyRequest): string {
  return `http://${request.headers.host ?? "127.0.0.1"}`;
}

export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

export async function readAll(stream: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > MAX_BODY_BYTES) throw new Error("the body is larger than the sandbox keeps in memory");
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/**
 * Reads the rest of a body nobody wants, so that the caller can finish sending and hear the answer.
 * False when it stops coming: clients that resend a spent stream announce more than they have.
 */
export async function drainBody(stream: Readable): Promise<boolean> {
  let step: NodeJS.Timeout | undefined;
  let silentSteps = 0;
  stream.on("data", () => {
    silentSteps = 0;
  });
  const isSilent = new Promise<boolean>((resolve) => {
    const listen = (): void => {
      silentSteps += 1;
      if (silentSteps > DRAIN_SILENT_STEPS) resolve(false);
      else step = setTimeout(listen, DRAIN_STEP_MS);
    };
    listen();
  });
  const isOver = new Promise<boolean>((resolve) => {
    for (const event of ["end", "close", "error"]) stream.once(event, () => resolve(event === "end"));
  });
  stream.resume();
  const isComplete = stream.readableEnded || (await Promise.race([isSilent, isOver]));
  clearTimeout(step);
  return isComplete;
}

/** The caller sees a broken connection and cannot know how far we came. */
export function cutConnection(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}
