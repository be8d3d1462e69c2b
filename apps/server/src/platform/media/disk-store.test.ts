import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

import { afterEach, beforeEach, expect, test } from "vitest";

import { createDiskStore } from "./disk-store.ts";
import { MediaKeyError, NoSpaceError, type MediaStore } from "./media-store.ts";

let root = "";
let store: MediaStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "sahne-media-"));
  store = createDiskStore(join(root, "media"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const film = Buffer.from("0123456789".repeat(30_000));
const stored = { bytes: film.length, sha256: createHash("sha256").update(film).digest("hex") };

async function keys(prefix: string): Promise<string[]> {
  const found: string[] = [];
  for await (const key of store.list(prefix)) found.push(key);
  return found;
}

test("a stored file has its length and hash and comes back whole", async () => {
  const fromBuffer = await store.put("videos/a.mp4", film);
  const fromStream = await store.put("videos/b.mp4", Readable.from([film.subarray(0, 7), film.subarray(7)]));

  expect([fromBuffer, fromStream]).toEqual([stored, stored]);
  expect(await buffer(await store.open("videos/b.mp4"))).toEqual(film);
  expect(await store.size("videos/a.mp4")).toBe(film.length);
});

test("a part of a file comes with both its ends", async () => {
  await store.put("videos/a.mp4", film);

  expect(String(await buffer(await store.open("videos/a.mp4", { start: 8, end: 12 })))).toBe("89012");
});

test("a stream that breaks off leaves nothing behind, and the old file in place", async () => {
  await store.put("videos/a.mp4", Buffer.from("old"));
  const broken = Readable.from(
    (async function* () {
      yield film;
      throw new Error("cable pulled");
    })(),
  );

  await expect(store.put("videos/a.mp4", broken)).rejects.toThrow("cable pulled");

  expect(String(await buffer(await store.open("videos/a.mp4")))).toBe("old");
  expect(await readdir(join(root, "media/.temporary"))).toEqual([]);
});

test("a finished local file is moved in", async () => {
  const local = join(root, "render.mp4");
  await writeFile(local, film);

  expect(await store.adopt("videos/a.mp4", local)).toEqual(stored);

  expect(existsSync(local)).toBe(false);
  expect(await store.localPath("videos/a.mp4")).toBe(join(root, "media/videos/a.mp4"));
});

test("a file that is not there has no size and cannot be opened", async () => {
  expect(await store.size("videos/none.mp4")).toBeNull();
  await expect(store.open("videos/none.mp4")).rejects.toMatchObject({ code: "ENOENT" });
  await expect(store.localPath("videos/none.mp4")).rejects.toMatchObject({ code: "ENOENT" });
  await store.remove("videos/none.mp4");
});

test.each([
  "../secret",
  "videos/../../secret",
  "/etc/passwd",
  "videos//a.mp4",
  "videos/./a.mp4",
  "videos\\..\\a.mp4",
  "videos/a.mp4\u0000",
  "videos/.hidden",
  ".temporary/x",
  "Videos/A.mp4",
  "",
  "a".repeat(300),
])("a key that leaves the store is refused: %j", async (key) => {
  await expect(store.put(key, film)).rejects.toThrow(MediaKeyError);
  await expect(store.open(key)).rejects.toThrow(MediaKeyError);
  await expect(store.size(key)).rejects.toThrow(MediaKeyError);
  await expect(store.remove(key)).rejects.toThrow(MediaKeyError);
});

test("a prefix lists and removes what is below it and nothing else", async () => {
  for (const key of ["users/ada/a.jpg", "users/ada/deep/b.jpg", "users/adam/c.jpg"]) await store.put(key, film);

  expect(await keys("users/ada")).toEqual(["users/ada/a.jpg", "users/ada/deep/b.jpg"]);
  await store.removePrefix("users/ada/");

  expect(await keys("")).toEqual(["users/adam/c.jpg"]);
  await expect(store.removePrefix("../")).rejects.toThrow(MediaKeyError);
});

test("left-over temporary files are swept once they are old, and listed never", async () => {
  const temporary = join(root, "media/.temporary");
  await mkdir(temporary, { recursive: true });
  for (const name of ["old", "new"]) await writeFile(join(temporary, name), "half");
  await utimes(join(temporary, "old"), new Date(0), new Date(0));

  expect(await keys("")).toEqual([]);
  expect(await store.sweepTemporary(3_600_000)).toBe(1);

  expect(await readdir(temporary)).toEqual(["new"]);
});

test("a check leaves nothing behind and fails where nothing can be written", async () => {
  await store.check();
  expect(await keys("")).toEqual([]);

  await writeFile(join(root, "file"), "");
  await expect(createDiskStore(join(root, "file/media")).check()).rejects.toThrow("ENOTDIR");
});

test("a full disk is named as such, keeps nothing of the file and takes the next when there is room", async ({
  skip,
}) => {
  const small = join(root, "small");
  await mkdir(small);
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", small]);
  if (mounted.status !== 0) skip("NOT RUN: this user may not mount a small disk");
  try {
    const tight = createDiskStore(small);
    await tight.put("videos/a.mp4", film);

    const tooMuch = tight.put("videos/b.mp4", Readable.from([film, film, film, film]));

    await expect(tooMuch).rejects.toThrow(NoSpaceError);
    expect(await tight.size("videos/b.mp4")).toBeNull();
    expect(await tight.put("videos/c.mp4", film)).toEqual(stored);
  } finally {
    spawnSync("umount", [small]);
  }
});
