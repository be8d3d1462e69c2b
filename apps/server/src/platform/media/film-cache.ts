import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

type Place = { temporaryDir: string };

export type FilmCacheLimits = { mostBytes: number; mostMilliseconds: number };

/** The folder of all caches inside the temporary one. */
export const FILM_CACHE = "film-cache";

/** An upper limit that users who delete something can rely on: no copy stays longer, whatever else fails. */
const LIMITS: FilmCacheLimits = { mostBytes: 1024 ** 3, mostMilliseconds: 24 * 3600 * 1000 };

/**
 * Where a user's finished films and prepared pictures are kept, so that the same wish is not made twice. One folder each:
 * nobody is answered with another's film, and everything of a user can be found to be removed.
 */
export function filmCacheOf({ temporaryDir }: Place, userId: string): string {
  return join(temporaryDir, FILM_CACHE, userId);
}

export async function forgetFilmCache(place: Place, userId: string): Promise<void> {
  await rm(filmCacheOf(place, userId), { recursive: true, force: true });
}

/** Caches of people whom the database no longer knows: whichever worker erased them could not reach this folder. */
export async function forgetErased(
  place: Place,
  stillThere: (userIds: string[]) => Promise<string[]>,
): Promise<number> {
  const kept = await readdir(join(place.temporaryDir, FILM_CACHE)).catch(() => []);
  if (kept.length === 0) return 0;
  const known = new Set(await stillThere(kept));
  const erased = kept.filter((userId) => !known.has(userId));
  for (const userId of erased) await forgetFilmCache(place, userId);
  return erased.length;
}

/** What is too old goes, then what was not asked for the longest; answers how many files went. */
export async function sweepFilmCaches({ temporaryDir }: Place, limits = LIMITS): Promise<number> {
  const files = await listFiles(join(temporaryDir, FILM_CACHE));
  let total = files.reduce((sum, file) => sum + file.bytes, 0);
  let removed = 0;
  for (const { path, bytes, madeAt } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
    const isOld = Date.now() - madeAt > limits.mostMilliseconds;
    if (!isOld && total <= limits.mostBytes) continue;
    await rm(path, { force: true });
    total -= bytes;
    removed += 1;
  }
  return removed;
}

async function listFiles(folder: string) {
  // Nothing was ever kept, or a user's folder went meanwhile.
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = await Promise.all(
    paths.map(async (path) => {
      const facts = await stat(path).catch(() => null);
      return facts && { path, bytes: facts.size, usedAt: facts.atimeMs, madeAt: facts.mtimeMs };
    }),
  );
  return files.filter((file) => file !== null);
}
