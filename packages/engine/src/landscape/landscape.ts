import type { Rgb } from "#base/color.ts";
import type { Arena, MemoryViews } from "#kernel/arena.ts";
import { viewMemory } from "#kernel/arena.ts";
import type { Kernel } from "#kernel/load-kernel.ts";
import type { FramePlanes, FrameSize } from "#plan/frame-size.ts";
import type { Glow, GlowSprites } from "./glows.ts";
import type { Scene } from "./scenes.ts";

/** What the painters of a landscape share. */
export type LandscapeMemory = { lumaWeights: number; chromaWeights: number; dither: number };

/** What one thread writes while it paints a landscape. */
export type LandscapeScratch = {
  line: number;
  palette: number;
  /** The three planes of the small field. */
  field: number[];
  heights: number;
  layers: number;
};

/** Everything the painters of one landscape work with. */
export type LandscapeContext = {
  kernel: Kernel;
  views: MemoryViews;
  size: FrameSize;
  scene: Scene;
  seed: number;
  glows: GlowSprites;
  memory: LandscapeMemory;
  scratch: LandscapeScratch;
};

export const MAX_LAYERS = 5;
export const LAYER_BYTES = 36;
const DITHER_SIDE = 8;

export function fieldSize({ width, height }: FrameSize) {
  const fieldWidth = Math.ceil(width / 8);
  const fieldHeight = Math.ceil(height / 8);
  const stride = (fieldWidth + 24) & ~7;
  return { width: fieldWidth, height: fieldHeight, stride, samples: stride * (fieldHeight + 6) };
}

/** Width of a silhouette profile: whole groups of eight columns. */
export function profileStride(width: number): number {
  return (width + 15) & ~7;
}

export function layOutLandscapes({ allocate, memory }: Arena, kernel: Kernel): LandscapeMemory {
  const shared = {
    lumaWeights: allocate(9 * 64),
    chromaWeights: allocate(5 * 64),
    dither: allocate(DITHER_SIDE * DITHER_SIDE * 2),
  };
  kernel.fillSplineWeights(shared.lumaWeights, 8);
  kernel.fillSplineWeights(shared.chromaWeights, 4);
  viewMemory(memory).shorts.set(ditherMatrix(), shared.dither >> 1);
  return shared;
}

export function layOutLandscapeScratch({ allocate }: Arena, size: FrameSize): LandscapeScratch {
  const field = fieldSize(size);
  // Every field plane starts one row and eight samples inside its block, so that its padding is its own.
  const plane = () => allocate(field.samples * 2 + 64) + (field.stride + 8) * 2;
  return {
    line: allocate(32_768),
    palette: allocate(128),
    field: Array.from({ length: 3 }, plane),
    heights: allocate(profileStride(size.width) * 2 * MAX_LAYERS),
    layers: allocate(LAYER_BYTES * MAX_LAYERS),
  };
}

/** Bayer's ordered matrix, 0..127 in Q7: spreads rounding over the pixels instead of letting bands form. */
function ditherMatrix(): Int16Array {
  return Int16Array.from({ length: DITHER_SIDE * DITHER_SIDE }, (_, index) => {
    const x = index % DITHER_SIDE;
    const y = Math.floor(index / DITHER_SIDE);
    let value = 0;
    for (let bit = 0; bit < 3; bit++)
      value |= ((((x ^ y) >> bit) & 1) << (5 - 2 * bit)) | (((y >> bit) & 1) << (4 - 2 * bit));
    return value * 2 + 1;
  });
}

export type Light = { sprite: Glow; x: number; y: number; amount: number; tint: Rgb };

/** Adds light centred on (x, y) in pixels; tint is a YUV colour of which only the chroma counts. */
export function addGlow(
  { kernel, size }: Pick<LandscapeContext, "kernel" | "size">,
  { Y, U, V }: FramePlanes,
  { sprite, x, y, amount, tint }: Light,
): void {
  if (amount < 3) return;
  const left = Math.round((x - sprite.size / 2) * 256);
  const top = Math.round((y - sprite.size / 2) * 256);
  const light = Math.min(256, Math.round(amount));
  kernel.addGlow(Y, U, V, size.width, size.height, sprite.start, sprite.size, left, top, light, tint[1], tint[2]);
}
