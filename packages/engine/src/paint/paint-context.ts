import type { Kernel } from "#kernel/load-kernel.ts";
import type { MemoryViews } from "#kernel/arena.ts";
import { viewMemory } from "#kernel/arena.ts";
import type { Plan } from "#plan/plan.ts";
import type { Pen, SceneStage, StageTools } from "#stage/stage.ts";
import type { FilmMemory, Scratch } from "./film-memory.ts";
import type { PaintTimes } from "./paint-times.ts";

/** Draws on a clear canvas and gives its pixels as premultiplied RGBA, valid until the next call. */
export type Raster = (width: number, height: number, draw: (pen: Pen) => void) => Uint8Array;

/** Everything the painters work with. */
export type PaintContext = {
  kernel: Kernel;
  views: MemoryViews;
  plan: Plan;
  memory: FilmMemory;
  scratch: Scratch;
  tools: StageTools;
  /** Scenes that are composed already, by their index; given away when they have been shown. */
  stages: Map<number, SceneStage>;
  raster: Raster;
  times: PaintTimes;
};

export type PaintInput = {
  /** Grown to its last size: views of it go blind when it grows. */
  pixels: WebAssembly.Memory;
  plan: Plan;
  memory: FilmMemory;
  tools: StageTools;
  stages?: Map<number, SceneStage>;
  raster: Raster;
};

export function createPaintContext(
  kernel: Kernel,
  { pixels, memory, stages = new Map(), ...rest }: PaintInput,
): PaintContext {
  const times = { prepare: 0, backdrop: 0, sprites: 0, transition: 0 };
  return { kernel, views: viewMemory(pixels), memory, scratch: memory.scratch, stages, times, ...rest };
}
