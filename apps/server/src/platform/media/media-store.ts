import type { Readable } from "node:stream";

export type StoredMedia = { bytes: number; sha256: string };

/** The headers a file is to be answered with, whoever sends it. */
export type MediaAnswer = { contentType: string; cacheControl: string; contentDisposition?: string | undefined };

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
  /** For tools that need a path: the file itself where it lies on a disk, else a copy that ends with the work. Only to be read. */
  withLocalFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
  /** An address at the store itself that opens the file for some minutes; null where this server has to send it. */
  directLink(key: string, answer: MediaAnswer): Promise<string | null>;
  /** Where direct links lead, null without any: pages must be allowed to load from there. */
  origin: string | null;
  /** Writes, reads and removes a small file; rejects when it cannot. */
  check(): Promise<void>;
  /** Removes what interrupted writes left behind; answers how many files. */
  sweepTemporary(olderThanMs: number): Promise<number>;
};

/** The store is full; nothing was kept of the file. */
export class NoSpaceError extends Error {
  override readonly name = "NoSpaceError";
}

/** The store cannot be reached or takes no orders just now; nothing was kept of the file. */
export class StoreAwayError extends Error {
  override readonly name = "StoreAwayError";
}

export class MediaKeyError extends Error {
  override readonly name = "MediaKeyError";

  constructor(key: string) {
    super(`Not a media key: ${JSON.stringify(key)}`);
  }
}

/** How long such work waits before it looks again: a store that is back is used within ten seconds, whoever made room need not wait. */
export const STORE_TROUBLE_MS = 8_000;

/** Of a file system and of PostgreSQL. */
const FULL_CODES = new Set(["ENOSPC", "EDQUOT", "53100"]);
/** A disk that fails, is read-only or whose handles are used up: the machine's trouble, never the film's. */
const AWAY_CODES = new Set(["EIO", "EROFS", "EMFILE", "ENFILE", "ESTALE", "58030"]);

/** What holds up every film alike and passes without its doing: such work waits, it does not fail. */
export function storeTrouble(error: unknown): "no_space" | "unavailable" | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (error instanceof NoSpaceError || FULL_CODES.has(code)) return "no_space";
  if (error instanceof StoreAwayError || AWAY_CODES.has(code)) return "unavailable";
  return storeTrouble(error.cause);
}

/** Names a full disk, or a used up quota, so that callers need not know error codes of a file system. */
export async function asNoSpace<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const isFull = !(error instanceof NoSpaceError) && storeTrouble(error) === "no_space";
    throw isFull ? new NoSpaceError("No space left for media.", { cause: error }) : error;
  }
}
