import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { RenderResult } from "./render.ts";
import { createRenderCache } from "./render-cache.ts";
import { renderKey } from "./render-key.ts";
import type { RenderSpec } from "./spec.ts";

const result = { bytes: 4, sha256: "ab", width: 1, height: 1, durationSeconds: 5 } as RenderResult;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sahne-cache-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function makeFilm(name: string, content: string) {
  const paths = { outputPath: join(folder, `${name}.mp4`), posterPath: join(folder, `${name}.jpg`) };
  await writeFile(paths.outputPath, content);
  await writeFile(paths.posterPath, "poster");
  return paths;
}

test("a kept film comes back whole, an unknown one does not", async () => {
  const cache = createRenderCache(join(folder, "cache"));
  await cache.keep("key", await makeFilm("first", "film"), result);
  const target = { outputPath: join(folder, "second.mp4"), posterPath: join(folder, "second.jpg") };

  expect(await cache.find("key", target)).toEqual(result);
  expect(await readFile(target.outputPath, "utf8")).toBe("film");
  expect(await cache.find("other", target)).toBeNull();
});

test("the oldest films leave when the cache is full", async () => {
  const cache = createRenderCache(join(folder, "cache"), 10);
  for (const key of ["a", "b"]) {
    await cache.keep(key, await makeFilm(key, "123456"), result);
    const past = new Date(Date.now() - 60_000);
    await utimes(join(folder, "cache", `${key}.json`), past, past);
  }
  await cache.keep("c", await makeFilm("c", "123456"), result);

  expect((await readdir(join(folder, "cache"))).toSorted()).toEqual(["c.jpg", "c.json", "c.mp4"]);
});

test("a film past its time leaves, however often it was asked for", async () => {
  const cache = createRenderCache(join(folder, "cache"));
  await cache.keep("old", await makeFilm("old", "film"), result);
  const yesterday = new Date(Date.now() - 25 * 3600 * 1000);
  await utimes(join(folder, "cache", "old.mp4"), yesterday, yesterday);

  await cache.keep("new", await makeFilm("new", "film"), result);

  expect((await readdir(join(folder, "cache"))).toSorted()).toEqual(["new.jpg", "new.json", "new.mp4"]);
});

test("a film without its files is no film", async () => {
  const cache = createRenderCache(join(folder, "cache"));
  await cache.keep("key", await makeFilm("first", "film"), result);
  await rm(join(folder, "cache", "key.mp4"));

  expect(await cache.find("key", { outputPath: join(folder, "x.mp4"), posterPath: join(folder, "x.jpg") })).toBeNull();
});

test("a key follows the content of pictures and every field, not paths or order", async () => {
  const spec: RenderSpec = { prompt: "a", aspectRatio: "1:1", durationSeconds: 5, resolution: "480p" };
  const [first, copy, other] = [join(folder, "1"), join(folder, "2"), join(folder, "3")];
  await Promise.all([writeFile(first, "same"), writeFile(copy, "same"), writeFile(other, "other")]);

  expect(await renderKey({ ...spec, images: [first] })).toBe(await renderKey({ ...spec, images: [copy] }));
  expect(await renderKey({ ...spec, images: [first] })).not.toBe(await renderKey({ ...spec, images: [other] }));
  expect(await renderKey({ ...spec, seed: 1 })).not.toBe(await renderKey(spec));
  await expect(renderKey({ ...spec, images: [join(folder, "4")] })).rejects.toMatchObject({ reason: "bad_input" });
});
