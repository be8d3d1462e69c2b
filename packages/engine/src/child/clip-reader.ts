import "#encode/node-20.ts";
import { Decoder, Demuxer, FilterAPI } from "node-av/api";
import type { Frame } from "node-av/lib";
import { clamp } from "#base/numbers.ts";
import type { FilmScene } from "#film/film.ts";
import { clippedScenes } from "#film/clips.ts";
import type { Scratch } from "#paint/film-memory.ts";
import { clipPlace, scenesSeen } from "#paint/film-painter.ts";
import type { Plan } from "#plan/plan.ts";
import { RenderError } from "#render-error.ts";

/** Puts the frames of the clips that are seen at frame `index` where the painter looks for them. */
export type ClipReader = { fill(index: number): Promise<void>; close(): Promise<void> };

export type ClipInput = { plan: Plan; paths: readonly string[]; bytes: Uint8Array; scratch: Pick<Scratch, "clips"> };

/** One clip while its scene is shown. Frames are only ever asked for in rising order. */
type OpenClip = { read(seconds: number): Promise<Uint8Array | null>; close(): Promise<void> };

/** One format, files only, bounded looking ahead: no playlist, no other file, no network. */
const DEMUXER_OPTIONS = {
  protocol_whitelist: "file",
  format_whitelist: "mov,mp4,m4a,3gp,3g2,mj2",
  probesize: 5_000_000,
  analyzeduration: 5_000_000,
  max_streams: 8,
};
const MAX_SIDE = 4096;
/** A scene that is longer than its clip slows it down to this; afterwards the last frame stands. */
const SLOWEST = 0.5;
/** So that a whole number of frames is not missed by the last digit. */
const ROUNDING = 1e-6;

/** Native code that parses what a stranger made: only ever in the render process. */
export function createClipReader({ plan, paths, bytes, scratch }: ClipInput): ClipReader {
  const scenes = clippedScenes(plan.film);
  const open = new Map<number, OpenClip>();

  async function openScene(index: number, scene: FilmScene): Promise<OpenClip> {
    const known = open.get(index);
    if (known) return known;
    const path = paths[scenes.indexOf(index)];
    if (path === undefined) throw new RenderError("bad_input", `The film has no clip for scene ${index}.`);
    const clip = await openClip(path, plan, scene.end - scene.start);
    open.set(index, clip);
    return clip;
  }

  async function leave(isLeft: (index: number) => boolean): Promise<void> {
    for (const [index, clip] of open) {
      if (!isLeft(index)) continue;
      open.delete(index);
      await clip.close();
    }
  }

  return {
    async fill(frame) {
      const time = frame / plan.framesPerSecond;
      const seen = scenesSeen(plan.film, time);
      await leave((index) => !seen.includes(index));
      for (const index of seen) {
        const scene = plan.film.scenes[index];
        if (scene?.clip === undefined) continue;
        const clip = await openScene(index, scene);
        const pixels = await clip.read(Math.max(0, time - scene.start));
        if (pixels) bytes.set(pixels, clipPlace(scratch, index));
      }
    },
    close: () => leave(() => true),
  };
}

async function openClip(path: string, plan: Plan, sceneSeconds: number): Promise<OpenClip> {
  const { width, height, framesPerSecond } = plan;
  const demuxer = await reading(() => Demuxer.open(path, { format: "mp4", options: DEMUXER_OPTIONS }));
  const stream = demuxer.video();
  if (!stream) throw refused("holds no picture");
  const { width: wide, height: high } = stream.codecpar;
  if (wide > MAX_SIDE || high > MAX_SIDE) throw refused("is too large");
  const decoder = await reading(() => Decoder.create(stream, { context: { threadCount: 1 } }));
  // Covers the frame whatever its shape, in the encoder's own format and colours.
  const filter = FilterAPI.create(
    [
      `fps=${framesPerSecond}`,
      `scale=${width}:${height}:force_original_aspect_ratio=increase:force_divisible_by=2:flags=bicubic+accurate_rnd+bitexact:out_color_matrix=bt709:out_range=tv`,
      `crop=${width}:${height}`,
      "format=yuv420p",
    ].join(","),
    { graph: { nbThreads: 1 } },
  );
  const frames = filter.frames(decoder.frames(demuxer.packets(stream.index)));
  const rate = clamp(demuxer.duration / sceneSeconds, SLOWEST, 1);
  let count = 0;
  let isOver = false;

  /** Null when there is none any more. */
  async function next(): Promise<Frame | null> {
    while (!isOver) {
      const { value, done } = await reading(() => frames.next());
      if (done) isOver = true;
      else if (value) return value;
    }
    return null;
  }

  return {
    async read(seconds) {
      const wanted = Math.floor(seconds * rate * framesPerSecond + ROUNDING) + 1;
      let last: Frame | null = null;
      while (count < wanted) {
        const frame = await next();
        if (!frame) break;
        last?.free();
        last = frame;
        count++;
      }
      if (count === 0) throw refused("is empty");
      const pixels = last ? Uint8Array.from(last.toBuffer()) : null;
      last?.free();
      return pixels;
    },
    async close() {
      await frames.return(null);
      filter.close();
      decoder.close();
      await demuxer.close();
    },
  };
}

async function reading<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw refused("cannot be read", error);
  }
}

function refused(what: string, cause?: unknown): RenderError {
  return new RenderError("bad_input", `A clip ${what}.`, { cause });
}
