import { createReadStream, type Stats } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Readable } from "node:stream";

import { syncPath } from "#platform/db/embedded/sync-tree.ts";

import { hashFile, isCrossDevice, writeDurably } from "./durable-write.ts";
import { assertKey, assertPrefix } from "./media-key.ts";
import { asNoSpace, type MediaStore, type StoredMedia } from "./media-store.ts";

/** Inside the root, so that moving a finished file to its place is one step of the same file system. */
const TEMPORARY_FOLDER = ".temporary";

export function createDiskStore(root: string): MediaStore {
  const base = resolve(root);
  const temporary = join(base, TEMPORARY_FOLDER);
  const pathOf = (key: string) => join(base, assertKey(key));

  async function put(key: string, body: Readable | Buffer): Promise<StoredMedia> {
    const path = pathOf(key);
    await mkdir(temporary, { recursive: true });
    return asNoSpace(async () => {
      const { path: finished, ...stored } = await writeDurably(temporary, body);
      await moveTo(base, finished, path);
      return stored;
    });
  }

  return {
    put,
    async adopt(key, localPath) {
      const path = pathOf(key);
      return asNoSpace(async () => {
        const stored = await hashFile(localPath);
        await syncPath(localPath);
        try {
          await moveTo(base, localPath, path);
          return stored;
        } catch (error) {
          if (!isCrossDevice(error)) throw error;
        }
        const copied = await put(key, createReadStream(localPath));
        await rm(localPath, { force: true });
        return copied;
      });
    },
    async open(key, range) {
      // Opened here and not by the stream, which would report a missing file only when it is read: callers want to know
      // before they answer, and what is open can be read to its end even when somebody removes it.
      const file = await open(pathOf(key));
      return file.createReadStream(range);
    },
    async size(key) {
      const found = await statOrNull(pathOf(key));
      return found?.size ?? null;
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async removePrefix(prefix) {
      const folder = join(base, assertPrefix(prefix));
      await rm(folder, { recursive: true, force: true });
    },
    list: (prefix) => listFiles(base, assertPrefix(prefix)),
    async withLocalFile(key, work) {
      const path = pathOf(key);
      await stat(path);
      return work(path);
    },
    async directLink(key) {
      assertKey(key);
      return null;
    },
    origin: null,
    async check() {
      const key = `checks/${process.pid}-${Date.now()}`;
      await put(key, Buffer.from(key));
      const content = await readFile(pathOf(key), "utf8");
      await rm(pathOf(key), { force: true });
      if (content !== key) throw new Error(`The media folder ${base} does not give back what was written.`);
    },
    sweepTemporary: (olderThanMs) => sweep(temporary, Date.now() - olderThanMs),
  };
}

/** Puts a finished file in its place for good; the folders on the way are new names too. */
async function moveTo(base: string, from: string, to: string): Promise<void> {
  const folder = dirname(to);
  const firstMade = await mkdir(folder, { recursive: true });
  await rename(from, to);
  await syncPath(folder);
  if (!firstMade) return;
  for (let parent = dirname(folder); parent.startsWith(base); parent = dirname(parent)) await syncPath(parent);
}

async function* listFiles(base: string, prefix: string): AsyncIterable<string> {
  const folder = join(base, prefix);
  if (!(await statOrNull(folder))?.isDirectory()) return;
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.sort((left, right) => (left.name < right.name ? -1 : 1))) {
    if (entry.name === TEMPORARY_FOLDER) continue;
    const key = prefix ? `${prefix}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* listFiles(base, key);
    else yield key;
  }
}

async function sweep(folder: string, before: number): Promise<number> {
  let removed = 0;
  const names = (await statOrNull(folder)) ? await readdir(folder) : [];
  for (const name of names) {
    const found = await statOrNull(join(folder, name));
    if (!found || found.mtimeMs > before) continue;
    await rm(join(folder, name), { force: true });
    removed += 1;
  }
  return removed;
}

async function statOrNull(path: string): Promise<Stats | null> {
  try {
    return await stat(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
