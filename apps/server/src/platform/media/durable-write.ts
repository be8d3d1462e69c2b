import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";

import type { StoredMedia } from "./media-store.ts";

/** Writes a new file into the folder and returns when it is on the disk; a failed one is removed. */
export async function writeDurably(folder: string, body: Readable | Buffer): Promise<StoredMedia & { path: string }> {
  const path = join(folder, randomUUID());
  const handle = await open(path, "wx", 0o600);
  try {
    const hash = createHash("sha256");
    let bytes = 0;
    for await (const chunk of Buffer.isBuffer(body) ? [body] : (body as AsyncIterable<Buffer>)) {
      hash.update(chunk);
      bytes += chunk.length;
      await handle.writeFile(chunk);
    }
    await handle.sync();
    await handle.close();
    return { path, bytes, sha256: hash.digest("hex") };
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(path, { force: true });
    throw error;
  }
}

export async function hashFile(path: string): Promise<StoredMedia> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest("hex") };
}

export function isCrossDevice(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EXDEV";
}
