import { clamp } from "#base/numbers.ts";
import type { Arena } from "#kernel/arena.ts";
import { viewMemory } from "#kernel/arena.ts";
import type { FrameSize } from "#plan/frame-size.ts";
import type { Sun } from "./scenes.ts";

/** A square of light (one byte per pixel) in the shared memory. */
export type Glow = { start: number; size: number };

export type GlowSprites = {
  /** Soft points from small to large. */
  points: Glow[];
  /** Out-of-focus discs from small to large. */
  discs: Glow[];
  streak: Glow;
  petal: Glow;
  window: Glow;
  sun: Glow | null;
};

/** Light at a place of the unit square: x and y run from -1 to 1. */
type Shape = (x: number, y: number) => number;

export function createGlows(arena: Arena, { width, height }: FrameSize, sun?: Sun): GlowSprites {
  const shortSide = Math.min(width, height);
  const scale = shortSide / 1080;
  const make = (pixels: number, shape: Shape) => drawGlow(arena, Math.max(6, Math.round(pixels)), shape);
  const sunRadius = (sun?.radius ?? 0) * shortSide;
  return {
    points: [11, 19, 46, 90].map((pixels) => make(pixels * scale, point)),
    discs: [90, 150, 240].map((pixels) => make(pixels * scale, disc)),
    streak: make(64 * scale, streak),
    petal: make(34 * scale, petal),
    window: make(9 * scale, (x, y) => clamp((0.75 - Math.abs(x)) * 5) * clamp((0.9 - Math.abs(y)) * 5)),
    // The edge of the sun is two pixels soft, whatever its size.
    sun: sun ? make(sunRadius * 2, (x, y) => clamp(((1 - Math.hypot(x, y)) * sunRadius) / 2.2)) : null,
  };
}

const point: Shape = (x, y) => {
  const distance = Math.hypot(x, y);
  return distance >= 1 ? 0 : Math.exp(-5 * distance * distance) * (1 - distance);
};

const disc: Shape = (x, y) => {
  const distance = Math.hypot(x, y);
  return distance >= 1 ? 0 : clamp((1 - distance) * 9) * (0.55 + 0.45 * distance ** 4);
};

/** A leaning drop of rain, thin at its upper end. */
const streak: Shape = (x, y) =>
  clamp(1 - Math.abs(x + y * 0.12) * 26) * clamp((1 - Math.abs(y)) * 1.6) * (0.6 + 0.4 * y);

const petal: Shape = (x, y) => clamp((1 - Math.hypot((x + y * 0.5) * 1.9, (y - x * 0.3) * 1.15)) * 4);

function drawGlow({ allocate, memory }: Arena, size: number, shape: Shape): Glow {
  // One row and column more: the kernel reads a neighbour for sub-pixel places.
  const start = allocate((size + 1) * (size + 1));
  const { bytes } = viewMemory(memory);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const light = shape(((column + 0.5) / size) * 2 - 1, ((row + 0.5) / size) * 2 - 1);
      bytes[start + row * size + column] = Math.round(255 * clamp(light));
    }
  }
  return { start, size };
}
