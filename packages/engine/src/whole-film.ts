import { open, type FileHandle } from "node:fs/promises";
import { EncodedPacketSink, FilePathSource, Input, MP4, QTFF } from "mediabunny";
import { ANY_MP4 } from "./any-mp4.ts";

/** What is missing of a film, or null when it is all there. */
export type FilmFault = "cut_short" | "no_index" | "last_picture_missing";

const HEAD_BYTES = 16;
const SHORTEST_BOX = 8;
const MOST_BOXES = 100_000;

/**
 * Whether an MP4 is there to its end: a film of the promised length, or of none, can still be half of one. Its boxes must
 * end where the file ends, and the last sample of every track must be readable.
 */
export async function faultOfFilm(path: string): Promise<FilmFault | null> {
  const file = await open(path, "r");
  try {
    const fault = await walkBoxes(file);
    if (fault !== null) return fault;
  } finally {
    await file.close();
  }
  return (await hasLastSamples(path)) ? null : "last_picture_missing";
}

async function walkBoxes(file: FileHandle): Promise<FilmFault | null> {
  const { size } = await file.stat();
  let hasIndex = false;
  let position = 0;
  for (let box = 0; box < MOST_BOXES && position < size; box += 1) {
    const head = Buffer.alloc(HEAD_BYTES);
    const { bytesRead } = await file.read(head, 0, HEAD_BYTES, position);
    if (bytesRead < SHORTEST_BOX) return "cut_short";
    const type = head.toString("latin1", 4, 8);
    if (type === "moov" || type === "moof") hasIndex = true;
    const length = lengthOf(head, size - position);
    if (length < SHORTEST_BOX || position + length > size) return "cut_short";
    position += length;
  }
  return hasIndex ? null : "no_index";
}

/** A length of 1 stands for a long one behind the type, 0 for "to the end". */
function lengthOf(head: Buffer, rest: number): number {
  const short = head.readUInt32BE(0);
  if (short === 1) return Number(head.readBigUInt64BE(8));
  return short === 0 ? rest : short;
}

async function hasLastSamples(path: string): Promise<boolean> {
  const source = new FilePathSource(path, { handleUnhandledError: () => undefined });
  const input = new Input({ source, formats: [MP4, QTFF, ANY_MP4] });
  try {
    const tracks = (await input.getTracks()).filter((track) => track.type === "video" || track.type === "audio");
    for (const track of tracks) {
      const last = await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY);
      if (!last || last.data.byteLength === 0) return false;
    }
    return tracks.length > 0;
  } catch (error) {
    // The file itself could not be read: that says nothing about the film.
    if (error instanceof Error && "code" in error) throw error;
    return false;
  } finally {
    input.dispose();
  }
}
