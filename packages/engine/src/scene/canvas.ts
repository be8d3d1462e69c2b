import type { MemoryViews } from "#kernel/arena.ts";
import { viewMemory } from "#kernel/arena.ts";
import type { Kernel } from "#kernel/load-kernel.ts";
import type { Plan } from "#plan/plan.ts";
import type { Rgb } from "#base/color.ts";
import type { FilmMemory, Scratch } from "./film-memory.ts";
import type { Sprite } from "./sprites.ts";

/** Everything the painters of one thread work with. */
export type PaintContext = { kernel: Kernel; views: MemoryViews; plan: Plan; film: FilmMemory; scratch: Scratch };

/** Start of each plane of a frame. */
export type FramePlanes = { Y: number; U: number; V: number };

export type Glow = { sprite: Sprite; x: number; y: number; amount: number; tint: Rgb };

type PaintInput = { memory: WebAssembly.Memory; plan: Plan; film: FilmMemory; worker: number };

export function createPaintContext(kernel: Kernel, { memory, plan, film, worker }: PaintInput): PaintContext {
  const scratch = film.scratches[worker];
  if (!scratch) throw new Error(`There is no scratch memory for painter ${worker}.`);
  return { kernel, views: viewMemory(memory), plan, film, scratch };
}

export function planesOf({ width, height }: Plan, frame: number): FramePlanes {
  const pixels = width * height;
  return { Y: frame, U: frame + pixels, V: frame + pixels + (pixels >> 2) };
}

/** Adds light centred on (x, y) in pixels; tint is a YUV colour of which only the chroma counts. */
export function addGlow(
  { kernel, plan }: PaintContext,
  { Y, U, V }: FramePlanes,
  { sprite, x, y, amount, tint }: Glow,
): void {
  if (amount < 3) return;
  const left = Math.round((x - sprite.size / 2) * 256);
  const top = Math.round((y - sprite.size / 2) * 256);
  const light = Math.min(256, Math.round(amount));
  kernel.addGlow(Y, U, V, plan.width, plan.height, sprite.start, sprite.size, left, top, light, tint[1], tint[2]);
}
