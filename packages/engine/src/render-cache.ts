import { copyFile, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { RenderResult } from "#child/messages.ts";
import { partPath, settleFile } from "#encode/durable-file.ts";

export type FilmPaths = { outputPath: string; posterPath: string };

/** Finished films by their key: asked for again, the same film is copied instead of made. */
export type RenderCache = {
  find(key: string, paths: FilmPaths): Promise<RenderResult | null>;
  keep(key: string, paths: FilmPaths, result: RenderResult): Promise<void>;
};

const DEFAULT_MOST_BYTES = 1024 ** 3;
/** Somebody who deletes a film expects it to be gone: no copy is kept longer than this. */
const KEEP_MS = 24 * 3600 * 1000;

export function createRenderCache(folder: string, mostBytes = DEFAULT_MOST_BYTES): RenderCache {
  const place = (key: string) => ({
    film: join(folder, `${key}.mp4`),
    poster: join(folder, `${key}.jpg`),
    result: join(folder, `${key}.json`),
  });

  return {
    async find(key, paths) {
      const cached = place(key);
      try {
        // The result is written last, so where it is, the film and the poster are whole.
        const result = JSON.parse(await readFile(cached.result, "utf8")) as RenderResult;
        await copyDurably(cached.film, paths.outputPath);
        await copyDurably(cached.poster, paths.posterPath);
        // Only when it was used: when it was made decides how long it stays.
        await utimes(cached.result, new Date(), (await stat(cached.result)).mtime);
        return result;
      } catch {
        // A cache that cannot answer is an empty cache: the film is made as if there were none.
        return null;
      }
    },
    async keep(key, paths, result) {
      const cached = place(key);
      await mkdir(folder, { recursive: true });
      await copyDurably(paths.outputPath, cached.film);
      await copyDurably(paths.posterPath, cached.poster);
      await writeFile(partPath(cached.result), JSON.stringify(result));
      await settleFile(cached.result);
      await forgetOldest(folder, mostBytes);
    },
  };
}

async function copyDurably(from: string, to: string): Promise<void> {
  await copyFile(from, partPath(to));
  await settleFile(to);
}

/** Films past their time leave, then those not asked for the longest. */
async function forgetOldest(folder: string, mostBytes: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json"));
  const films = await Promise.all(
    names.map(async (name) => {
      const key = name.slice(0, -".json".length);
      const { atimeMs } = await stat(join(folder, name));
      const film = await stat(join(folder, `${key}.mp4`)).catch(() => null);
      const isOld = film === null || Date.now() - film.mtimeMs > KEEP_MS;
      return { key, atimeMs, bytes: film?.size ?? 0, isOld };
    }),
  );
  let total = films.reduce((sum, film) => sum + film.bytes, 0);
  for (const { key, bytes, isOld } of films.toSorted((a, b) => a.atimeMs - b.atimeMs)) {
    if (!isOld && total <= mostBytes) continue;
    for (const ending of ["json", "mp4", "jpg"]) await rm(join(folder, `${key}.${ending}`), { force: true });
    total -= bytes;
  }
}
