import type { FileHandle } from "node:fs/promises";

/** Pieces come in some 64 KiB: more than this many wait for the disk. */
const MOST_WAITING = 32;

type BatchWriter = { add(piece: Buffer): Promise<void>; end(): Promise<void> };

/**
 * Writes pieces one behind the other. What arrives while the disk is busy goes with the next call: one call for every
 * piece would cost more than the wire.
 */
export function createBatchWriter(file: FileHandle, from: number): BatchWriter {
  let position = from;
  let waiting: Buffer[] = [];
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const pieces = waiting;
      waiting = [];
      const { bytesWritten } = await file.writev(pieces, position);
      position += bytesWritten;
    }
    writing = undefined;
  }

  return {
    async add(piece) {
      waiting.push(piece);
      if (writing === undefined) {
        writing = write();
        // A full disk is told by whoever awaits it next.
        writing.catch(() => undefined);
      }
      if (waiting.length >= MOST_WAITING) await writing;
    },
    async end() {
      await writing;
    },
  };
}
