import { afterAll, beforeAll, expect, test } from "vitest";
import { createDiskStore } from "#platform/media/disk-store.ts";
import { openFilm } from "./film-chunks.ts";
import { makeFolder, removeFolder } from "#test/product/temporary-folder.ts";

const CHUNK = 8 * 1024 * 1024;
const KEY = "films/long.mp4";

let folder: string;
let whole: Buffer;

beforeAll(async () => {
  folder = await makeFolder();
  whole = Buffer.alloc(CHUNK * 2 + 1000, "sahne");
  await createDiskStore(folder).put(KEY, whole);
});
afterAll(() => removeFolder(folder));

function film(key = KEY) {
  return openFilm({ media: createDiskStore(folder) }, key, whole.length);
}

test("a film comes whole in chunks of 8 MiB, the last one shorter, prepared or not", async () => {
  const chunks = film();
  const first = Buffer.from(await chunks.chunkAt(0));
  chunks.prepare(first.length);
  const second = Buffer.from(await chunks.chunkAt(CHUNK));
  const last = await chunks.chunkAt(2 * CHUNK);

  expect([first.length, second.length, last.length]).toEqual([CHUNK, CHUNK, 1000]);
  expect(Buffer.concat([first, second, last]).equals(whole)).toBe(true);
});

test("what the channel kept decides where it goes on, whatever was prepared", async () => {
  const chunks = film();
  chunks.prepare(CHUNK);

  const bytes = await chunks.chunkAt(262_144);

  expect(bytes.equals(whole.subarray(262_144, 262_144 + CHUNK))).toBe(true);
});

test("a chunk on the wire is not touched while the next one is read", async () => {
  const chunks = film();
  const sent = await chunks.chunkAt(0);
  chunks.prepare(CHUNK);
  await chunks.chunkAt(CHUNK);

  expect(sent.equals(whole.subarray(0, CHUNK))).toBe(true);
});

test("a chunk that cannot be read fails only for whoever asks for it", async () => {
  const chunks = film("films/gone.mp4");
  chunks.prepare(0);
  await new Promise((resolve) => setTimeout(resolve, 50));

  await expect(chunks.chunkAt(0)).rejects.toThrow();
});
