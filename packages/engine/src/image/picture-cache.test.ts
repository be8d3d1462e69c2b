import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { KeptPicture } from "./picture-cache.ts";
import { createPictureCache, pictureKey } from "./picture-cache.ts";

const picture: KeptPicture = {
  facts: { sha256: "ab", width: 4, height: 2, focus: [0.5, 0.5], isPrint: false },
  depth: { width: 2, height: 1, values: Float32Array.of(0.25, 1) },
  planes: Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
};
const wish = { frame: { width: 480, height: 480 }, saturation: 1 };
const HOUR_MS = 3600 * 1000;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sahne-pictures-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

test("a kept picture comes back as it was, an unknown one does not", async () => {
  const cache = createPictureCache(folder);
  await cache.keep("key", picture);

  const found = await cache.find("key");

  expect(found).toMatchObject({ facts: picture.facts, depth: picture.depth });
  expect([...(found?.planes ?? [])]).toEqual([...picture.planes]);
  expect(await cache.find("other")).toBeNull();
});

test("another file, another frame or another grade is another picture", () => {
  const key = pictureKey(Buffer.from("a"), wish);

  expect(pictureKey(Buffer.from("a"), { ...wish })).toBe(key);
  expect(pictureKey(Buffer.from("b"), wish)).not.toBe(key);
  expect(pictureKey(Buffer.from("a"), { ...wish, saturation: 1.1 })).not.toBe(key);
  expect(pictureKey(Buffer.from("a"), { ...wish, frame: { width: 480, height: 854 } })).not.toBe(key);
});

test("a damaged or cut file is no picture", async () => {
  const cache = createPictureCache(folder);
  await cache.keep("key", picture);
  const path = join(folder, "key.picture");
  const whole = await readFile(path);

  for (const content of [whole.subarray(0, -1), whole.subarray(0, 3), Buffer.alloc(0)]) {
    await writeFile(path, content);
    expect(await cache.find("key")).toBeNull();
  }
});

test("many processes may keep the same picture at once", async () => {
  await Promise.all(Array.from({ length: 12 }, () => createPictureCache(folder).keep("key", picture)));

  expect(await readdir(folder)).toEqual(["key.picture"]);
  expect(await createPictureCache(folder).find("key")).not.toBeNull();
});

test("a full cache loses what was not asked for the longest", async () => {
  const bytes = await sizeOfOne();
  const cache = createPictureCache(folder, { mostBytes: bytes * 2, mostMilliseconds: HOUR_MS });
  for (const [index, key] of ["a", "b"].entries()) {
    await cache.keep(key, picture);
    const past = new Date(Date.now() - (10 - index) * 1000);
    await utimes(join(folder, `${key}.picture`), past, past);
  }
  await cache.find("a");

  await cache.keep("c", picture);

  expect((await readdir(folder)).toSorted()).toEqual(["a.picture", "c.picture"]);
});

test("nothing stays beyond its time, also what a killed process left", async () => {
  const cache = createPictureCache(folder, { mostBytes: 1e9, mostMilliseconds: HOUR_MS });
  await cache.keep("old", picture);
  await writeFile(join(folder, "half.part"), "x");
  const past = new Date(Date.now() - 2 * HOUR_MS);
  for (const name of ["old.picture", "half.part"]) await utimes(join(folder, name), past, past);

  await cache.keep("new", picture);

  expect(await readdir(folder)).toEqual(["new.picture"]);
});

async function sizeOfOne(): Promise<number> {
  const elsewhere = join(folder, "size");
  await createPictureCache(elsewhere).keep("one", picture);
  const { length } = await readFile(join(elsewhere, "one.picture"));
  await rm(elsewhere, { recursive: true });
  return length;
}
