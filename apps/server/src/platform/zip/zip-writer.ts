import { open } from "node:fs/promises";
import { crc32 } from "node:zlib";
import { centralEntry, endOfArchive, localHeader, type ZipEntry } from "./zip-records.ts";

/** `bytes` is known before the first one is read, as it is for any stored file. */
export type ZipSource = { name: string; bytes: number; modifiedAt: Date; content: AsyncIterable<Buffer> };

export type ZipWriter = {
  /** Calls back with the bytes of every piece written. */
  add(source: ZipSource, onBytes?: (bytes: number) => void): Promise<void>;
  /** Writes the table of contents and makes the file durable; without it there is no archive. */
  finish(): Promise<void>;
  abandon(): Promise<void>;
};

const CRC_OFFSET = 14;

/**
 * An archive without compression: films and pictures are compressed already, and a reader gets every file at the speed
 * of the disk. Content streams through; only the list of names is kept in memory.
 */
export async function createZip(path: string): Promise<ZipWriter> {
  const file = await open(path, "wx", 0o600);
  const entries: ZipEntry[] = [];
  let position = 0;

  async function append(bytes: Buffer): Promise<void> {
    await file.write(bytes, 0, bytes.length, position);
    position += bytes.length;
  }

  return {
    async add({ name, bytes, modifiedAt, content }, onBytes) {
      const entry: ZipEntry = { name: Buffer.from(name), bytes, modifiedAt, crc: 0, offset: position };
      await append(localHeader(entry));
      const start = position;
      for await (const chunk of content) {
        entry.crc = crc32(chunk, entry.crc);
        await append(chunk);
        onBytes?.(chunk.length);
      }
      if (position - start !== bytes) throw new Error(`${name} has ${position - start} bytes instead of ${bytes}.`);
      // The checksum stands before the content it is made from: its place is filled in afterwards.
      const checksum = Buffer.alloc(4);
      checksum.writeUInt32LE(entry.crc);
      await file.write(checksum, 0, 4, entry.offset + CRC_OFFSET);
      entries.push(entry);
    },
    async finish() {
      const start = position;
      for (const entry of entries) await append(centralEntry(entry));
      await append(endOfArchive({ count: entries.length, offset: start, bytes: position - start }));
      await file.sync();
      await file.close();
    },
    abandon: () => file.close(),
  };
}
