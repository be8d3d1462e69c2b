import type { Kernel } from "#kernel/load-kernel.ts";
import type { MemoryViews } from "#kernel/arena.ts";
import { viewMemory } from "#kernel/arena.ts";
import type { Plan } from "#plan/plan.ts";
import type { Pen, StageTools } from "#stage/stage.ts";
import type { FilmMemory, Scratch } from "./film-memory.ts";
import type { PaintTimes } from "./paint-times.ts";

/** Draws on a clear canvas and gives its pixels as premultiplied RGBA, valid until the next call. */
export type Raster = (width: number, height: number, draw: (pen: Pen) => void) => Uint8Array;

/** Everything the painters of one thread work with. */
export type PaintContext = {
  kernel: Kernel;
  views: MemoryViews;
  plan: Plan;
  memory: FilmMemory;
  scratch: Scratch;
  tools: StageTools;
  raster: Raster;
  worker: number;
  workerCount: number;
  times: PaintTimes;
};

export type PaintInput = {
  shared: WebAssembly.Memory;
  plan: Plan;
  memory: FilmMemory;
  tools: StageTools;
  raster: Raster;
  worker: number;
};

export function createPaintContext(kernel: Kernel, { shared, memory, worker, ...rest }: PaintInput): PaintContext {
  const scratch = memory.scratches[worker];
  if (!scratch) throw new Error(`There is no scratch memory for painter ${worker}.`);
  const times = { prepare: 0, backdrop: 0, sprites: 0, transition: 0 };
  const workerCount = memory.scratches.length;
  return { kernel, views: viewMemory(shared), memory, scratch, worker, workerCount, times, ...rest };
}
