import { setImmediate } from "node:timers/promises";
import { createFilmPainter } from "#paint/film-painter.ts";
import { createPaintContext } from "#paint/paint-context.ts";
import type { PaintTimes } from "#paint/paint-times.ts";
import type { ClipReader } from "./clip-reader.ts";
import type { PreparedFilm } from "./prepare-film.ts";
import { collectCanvases, createRaster } from "./stage-tools.ts";

/** Of so many scenes the canvases that outlived their youth may wait. */
const THOROUGH_EVERY = 4;

/** The film's frames, one after the other. */
export type FrameSource = {
  /** The planes of a frame, valid until the one after the next is painted. Frames are asked for in rising order. */
  paint(index: number): Promise<Buffer>;
  /** Planes of a frame as RGBA, valid until something is painted. */
  toRgba(planes: Uint8Array): Uint8Array;
  /** What painting has cost so far. */
  times: PaintTimes;
  close(): Promise<void>;
};

/** `clips`: paths of the clips, one for each scene that has one. */
export function openFrames(film: PreparedFilm, clips: readonly string[]): FrameSource {
  const { plan, memory, tools, stages, arena, kernel } = film;
  const input = { pixels: arena.memory, plan, memory, tools, stages, raster: createRaster() };
  const context = createPaintContext(kernel, input);
  const painter = createFilmPainter(context);
  const { times } = painter;
  let prepared = 0;
  let collections = 0;
  let reader: Promise<ClipReader> | undefined;

  /** A film without any never loads what reads them. */
  async function openClips(): Promise<ClipReader> {
    const { createClipReader } = await import("./clip-reader.ts");
    return createClipReader({ plan, paths: clips, bytes: context.views.bytes, scratch: context.scratch });
  }

  return {
    times,
    async paint(index) {
      if (clips.length > 0) await (await (reader ??= openClips())).fill(index);
      const slot = memory.slots[index % 2 === 0 ? 0 : 1];
      painter.paint(index, slot);
      if (times.prepare > prepared) {
        prepared = times.prepare;
        collectCanvases(++collections % THOROUGH_EVERY === 0);
        // Canvases give their memory back in the event loop.
        await setImmediate();
      }
      return Buffer.from(arena.memory.buffer, slot, memory.frameBytes);
    },
    toRgba(planes) {
      const { bytes } = context.views;
      const [slot] = memory.slots;
      const { rgba } = context.scratch;
      bytes.set(planes, slot);
      kernel.planesToRgba(slot, plan.width, plan.height, rgba);
      return bytes.subarray(rgba, rgba + plan.width * plan.height * 4);
    },
    async close() {
      await (await reader)?.close();
    },
  };
}
