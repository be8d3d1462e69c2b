import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { beforeEach, expect, test } from "vitest";
import { readZip } from "#test/read-zip.ts";
import { centralEntry, endOfArchive, localHeader } from "./zip-records.ts";
import { createZip, type ZipSource } from "./zip-writer.ts";
import { testFolder } from "#test/product/temporary-folder.ts";

let folder = "";
const modifiedAt = new Date("2026-11-15T10:20:30Z");

beforeEach(async () => {
  folder = await testFolder();
});

function fileOf(name: string, pieces: string[]): ZipSource {
  const buffers = pieces.map((piece) => Buffer.from(piece));
  const bytes = buffers.reduce((sum, piece) => sum + piece.length, 0);
  return { name, bytes, modifiedAt, content: Readable.from(buffers) };
}

async function pack(files: ZipSource[]): Promise<Buffer> {
  const path = join(folder, "archive.zip");
  const zip = await createZip(path);
  for (const file of files) await zip.add(file);
  await zip.finish();
  return readFile(path);
}

test("what is packed comes out again, with Turkish names, in order and in pieces", async () => {
  const archive = await pack([
    fileOf("data/çağrı.json", ['{"a":', "1}"]),
    fileOf("media/film.mp4", ["x".repeat(100_000), "y"]),
    fileOf("empty.txt", []),
  ]);

  const files = readZip(archive);

  expect(files.map(({ name }) => name)).toEqual(["data/çağrı.json", "media/film.mp4", "empty.txt"]);
  expect(files.map(({ content }) => content.length)).toEqual([7, 100_001, 0]);
  expect(files[0]?.content.toString()).toBe('{"a":1}');
});

test("an empty archive is still one", async () => {
  expect(readZip(await pack([]))).toEqual([]);
});

test("a file beyond 4 GiB, and one behind that, are told in 64 bits", () => {
  const name = Buffer.from("film.mp4");
  const large = { name, bytes: 5 * 2 ** 30, modifiedAt, crc: 7, offset: 6 * 2 ** 30 };

  const local = localHeader(large);
  const central = centralEntry(large);
  const end = endOfArchive({ count: 1, offset: 11 * 2 ** 30, bytes: central.length });

  expect(local.readUInt32LE(18)).toBe(0xffffffff);
  expect(Number(local.readBigUInt64LE(30 + name.length + 4))).toBe(large.bytes);
  expect(central.readUInt32LE(42)).toBe(0xffffffff);
  expect(Number(central.readBigUInt64LE(46 + name.length + 20))).toBe(large.offset);
  expect(Number(end.readBigUInt64LE(48))).toBe(11 * 2 ** 30);
});

test("a file that is longer or shorter than announced is an error and no quietly broken archive", async () => {
  const zip = await createZip(join(folder, "broken.zip"));

  await expect(zip.add({ ...fileOf("a", ["abc"]), bytes: 2 })).rejects.toThrow("3 bytes instead of 2");
  await zip.abandon();
});
