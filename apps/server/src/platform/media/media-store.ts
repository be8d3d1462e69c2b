import type { Readable } from "node:stream";

export type StoredMedia = { bytes: number; sha256: string };

export type MediaStore = {
  /** The whole file or nothing: a crash never leaves half a file under the key. */
  put(key: string, body: Readable | Buffer): Promise<StoredMedia>;
  /** Moves a finished local file in, with the same promise as `put`. */
  adopt(key: string, localPath: string): Promise<StoredMedia>;
  /** Both ends of the range are included, as in HTTP. */
  open(key: string, range?: { start: number; end: number }): Promise<Readable>;
  size(key: string): Promise<number | null>;
  remove(key: string): Promise<void>;
  removePrefix(prefix: string): Promise<void>;
  list(prefix: string): AsyncIterable<string>;
  /** A local path for tools that need a file; for the disk the file itself. */
  localPath(key: string): Promise<string>;
  /** Writes, reads and removes a small file; rejects when it cannot. */
  check(): Promise<void>;
  /** Removes what interrupted writes left behind; answers how many files. */
  sweepTemporary(olderThanMs: number): Promise<number>;
};

/** The store is full; nothing was kept of the file. */
export class NoSpaceError extends Error {
  override readonly name = "NoSpaceError";
}

export class MediaKeyError extends Error {
  override readonly name = "MediaKeyError";

  constructor(key: string) {
    super(`Not a media key: ${JSON.stringify(key)}`);
  }
}

/** Names a full disk, or a used up quota, so that callers need not know error codes of a file system. */
export async function asNoSpace<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const isFull = error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");
    throw isFull ? new NoSpaceError("No space left for media.", { cause: error }) : error;
  }
}
