import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, rename, stat } from "node:fs/promises";
import { dirname } from "node:path";

export function partPath(path: string): string {
  return `${path}.part`;
}

/** Gives a finished part file its name; after a crash there is the whole file or none. */
export async function settleFile(path: string): Promise<void> {
  await sync(partPath(path));
  await rename(partPath(path), path);
  await sync(dirname(path));
}

export async function describeFile(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return { bytes: (await stat(path)).size, sha256: hash.digest("hex") };
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
