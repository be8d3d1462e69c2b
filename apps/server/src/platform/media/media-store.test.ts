import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { eachStore } from "#test/media/stores.ts";
import { MediaKeyError, type MediaStore } from "./media-store.ts";

const MEBIBYTE = 1024 * 1024;
const film = Buffer.from("0123456789".repeat(30_000));
/** More than one part of an upload, and no whole number of them. */
const longFilm = Buffer.alloc(19 * MEBIBYTE + 321, "sahne");

async function keysOf(store: MediaStore, prefix: string): Promise<string[]> {
  const found: string[] = [];
  for await (const key of store.list(prefix)) found.push(key);
  return found;
}

function measured(content: Buffer): { bytes: number; sha256: string } {
  return { bytes: content.length, sha256: createHash("sha256").update(content).digest("hex") };
}

function inChunks(content: Buffer, size: number): Readable {
  const count = Math.ceil(content.length / size);
  return Readable.from(Array.from({ length: count }, (_, index) => content.subarray(index * size, (index + 1) * size)));
}

eachStore("a media store", (opened) => {
  test("a stored file has its length and hash and comes back whole", async () => {
    const { store } = opened();

    expect(await store.put("videos/a.mp4", film)).toEqual(measured(film));
    expect(await store.put("videos/b.mp4", inChunks(film, 7777))).toEqual(measured(film));
    expect(await store.put("videos/empty.mp4", Buffer.alloc(0))).toEqual(measured(Buffer.alloc(0)));

    expect(await buffer(await store.open("videos/b.mp4"))).toEqual(film);
    expect(await store.size("videos/a.mp4")).toBe(film.length);
    expect(await store.size("videos/empty.mp4")).toBe(0);
  });

  test.each([
    ["many parts", longFilm],
    ["exactly two parts", longFilm.subarray(0, 16 * MEBIBYTE)],
  ])("a long file of %s comes back whole, from a stream and from memory", async (_name, content) => {
    const { store } = opened();

    expect(await store.put("videos/a.mp4", inChunks(content, 100_000))).toEqual(measured(content));
    expect(await store.put("videos/b.mp4", content)).toEqual(measured(content));

    expect((await buffer(await store.open("videos/a.mp4"))).equals(content)).toBe(true);
    expect((await buffer(await store.open("videos/b.mp4"))).equals(content)).toBe(true);
  });

  test("a part of a file comes with both its ends, over the edges of what was sent at once", async () => {
    const { store } = opened();
    await store.put("videos/a.mp4", film);
    await store.put("videos/long.mp4", longFilm);
    const across = { start: 8 * MEBIBYTE - 3, end: 8 * MEBIBYTE + 5 };

    expect(String(await buffer(await store.open("videos/a.mp4", { start: 8, end: 12 })))).toBe("89012");
    expect(
      String(await buffer(await store.open("videos/a.mp4", { start: film.length - 2, end: film.length - 1 }))),
    ).toBe("89");
    expect(await buffer(await store.open("videos/long.mp4", across))).toEqual(
      longFilm.subarray(across.start, across.end + 1),
    );
  });

  test("a file is seen only when it is whole; one that breaks off leaves the old one in place and nothing behind", async () => {
    const { store } = opened();
    await store.put("videos/a.mp4", Buffer.from("old"));
    let seen: (number | null)[] = [];
    const broken = Readable.from(
      (async function* () {
        yield longFilm;
        seen = [await store.size("videos/a.mp4"), await store.size("videos/new.mp4")];
        throw new Error("cable pulled");
      })(),
    );

    await expect(store.put("videos/a.mp4", broken)).rejects.toThrow("cable pulled");

    expect(seen).toEqual([3, null]);
    expect(String(await buffer(await store.open("videos/a.mp4")))).toBe("old");
    expect(await keysOf(store, "")).toEqual(["videos/a.mp4"]);
    expect(await store.sweepTemporary(0)).toBe(0);
  });

  test("a finished local file is moved in", async () => {
    const { store, folder } = opened();
    const local = join(folder, "render.mp4");
    await writeFile(local, film);

    expect(await store.adopt("videos/a.mp4", local)).toEqual(measured(film));

    expect(existsSync(local)).toBe(false);
    expect(await buffer(await store.open("videos/a.mp4"))).toEqual(film);
  });

  test("a tool that needs a path gets the whole file, and after the work nothing of a copy is left", async () => {
    const { store, folder } = opened();
    await store.put("videos/a.mp4", longFilm);
    const work = async (path: string): Promise<{ path: string; isWhole: boolean }> => ({
      path,
      isWhole: (await readFile(path)).equals(longFilm),
    });

    const { path, isWhole } = await store.withLocalFile("videos/a.mp4", work);

    expect(isWhole).toBe(true);
    expect(existsSync(path)).toBe(path.startsWith(join(folder, "media")));
    await expect(store.withLocalFile("videos/a.mp4", () => Promise.reject(new Error("tool broke")))).rejects.toThrow(
      "tool broke",
    );
    await expect(store.withLocalFile("videos/none.mp4", work)).rejects.toThrow();
  });

  test("a file that is not there has no size, cannot be opened, and may be removed", async () => {
    const { store } = opened();

    expect(await store.size("videos/none.mp4")).toBeNull();
    await expect(store.open("videos/none.mp4")).rejects.toThrow();
    await store.remove("videos/none.mp4");
  });

  test("a removed file is gone, and the next one of its name is the new one", async () => {
    const { store } = opened();
    await store.put("videos/a.mp4", film);
    await store.remove("videos/a.mp4");

    expect([await store.size("videos/a.mp4"), await keysOf(store, "")]).toEqual([null, []]);
    await store.put("videos/a.mp4", Buffer.from("new"));
    expect(String(await buffer(await store.open("videos/a.mp4")))).toBe("new");
  });

  test.each([
    "../a.mp4",
    "videos/../../a.mp4",
    "/etc/passwd",
    "videos//a.mp4",
    "videos/a.mp4/",
    "videos\\..\\a.mp4",
    "videos/a.mp4\u0000",
    "videos/.hidden",
    ".temporary/x",
    "Videos/A.mp4",
    "",
    "a".repeat(300),
  ])("a key that leaves the store is refused: %j", async (key) => {
    const { store } = opened();
    const answer = { contentType: "video/mp4", cacheControl: "no-store" };

    await expect(store.put(key, film)).rejects.toThrow(MediaKeyError);
    await expect(store.open(key)).rejects.toThrow(MediaKeyError);
    await expect(store.size(key)).rejects.toThrow(MediaKeyError);
    await expect(store.remove(key)).rejects.toThrow(MediaKeyError);
    await expect(store.directLink(key, answer)).rejects.toThrow(MediaKeyError);
  });

  test("a prefix lists and removes what is below it and nothing else", async () => {
    const { store } = opened();
    for (const key of ["users/ada/a.jpg", "users/ada/deep/b.jpg", "users/adam/c.jpg"]) await store.put(key, film);

    expect(await keysOf(store, "users/ada")).toEqual(["users/ada/a.jpg", "users/ada/deep/b.jpg"]);
    await store.removePrefix("users/ada/");

    expect(await keysOf(store, "")).toEqual(["users/adam/c.jpg"]);
    await expect(store.removePrefix("../")).rejects.toThrow(MediaKeyError);
  });

  test("a check leaves nothing behind, however often it is asked", async () => {
    const { store } = opened();

    await store.check();
    await store.check();

    expect(await keysOf(store, "")).toEqual([]);
  });
});
