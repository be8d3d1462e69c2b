import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { beforeEach, expect, test } from "vitest";
import { eachStore } from "#test/media/stores.ts";
import { createDiskStore } from "./disk-store.ts";
import type { MediaStore } from "./media-store.ts";
import { openMoveJournal } from "./move-journal.ts";
import { moveMedia, type MoveReport } from "./move-media.ts";
import { testFolder } from "#test/product/temporary-folder.ts";

const films: Record<string, Buffer> = {
  "images/ada/a.jpg": Buffer.from("picture"),
  "videos/ada/a.mp4": Buffer.alloc(9_000_000, "a"),
  "videos/ben/b.mp4": Buffer.alloc(100_000, "b"),
};

eachStore("moving media", (opened) => {
  let from: MediaStore;
  let journalPath = "";
  beforeEach(async () => {
    const folder = await testFolder();
    from = createDiskStore(join(folder, "media"));
    journalPath = join(folder, "moved.txt");
    for (const [key, content] of Object.entries(films)) await from.put(key, content);
  });

  async function move(options: { to?: MediaStore; removeSource?: boolean } = {}): Promise<MoveReport> {
    const journal = await openMoveJournal(journalPath);
    const { to = opened().store, removeSource = false } = options;
    return moveMedia({ from, to, journal, removeSource, onProgress: () => undefined });
  }

  async function expectWhole(store: MediaStore): Promise<void> {
    for (const [key, content] of Object.entries(films)) {
      expect((await buffer(await store.open(key))).equals(content)).toBe(true);
    }
  }

  test("every file arrives whole, the source stays, and a second run copies nothing", async () => {
    expect(await move()).toMatchObject({ files: 3, copied: 3, removed: 0, damaged: [] });
    expect(await move()).toMatchObject({ files: 3, copied: 0, removed: 0, damaged: [] });

    await expectWhole(opened().store);
    await expectWhole(from);
  });

  test("a run that was broken off goes on where it was, even with half a line in its journal", async () => {
    const { store } = opened();
    let puts = 0;
    const dying: MediaStore = {
      ...store,
      async put(key, body) {
        puts += 1;
        if (puts === 2) throw new Error("killed");
        return store.put(key, body);
      },
    };
    await expect(move({ to: dying })).rejects.toThrow("killed");
    await appendFile(journalPath, "4f2a");

    expect(await move()).toMatchObject({ copied: 2 });
    await expectWhole(store);
    expect((await readFile(journalPath, "utf8")).trim().split("\n")).toHaveLength(4);
  });

  test("a file that lies there with another length, or is gone again, is copied anew", async () => {
    const { store } = opened();
    await move();
    await store.put("videos/ben/b.mp4", Buffer.from("short"));
    await store.remove("images/ada/a.jpg");

    expect(await move()).toMatchObject({ copied: 2 });
    await expectWhole(store);
  });

  test("a file that comes back changed is named, not kept, and its source is never removed", async () => {
    const { store } = opened();
    const lying: MediaStore = {
      ...store,
      open: async (key, range) =>
        key.endsWith("b.mp4") ? Readable.from([Buffer.alloc(100_000)]) : store.open(key, range),
    };

    expect(await move({ to: lying, removeSource: true })).toMatchObject({ removed: 2, damaged: ["videos/ben/b.mp4"] });

    expect(await store.size("videos/ben/b.mp4")).toBeNull();
    expect(await from.size("videos/ben/b.mp4")).toBe(100_000);
  });

  test("asked to, it removes what is proven, also what an earlier run had copied", async () => {
    await move();

    expect(await move({ removeSource: true })).toMatchObject({ copied: 0, removed: 3 });

    expect(await from.size("videos/ada/a.mp4")).toBeNull();
    await expectWhole(opened().store);
  });
});
