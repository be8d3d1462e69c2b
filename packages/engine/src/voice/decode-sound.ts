import "#encode/node-20.ts";
import { open } from "node:fs/promises";
import { Decoder, Demuxer, FilterAPI } from "node-av/api";
import { AV_LOG_FATAL } from "node-av/constants";
import { Log } from "node-av/lib";
import { RenderError } from "#render-error.ts";

/** Sound as it is worked on: one or two sides of floating-point samples at one rate. */
export type DecodedSound = { channels: Float32Array[]; sampleRate: number };

type DecodeOptions = { channelCount: 1 | 2; sampleRate: number } & (
  | { maxSeconds: number }
  /** What lies beyond is not read. */
  | { onlySeconds: number }
);

/** By their first bytes, never by name: a playlist or an archive that calls itself a recording is refused before any reader sees it. */
const FORMATS: readonly { format: string; isIt: (head: Buffer) => boolean }[] = [
  { format: "wav", isIt: (head) => text(head, 0, 4) === "RIFF" && text(head, 8, 12) === "WAVE" },
  { format: "mov", isIt: (head) => text(head, 4, 8) === "ftyp" },
  { format: "mp3", isIt: (head) => text(head, 0, 3) === "ID3" || ((head[0] ?? 0) === 0xff && (head[1] ?? 0) >= 0xe2) },
  { format: "matroska", isIt: (head) => head.readUInt32BE(0) === 0x1a45dfa3 },
  { format: "ogg", isIt: (head) => text(head, 0, 4) === "OggS" },
];
const HEAD_BYTES = 16;
/** Files only, bounded looking ahead: no playlist, no other file, no network. */
const DEMUXER_OPTIONS = {
  protocol_whitelist: "file",
  probesize: 5_000_000,
  analyzeduration: 5_000_000,
  max_streams: 8,
};

/** Reads a sound file from outside. Native code that parses what a stranger made: only ever in the render process. */
export async function decodeSound(path: string, options: DecodeOptions): Promise<DecodedSound> {
  const format = await formatOfSound(path);
  if (format === undefined) throw refused("is no sound that is read here");
  Log.setLevel(AV_LOG_FATAL);
  try {
    return await decode(path, format, options);
  } catch (error) {
    throw error instanceof RenderError ? error : refused("cannot be read", error);
  }
}

async function decode(path: string, format: string, options: DecodeOptions): Promise<DecodedSound> {
  const { channelCount, sampleRate } = options;
  const demuxer = await Demuxer.open(path, { format, options: DEMUXER_OPTIONS });
  const stream = demuxer.audio();
  if (!stream) throw refused("holds no sound");
  const decoder = await Decoder.create(stream);
  const layout = channelCount === 1 ? "mono" : "stereo";
  const filter = FilterAPI.create(`aformat=sample_fmts=fltp:sample_rates=${sampleRate}:channel_layouts=${layout}`);
  const parts: Float32Array[][] = [];
  let count = 0;
  for await (const frame of filter.frames(decoder.frames(demuxer.packets(stream.index)))) {
    if (!frame) continue;
    count += frame.nbSamples;
    if ("maxSeconds" in options && count > options.maxSeconds * sampleRate)
      throw refused(`is longer than ${options.maxSeconds} seconds`);
    parts.push(planesOf(frame.toBuffer(), frame.nbSamples, channelCount));
    frame.free();
    if ("onlySeconds" in options && count >= options.onlySeconds * sampleRate) break;
  }
  if (count === 0) throw refused("is empty");
  return { channels: Array.from({ length: channelCount }, (_, side) => join(parts, side, count)), sampleRate };
}

function planesOf(bytes: Buffer, count: number, channelCount: number): Float32Array[] {
  // A copy: the bytes need not begin where a number may, and they are gone with the frame.
  const plain = Uint8Array.from(bytes).buffer;
  return Array.from({ length: channelCount }, (_, side) => new Float32Array(plain, side * count * 4, count));
}

function join(parts: readonly Float32Array[][], side: number, count: number): Float32Array {
  const whole = new Float32Array(count);
  let place = 0;
  for (const part of parts) {
    const samples = part[side] ?? new Float32Array();
    whole.set(samples, place);
    place += samples.length;
  }
  return whole;
}

export async function formatOfSound(path: string): Promise<string | undefined> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    await file.read(head, 0, HEAD_BYTES, 0);
    return FORMATS.find(({ isIt }) => isIt(head))?.format;
  } finally {
    await file.close();
  }
}

function text(bytes: Buffer, from: number, to: number): string {
  return bytes.toString("latin1", from, to);
}

function refused(what: string, cause?: unknown): RenderError {
  return new RenderError("bad_input", `A sound file ${what}.`, { cause });
}
