import type { FileHandle } from "node:fs/promises";
import { open, rename, rm, stat } from "node:fs/promises";
import type { InputFormat } from "mediabunny";
import {
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
} from "mediabunny";
import { ANY_MP4, isFirstBox } from "./any-mp4.ts";

export type VideoProbe = {
  container: "mp4" | "webm";
  bytes: number;
  videoCodec: string;
  audioCodec: string | null;
  width: number;
  height: number;
  durationSeconds: number;
  hasAudio: boolean;
  /** The index stands before the media, so a player can start before the file has arrived. */
  isFaststart: boolean;
};

export type ProbeFailure = "unreadable" | "not_a_video" | "too_large" | "damaged" | "timeout";

/** The only error this module throws. */
export class ProbeError extends Error {
  readonly reason: ProbeFailure;

  constructor(reason: ProbeFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ProbeError";
    this.reason = reason;
  }
}

const MAX_BYTES = 2 * 1024 ** 3;
const MAX_SIDE = 4096;
const MAX_SECONDS = 3600;
/** Remuxing holds the media in memory, so only files of a sane size are moved about. */
const MAX_FASTSTART_BYTES = 512 * 1024 ** 2;
const PROBE_TIMEOUT_MS = 15_000;
const MOST_BOXES = 1000;

/** Looks into a video file that came from outside, with no native code. */
export async function probeVideo(path: string): Promise<VideoProbe> {
  return guard(async () => {
    const bytes = await sizeOf(path, MAX_BYTES);
    const container = await sniffContainer(path);
    const input = openInput(path, container);
    try {
      const tracks = await readTracks(input);
      return { container, bytes, ...tracks, isFaststart: container === "webm" || (await hasIndexFirst(path)) };
    } finally {
      input.dispose();
    }
  });
}

/** Writes an MP4 with the same streams and its index in front; `outPath` is whole or absent. */
export async function faststart(inPath: string, outPath: string): Promise<void> {
  await guard(async () => {
    await sizeOf(inPath, MAX_FASTSTART_BYTES);
    if ((await sniffContainer(inPath)) !== "mp4")
      throw new ProbeError("not_a_video", "Only an MP4 can be moved into faststart order.");
    const part = `${outPath}.part`;
    const input = openInput(inPath, "mp4");
    try {
      await remux(input, part);
      await rename(part, outPath);
    } finally {
      input.dispose();
      await rm(part, { force: true });
    }
  });
}

async function remux(input: Input, target: string): Promise<void> {
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: "in-memory" }),
    target: new FilePathTarget(target),
  });
  const conversion = await Conversion.init({ input, output, tags: {}, showWarnings: false });
  if (!conversion.isValid) throw new ProbeError("damaged", "The streams cannot be copied.");
  await conversion.execute();
  await withFile(target, (file) => file.sync());
}

async function readTracks(input: Input): Promise<Omit<VideoProbe, "container" | "bytes" | "isFaststart">> {
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  if (!video) throw new ProbeError(audio ? "not_a_video" : "damaged", "There is no video stream.");
  const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()];
  const durationSeconds = await input.computeDuration();
  const videoCodec = await video.getCodec();
  if (!videoCodec || !(durationSeconds > 0) || !(width > 0) || !(height > 0))
    throw new ProbeError("damaged", "The video stream says nothing.");
  if (width > MAX_SIDE || height > MAX_SIDE || durationSeconds > MAX_SECONDS) {
    throw new ProbeError("too_large", `${width}x${height}, ${durationSeconds} s is beyond what we take.`);
  }
  return {
    videoCodec,
    audioCodec: (await audio?.getCodec()) ?? null,
    width,
    height,
    durationSeconds,
    hasAudio: audio !== null,
  };
}

function openInput(path: string, container: VideoProbe["container"]): Input {
  // Only the format the first bytes promise may be tried: no playlists, no other parsers.
  const formats: InputFormat[] = container === "mp4" ? [MP4, QTFF, ANY_MP4] : [WEBM];
  return new Input({ source: new FilePathSource(path, { handleUnhandledError: () => undefined }), formats });
}

async function sizeOf(path: string, limit: number): Promise<number> {
  const { size } = await stat(path);
  if (size > limit) throw new ProbeError("too_large", `${size} bytes is beyond what we take.`);
  return size;
}

/** The first bytes decide, never the name or a declared type. */
async function sniffContainer(path: string): Promise<VideoProbe["container"]> {
  const head = await withFile(path, (file) => readAt(file, 0, 12));
  if (head.length === 12 && isFirstBox(head.toString("latin1", 4, 8))) return "mp4";
  if (head.length === 12 && head.readUInt32BE(0) === 0x1a45dfa3) return "webm";
  throw new ProbeError("not_a_video", "The file is neither MP4 nor WebM.");
}

async function hasIndexFirst(path: string): Promise<boolean> {
  return withFile(path, async (file) => {
    let position = 0;
    for (let box = 0; box < MOST_BOXES; box++) {
      const head = await readAt(file, position, 16);
      if (head.length < 8) return false;
      const type = head.toString("latin1", 4, 8);
      // Not every player takes a film whose brand is not in front: it is written anew.
      if (box === 0 && type !== "ftyp") return false;
      if (type === "moov") return true;
      if (type === "mdat") return false;
      const size = head.readUInt32BE(0);
      const length = size === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : size;
      if (length < 8) return false;
      position += length;
    }
    return false;
  });
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

async function withFile<Value>(path: string, work: (file: FileHandle) => Promise<Value>): Promise<Value> {
  const file = await open(path, "r");
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}

async function guard<Value>(work: () => Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProbeError("timeout", "The file took too long to read.")), PROBE_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work(), tooSlow]);
  } catch (error) {
    if (error instanceof ProbeError) throw error;
    const isMissing = error instanceof Error && "code" in error;
    throw new ProbeError(isMissing ? "unreadable" : "damaged", "The file cannot be read as a video.", { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
