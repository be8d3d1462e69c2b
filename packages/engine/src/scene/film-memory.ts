import type { Arena } from "#kernel/arena.ts";
import { viewMemory } from "#kernel/arena.ts";
import type { Kernel } from "#kernel/load-kernel.ts";
import { mostWordBytes } from "#overlay/word-box.ts";
import type { Plan } from "#plan/plan.ts";
import { fillMasks } from "./masks.ts";
import type { Sprites } from "./sprites.ts";
import { createSprites } from "./sprites.ts";

export type Plane = { start: number; stride: number; width: number; height: number };

/** A prepared picture in the shared memory; depth is a small map of f32, 0 far … 1 near. */
export type PicturePlanes = { Y: Plane; U: Plane; V: Plane; depth: Plane };

/** Byte offsets of everything the frame painters share: plain JSON, sent to the worker threads. */
export type FilmMemory = {
  frameBytes: number;
  photoPhases: number;
  lumaWeights: number;
  chromaWeights: number;
  dither: number;
  lumaMask: number;
  chromaMask: number;
  sprites: Sprites;
  pictures: PicturePlanes[];
  /** The ring of frames between painters and encoder. */
  slots: number[];
  scratches: Scratch[];
};

/** What one painter writes besides frames. */
export type Scratch = {
  grid: number;
  line: number;
  cells: number;
  secondFrame: number;
  /** The captions that stand; one word that moves, as it was drawn and where it is. */
  caption: number;
  word: number;
  movedWord: number;
  palette: number;
  /** Three fields (two drawn, one mixed) of three planes each. */
  fields: number[][];
  heights: number;
  layers: number;
};

export const MAX_LAYERS = 5;
export const LAYER_BYTES = 36;
const DITHER_SIDE = 8;

export function fieldSize({ width, height }: { width: number; height: number }) {
  const fieldWidth = Math.ceil(width / 8);
  const fieldHeight = Math.ceil(height / 8);
  const stride = (fieldWidth + 24) & ~7;
  return { width: fieldWidth, height: fieldHeight, stride, samples: stride * (fieldHeight + 6) };
}

/** Width of a silhouette profile: whole groups of eight columns. */
export function profileStride(width: number): number {
  return (width + 15) & ~7;
}

export type FilmInput = { plan: Plan; pictures: PicturePlanes[]; workerCount: number };

export function layOutFilm(arena: Arena, kernel: Kernel, { plan, pictures, workerCount }: FilmInput): FilmMemory {
  const { width, height } = plan;
  const frameBytes = (width * height * 3) / 2;
  const { allocate } = arena;
  const shared = {
    frameBytes,
    photoPhases: allocate(256 * 8),
    lumaWeights: allocate(9 * 64),
    chromaWeights: allocate(5 * 64),
    dither: allocate(DITHER_SIDE * DITHER_SIDE * 2),
    lumaMask: allocate(width * height),
    chromaMask: allocate((width * height) / 4),
    sprites: createSprites(arena, plan),
    pictures,
    slots: Array.from({ length: 3 + workerCount * 2 }, () => allocate(frameBytes)),
    scratches: Array.from({ length: workerCount }, () => layOutScratch(arena, plan, frameBytes)),
  };
  kernel.fillPhotoPhases(shared.photoPhases);
  kernel.fillSplineWeights(shared.lumaWeights, 8);
  kernel.fillSplineWeights(shared.chromaWeights, 4);
  const views = viewMemory(arena.memory);
  views.shorts.set(ditherMatrix(), shared.dither >> 1);
  fillMasks(views.bytes, shared, plan);
  return shared;
}

function layOutScratch({ allocate }: Arena, plan: Plan, frameBytes: number): Scratch {
  const { width, height } = plan;
  const field = fieldSize(plan);
  // Every field plane starts one row and eight samples inside its block, so that its padding is its own.
  const plane = () => allocate(field.samples * 2 + 64) + (field.stride + 8) * 2;
  const gridWidth = (width >> 4) + 3;
  const hasPictures = plan.shots.length > 0;
  return {
    grid: allocate(gridWidth * ((height >> 4) + 3) * 4),
    line: allocate(32_768),
    cells: allocate(gridWidth * 4 + 64),
    secondFrame: allocate(hasPictures ? frameBytes : 16),
    caption: allocate(width * height * 4),
    word: allocate(mostWordBytes(plan)),
    movedWord: allocate(mostWordBytes(plan)),
    palette: allocate(128),
    fields: hasPictures ? [] : Array.from({ length: 3 }, () => Array.from({ length: 3 }, plane)),
    heights: allocate(profileStride(width) * 2 * MAX_LAYERS),
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
