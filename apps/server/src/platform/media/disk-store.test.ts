import { createHash } from "node:crypto";
import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";

import { beforeEach, expect, test } from "vitest";

import { makeSmallDisk } from "#test/product/small-disk.ts";

import { createDiskStore } from "./disk-store.ts";
import { NoSpaceError, type MediaStore } from "./media-store.ts";
import { testFolder } from "#test/product/temporary-folder.ts";

let root = "";
let store: MediaStore;
beforeEach(async () => {
  root = await testFolder();
  store = createDiskStore(join(root, "media"));
});

const film = Buffer.from("0123456789".repeat(30_000));
const stored = { bytes: film.length, sha256: createHash("sha256").update(film).digest("hex") };

async function keys(prefix: string): Promise<string[]> {
  const found: string[] = [];
  for await (const key of store.list(prefix)) found.push(key);
  return found;
}

test("a tool works on the file itself: nothing is copied", async () => {
  await store.put("videos/a.mp4", film);

  expect(await store.withLocalFile("videos/a.mp4", async (path) => path)).toBe(join(root, "media/videos/a.mp4"));
});

test("what a broken write had begun is gone with it", async () => {
  const broken = Readable.from(
    (async function* () {
      yield film;
      throw new Error("cable pulled");
    })(),
  );

  await expect(store.put("videos/a.mp4", broken)).rejects.toThrow("cable pulled");

  expect(await readdir(join(root, "media/.temporary"))).toEqual([]);
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

test("a check fails where nothing can be written", async () => {
  await writeFile(join(root, "file"), "");
  await expect(createDiskStore(join(root, "file/media")).check()).rejects.toThrow("ENOTDIR");
});

test("a full disk is named as such, keeps nothing of the file and takes the next when there is room", async ({
  skip,
}) => {
  const disk = await makeSmallDisk(1);
  if (!disk) return skip("NOT RUN: this user may not mount a small disk");
  try {
    const tight = createDiskStore(disk.folder);
    await tight.put("videos/a.mp4", film);

    const tooMuch = tight.put("videos/b.mp4", Readable.from([film, film, film, film]));

    await expect(tooMuch).rejects.toThrow(NoSpaceError);
    expect(await tight.size("videos/b.mp4")).toBeNull();
    expect(await tight.put("videos/c.mp4", film)).toEqual(stored);
  } finally {
    await disk.remove();
  }
});
