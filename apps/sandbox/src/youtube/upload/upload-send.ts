import type { FastifyReply, FastifyRequest } from "fastify";
import type { FaultSubject } from "#faults.ts";
import { findAccount } from "#google/accounts.ts";
import { accessTokensOf } from "#google/grants.ts";
import { baseUrl, cutConnection, headerOf } from "#http.ts";
import { Refusal } from "#refusal.ts";
import type { World } from "#world.ts";
import { bearerOf, invalidCredentials, requireChannel, requireToken } from "#youtube/access.ts";
import { videoResource } from "#youtube/video-resource.ts";
import { backendError, youtubeRefusal } from "#youtube/youtube-refusal.ts";
import { acceptVideo } from "./accept-video.ts";
import {
  appendChunk,
  BLOCK_BYTES,
  dropSession,
  findSession,
  sessionFile,
  sessionsOf,
  type UploadSession,
} from "./upload-sessions.ts";

/** Requests being received, by session: a new one takes over from a connection that may be dead already. */
export type ActiveRequests = Map<string, { request: FastifyRequest; settled: Promise<unknown> }>;
export type UploadCall = { world: World; request: FastifyRequest; reply: FastifyReply };

export async function receiveBytes(call: UploadCall, id: string, active: ActiveRequests): Promise<FastifyReply> {
  const { request } = call;
  const before = active.get(id);
  before?.request.raw.destroy();
  const settled = Promise.resolve(before?.settled)
    .catch(() => undefined)
    .then(() => receive(call, id));
  active.set(id, { request, settled });
  try {
    return await settled;
  } finally {
    if (active.get(id)?.request === request) active.delete(id);
  }
}

async function receive(call: UploadCall, id: string): Promise<FastifyReply> {
  const { world, request, reply } = call;
  const session = findSession(world, id);
  if (!session) throw sessionGone();
  const subject = subjectOf(call, session);
  if (world.faults.take("expire-session", subject)) {
    await dropSession(world, session);
    throw sessionGone();
  }
  const range = readRange(request, session);
  if (world.faults.take("token-401", subject)) {
    accessTokensOf(world).delete(bearerOf(request) ?? "");
    throw invalidCredentials();
  }
  // The session address alone is enough, as with a password; but a token that is sent must be a good one.
  if (bearerOf(request) !== undefined) requireToken(world, request);
  if (session.answer) return finished(call, session);
  // Everything is here but the end was never told: a fault or a crash came between.
  if (session.received === session.size) return finish(call, session);
  if (range.kind === "question") return incomplete(reply, session);
  checkChunk(request, session, range);
  const known = { ...session, size: range.total ?? session.size };
  world.ledger.count("youtube.upload.chunk");
  const oddity = ODD_ANSWERS.find((name) => world.faults.take(name, subject));
  if (oddity) return answerOddly(call, known, oddity);
  return takeChunk(call, known, { expected: range.length, overlap: session.received - range.start });
}

const ODD_ANSWERS = ["no-range", "stalled-range"] as const;

/** Keeps nothing of the chunk, and says either nothing of what it has or the same as before. */
async function answerOddly(
  { world, request, reply }: UploadCall,
  session: UploadSession,
  oddity: (typeof ODD_ANSWERS)[number],
): Promise<FastifyReply> {
  let onWire = 0;
  for await (const piece of request.raw as AsyncIterable<Buffer>) onWire += piece.length;
  const { bytesOnWire, requests } = session;
  const after = sessionsOf(world).set(session.id, {
    ...session,
    bytesOnWire: bytesOnWire + onWire,
    requests: requests + 1,
  });
  return incomplete(reply, oddity === "no-range" ? { ...after, received: 0 } : after);
}

async function takeChunk(
  call: UploadCall,
  session: UploadSession,
  { expected, overlap }: { expected: number; overlap: number },
): Promise<FastifyReply> {
  const { world, request, reply } = call;
  const subject = subjectOf(call, session);
  const end = session.received - overlap + expected;
  // Waits for the request that carries the byte; without a byte it is the middle of the next one.
  const cut = world.faults.take("cut-at", subject, ({ value }) => value === undefined || Number(value) <= end);
  const slow = world.faults.take("slow-upload", subject);
  const { session: after, isBroken } = await appendChunk(world, session, request.raw, {
    expected,
    overlap,
    cutAt: cut ? Number(cut.value ?? session.received + expected / 2) : undefined,
    pauseMs: slow ? Number(slow.value ?? 100) : 0,
  });
  if (isBroken) return cutConnection(reply);
  if (world.faults.take("chunk-503", subject)) throw backendError();
  if (after.received === after.size) return finish(call, after);
  const unreadable = world.faults.take("bad-range", subject);
  if (unreadable)
    return reply
      .code(308)
      .headers({ range: String(unreadable.value ?? "bytes"), "content-length": "0" })
      .send();
  return incomplete(reply, after);
}

