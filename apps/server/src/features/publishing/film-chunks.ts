import { buffer } from "node:stream/consumers";
import type { Context } from "#context.ts";

/** A multiple of 256 KiB, as the protocol asks; memory stays at two chunks whatever the film's size. */
const CHUNK_BYTES = 8 * 1024 * 1024;

type FilmChunks = {
  chunkAt(start: number): Promise<Buffer>;
  /** Begins to read the chunk that will probably be asked for next, while the one before is on the wire. */
  prepare(start: number): void;
};

/** A stored film in the pieces it is sent in. Where to go on is the channel's word, so a prepared piece may be for nothing. */
export function openFilm(context: Pick<Context, "media">, mediaKey: string, totalBytes: number): FilmChunks {
  let prepared: { start: number; bytes: Promise<Buffer> } | undefined;

  async function read(start: number): Promise<Buffer> {
    const end = Math.min(start + CHUNK_BYTES, totalBytes) - 1;
    return buffer(await context.media.open(mediaKey, { start, end }));
  }

  return {
    async chunkAt(start) {
      const ready = prepared?.start === start ? prepared.bytes : undefined;
      prepared = undefined;
      return ready ?? read(start);
    },
    prepare(start) {
      if (start >= totalBytes) return;
      const bytes = read(start);
      // Told to whoever asks for it; nobody may.
      bytes.catch(() => undefined);
      prepared = { start, bytes };
    },
  };
}
