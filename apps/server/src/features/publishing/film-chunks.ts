import type { Context } from "#context.ts";

/** A multiple of 256 KiB, as the protocol asks; memory stays at two chunks whatever the film's size. */
const CHUNK_BYTES = 8 * 1024 * 1024;

type FilmChunks = {
  /** Valid until the second next read: two buffers serve the whole film. */
  chunkAt(start: number): Promise<Buffer>;
  /** Begins to read the chunk that will probably be asked for next, while the one before is on the wire. */
  prepare(start: number): void;
};

/** A stored film in the chunks it is sent in. The channel decides where to continue, so a prepared chunk may be unused. */
export function openFilm(context: Pick<Context, "media">, mediaKey: string, totalBytes: number): FilmChunks {
  const places = [0, 1].map(() => Buffer.allocUnsafeSlow(Math.min(CHUNK_BYTES, totalBytes)));
  let prepared: { start: number; bytes: Promise<Buffer> } | undefined;

  async function read(start: number): Promise<Buffer> {
    const place = places.shift() ?? Buffer.alloc(0);
    places.push(place);
    const end = Math.min(start + CHUNK_BYTES, totalBytes) - 1;
    let length = 0;
    for await (const piece of (await context.media.open(mediaKey, { start, end })) as AsyncIterable<Buffer>) {
      length += piece.copy(place, length);
    }
    if (length !== end - start + 1) throw new Error(`The film ${mediaKey} is shorter than it was.`);
    return place.subarray(0, length);
  }

  return {
    async chunkAt(start) {
      const ahead = prepared;
      prepared = undefined;
      if (ahead?.start === start) return ahead.bytes;
      // Its buffer is about to be reused: the earlier read must have ended.
      await ahead?.bytes.catch(() => undefined);
      return read(start);
    },
    prepare(start) {
      if (start >= totalBytes) return;
      const bytes = read(start);
      // The error reaches the caller that asks for this chunk; perhaps none does.
      bytes.catch(() => undefined);
      prepared = { start, bytes };
    },
  };
}
