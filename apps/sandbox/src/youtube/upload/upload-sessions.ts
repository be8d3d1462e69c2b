import { randomBytes } from "node:crypto";
import { mkdir, open, rm, truncate } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { uploadFolder, type World } from "#world.ts";
import { createBatchWriter } from "#youtube/batch-writer.ts";
import { newVideoId } from "#youtube/videos.ts";
import { metadataSchema } from "./metadata.ts";

/** Chunks are cut, and broken requests kept, in steps of this size. */
export const BLOCK_BYTES = 256 * 1024;

const sessionSchema = z.object({
  id: z.string(),
  /** Chosen at the start, so that finishing twice (a crash in between) still makes one video. */
  videoId: z.string(),
  accountId: z.string(),
  metadata: metadataSchema,
  parts: z.array(z.string()),
  notifySubscribers: z.boolean(),
  fileType: z.string(),
  fileName: z.string().optional(),
  size: z.int().optional(),
  received: z.int(),
  bytesOnWire: z.int(),
  requests: z.int(),
  startedAt: z.number(),
  /** The answer of a finished upload, given again to everybody who asks. */
  answer: z.record(z.string(), z.unknown()).optional(),
});

export type UploadSession = z.output<typeof sessionSchema>;

export function sessionsOf(world: World) {
  return world.store.collection("upload-sessions", sessionSchema);
}

export async function startSession(
  world: World,
  start: Pick<
    UploadSession,
    "accountId" | "metadata" | "parts" | "notifySubscribers" | "fileType" | "fileName" | "size"
  >,
): Promise<UploadSession> {
  const id = `sbx-${randomBytes(24).toString("base64url")}`;
  await mkdir(uploadFolder(world), { recursive: true });
  const file = await open(sessionFile(world, id), "w");
  await file.close();
  const startedAt = world.clock.now().getTime();
  return sessionsOf(world).set(id, {
    ...start,
    id,
    videoId: newVideoId(),
    received: 0,
    bytesOnWire: 0,
    requests: 0,
    startedAt,
  });
}

/** `undefined` for a session that never was or is too old; YouTube answers 404 to both. */
export function findSession(world: World, id: string): UploadSession | undefined {
  const session = sessionsOf(world).get(id);
  if (!session) return undefined;
  const age = world.clock.now().getTime() - session.startedAt;
  return age < world.settings.current().sessionMs ? session : undefined;
}

export async function dropSession(world: World, session: UploadSession): Promise<void> {
  sessionsOf(world).delete(session.id);
  if (!session.answer) await rm(sessionFile(world, session.id), { force: true });
}

export function sessionFile(world: World, id: string): string {
  return join(uploadFolder(world), id);
}

/** `overlap`: so many bytes at the beginning were kept before and are passed over. */
export type ChunkLimits = { expected: number; overlap: number; cutAt: number | undefined; pauseMs: number };
export type ChunkResult = { session: UploadSession; isBroken: boolean };

/** Appends what arrives; of a request that breaks, only whole blocks count. */
export async function appendChunk(
  world: World,
  session: UploadSession,
  body: Readable,
  limits: ChunkLimits,
): Promise<ChunkResult> {
  const path = sessionFile(world, session.id);
  const file = await open(path, "r+");
  const disk = createBatchWriter(file, session.received);
  let written = 0;
  let isBroken = false;

  async function receive(): Promise<void> {
    for await (const piece of body as AsyncIterable<Buffer>) {
      const known = Math.max(0, limits.overlap - written);
      written += piece.length;
      if (known < piece.length) await disk.add(piece.subarray(known));
      if (limits.pauseMs > 0) await wait(limits.pauseMs);
      isBroken = limits.cutAt !== undefined && session.received - limits.overlap + written >= limits.cutAt;
      if (isBroken || written > limits.expected) return;
    }
  }

  try {
    await receive().catch(() => {
      isBroken = true;
    });
    await disk.end();
  } finally {
    await file.close();
  }
  isBroken ||= written !== limits.expected;
  const end = Math.max(session.received, session.received - limits.overlap + written);
  const received = isBroken ? Math.max(session.received, Math.floor(end / BLOCK_BYTES) * BLOCK_BYTES) : end;
  if (received < end) await truncate(path, received);
  const after = { ...session, received, bytesOnWire: session.bytesOnWire + written, requests: session.requests + 1 };
  return { session: sessionsOf(world).set(session.id, after), isBroken };
}