async function finish(call: UploadCall, session: UploadSession): Promise<FastifyReply> {
  const { world, request, reply } = call;
  const account = findAccount(session.accountId);
  if (!account) throw sessionGone();
  const video = await acceptVideo(world, {
    ...session,
    channel: requireChannel(account),
    file: sessionFile(world, session.id),
    fileName: session.fileName,
    uploadType: "resumable",
  });
  const parts = [...session.parts, "status"];
  const answer = videoResource(world, video, { parts, base: baseUrl(request), isOwner: true });
  const done = sessionsOf(world).set(session.id, { ...session, answer });
  const subject = subjectOf(call, session);
  if (world.faults.take("lose-final", subject)) return cutConnection(reply);
  if (world.faults.take("gone-after-final", subject)) {
    await dropSession(world, done);
    return cutConnection(reply);
  }
  return finished(call, done);
}

function subjectOf({ request }: UploadCall, session: UploadSession): FaultSubject {
  return { method: request.method, path: request.url, text: session.metadata.title };
}

function finished(call: UploadCall, session: UploadSession): FastifyReply {
  const { world, reply } = call;
  if (!world.faults.take("no-id", subjectOf(call, session))) return reply.code(201).send(session.answer);
  const { id: _id, ...unnamed } = session.answer ?? {};
  return reply.code(200).send(unnamed);
}

/** No Location, or clients would take the 308 for a redirect; no Range when nothing was kept. */
function incomplete(reply: FastifyReply, session: UploadSession): FastifyReply {
  if (session.received > 0) reply.header("range", `bytes=0-${session.received - 1}`);
  return reply.code(308).headers({ "x-guploader-uploadid": session.id, "content-length": "0" }).send();
}

/** Without the header the request carries the whole file. */
function readRange(request: FastifyRequest, session: UploadSession): ContentRange {
  const header = headerOf(request, "content-range");
  const length = Number(headerOf(request, "content-length") ?? session.size ?? 0);
  if (header === undefined) return { kind: "chunk", start: 0, length, total: length };
  const range = parseContentRange(header.trim());
  if (!range) throw badRequest("Failed to parse Content-Range header.");
  return range;
}

function checkChunk(request: FastifyRequest, session: UploadSession, range: ContentRange & { kind: "chunk" }): void {
  const length = headerOf(request, "content-length");
  const isLast = range.total !== undefined && range.start + range.length === range.total;
  if (range.total !== undefined && session.size !== undefined && range.total !== session.size)
    throw badRequest("The total in Content-Range differs from the size given at the start.");
  // What was kept already and comes again is passed over; a gap cannot be filled.
  if (range.start > session.received)
    throw badRequest(`Invalid request. The next byte expected is ${session.received}.`);
  if (length !== undefined && Number(length) !== range.length)
    throw badRequest("Content-Length differs from the length of the Content-Range.");
  if (!isLast && range.length % BLOCK_BYTES !== 0)
    throw badRequest(`Invalid request. The chunk size must be a multiple of ${BLOCK_BYTES} bytes.`);
}

function badRequest(message: string): Refusal {
  return youtubeRefusal(400, "badRequest", message, { domain: "global" });
}

function sessionGone(): Refusal {
  return new Refusal(404, "Not Found", { "content-type": "text/plain; charset=utf-8" });
}

type ContentRange =
  | { kind: "question"; total: number | undefined }
  | { kind: "chunk"; start: number; length: number; total: number | undefined };

/** `undefined` for a header that cannot be read. */
function parseContentRange(header: string): ContentRange | undefined {
  const question = /^bytes \*\/(\d+|\*)$/.exec(header);
  if (question) return { kind: "question", total: totalOf(question[1]) };
  const chunk = /^bytes (\d+)-(\d+)\/(\d+|\*)$/.exec(header);
  if (!chunk) return undefined;
  const start = Number(chunk[1]);
  const end = Number(chunk[2]);
  const total = totalOf(chunk[3]);
  if (end < start || (total !== undefined && end >= total)) return undefined;
  return { kind: "chunk", start, length: end - start + 1, total };
}

function totalOf(text: string | undefined): number | undefined {
  return text === undefined || text === "*" ? undefined : Number(text);
}
