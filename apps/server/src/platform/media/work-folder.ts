import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { FILM_CACHE } from "./film-cache.ts";
import { asNoSpace } from "./media-store.ts";

/** Runs the work with a temporary folder that is removed afterwards; a full disk becomes a NoSpaceError. */
export async function inWorkFolder<T>(
  { temporaryDir }: { temporaryDir: string },
  prefix: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await asNoSpace(async () => {
    await mkdir(temporaryDir, { recursive: true });
    return mkdtemp(join(temporaryDir, prefix));
  });
  try {
    return await asNoSpace(() => work(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes what killed processes left behind; answers how much. */
export async function sweepWorkFolders(temporaryDir: string, olderThanMs: number): Promise<number> {
  const before = Date.now() - olderThanMs;
  let removed = 0;
  for (const name of await readdir(temporaryDir)) {
    // What is kept on purpose has limits of its own.
    if (name === FILM_CACHE) continue;
    const path = join(temporaryDir, name);
    const found = await stat(path).catch(() => undefined);
    if (!found || found.mtimeMs > before) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}
