import { clippedScenes } from "#film/clips.ts";
import type { FrameSize } from "#plan/frame-size.ts";
import type { Plan } from "#plan/plan.ts";
import { createRandom } from "#base/numbers.ts";
import type { Arena } from "#kernel/arena.ts";
import { viewMemory } from "#kernel/arena.ts";
import type { Kernel } from "#kernel/load-kernel.ts";
import type { GlowSprites } from "#landscape/glows.ts";
import { createGlows } from "#landscape/glows.ts";
import type { LandscapeMemory, LandscapeScratch } from "#landscape/landscape.ts";
import { layOutLandscapes, layOutLandscapeScratch } from "#landscape/landscape.ts";
import { SCENES } from "#landscape/scenes.ts";
import type { SceneId } from "#presets.ts";
import { spriteBytes } from "./sprite-planes.ts";
import type { SpriteSize } from "./sprite-planes.ts";

export type Plane = { start: number; stride: number; width: number; height: number };

/** A prepared picture in the shared memory; depth is a small map of f32, 0 far … 1 near. */
export type PicturePlanes = { Y: Plane; U: Plane; V: Plane; depth: Plane };

/** Room for the pixels of one scene: its backdrop as a frame, and its sprites one after the other. */
export type SceneRoom = { backdrop: number; sprites: number };

/** Byte offsets of everything the painters work with. */
export type FilmMemory = {
  frameBytes: number;
  photoPhases: number;
  pictures: PicturePlanes[];
  landscapes: LandscapeMemory;
  glows: Partial<Record<SceneId, GlowSprites>>;
  /** Scenes take these in turn: one is shown, one is left, one is prepared. */
  rooms: SceneRoom[];
  /** A square of still film grain. */
  noise: number;
  /** Two frames in turn: while the encoder reads one, the next is painted. */
  slots: readonly [number, number];
  scratch: Scratch;
};

/** What is written besides frames. */
export type Scratch = {
  /** As much RGBA as the largest drawing has, at least a frame: what the pen has drawn on its way into planes. */
  rgba: number;
  /** The planes of a sprite that changes with every frame. */
  live: number;
  /** Logo and watermark, drawn once. */
  brand: number;
  secondFrame: number;
  thirdFrame: number;
  /** Two frames of clips, of the scene that is left and the next one; none where nothing was filmed. */
  clips: number[];
  grid: number;
  line: number;
  cells: number;
  landscape: LandscapeScratch | null;
};

export const ROOM_COUNT = 3;
const CLIPS_AT_ONCE = 2;
const NOISE_SIDE = 256;

/** How much room the sprites of a scene take, and the largest of those that change. */
export type SceneNeeds = { sprites: SpriteSize[]; live: SpriteSize[] };

export type FilmInput = {
  plan: Plan;
  pictures: PicturePlanes[];
  needs: SceneNeeds[];
  brand: SpriteSize[];
};

export function layOutFilm(arena: Arena, kernel: Kernel, { plan, pictures, needs, brand }: FilmInput): FilmMemory {
  const { width, height } = plan;
  const frameBytes = (width * height * 3) / 2;
  const { allocate } = arena;
  const landscapeIds = new Set(plan.film.scenes.flatMap(({ landscape }) => landscape ?? []));
  const mostSprites = Math.max(0, ...needs.map(({ sprites }) => sumBytes(sprites)));
  // A sprite may be larger than the frame.
  const drawn = [plan, ...needs.flatMap(({ sprites, live }) => [...sprites, ...live]), ...brand];
  const pixels = Math.max(...drawn.map((sprite) => sprite.width * sprite.height));
  const clipCount = clippedScenes(plan.film).length > 0 ? CLIPS_AT_ONCE : 0;
  const mostLive = Math.max(0, ...needs.flatMap(({ live }) => live.map(spriteBytes)));
  const memory: FilmMemory = {
    frameBytes,
    photoPhases: allocate(256 * 8),
    pictures,
    landscapes: layOutLandscapes(arena, kernel),
    glows: Object.fromEntries([...landscapeIds].map((id) => [id, createGlows(arena, plan, SCENES[id].sun)])),
    rooms: Array.from({ length: ROOM_COUNT }, () => ({
      backdrop: allocate(frameBytes),
      sprites: allocate(mostSprites),
    })),
    noise: allocate(NOISE_SIDE * NOISE_SIDE),
    slots: [allocate(frameBytes), allocate(frameBytes)],
    scratch: layOutScratch(arena, plan, { frameBytes, mostLive, pixels }),
  };
  kernel.fillPhotoPhases(memory.photoPhases);
  fillNoise(viewMemory(arena.memory).bytes, memory.noise);
  return memory;

  function layOutScratch(
    { allocate: take }: Arena,
    size: FrameSize,
    most: { frameBytes: number; mostLive: number; pixels: number },
  ) {
    const gridWidth = (size.width >> 4) + 3;
    return {
      brand: take(sumBytes(brand)),
      rgba: take(most.pixels * 4),
      live: take(most.mostLive),
      secondFrame: take(most.frameBytes),
      thirdFrame: take(most.frameBytes),
      clips: Array.from({ length: clipCount }, () => take(most.frameBytes)),
      grid: take(gridWidth * ((size.height >> 4) + 3) * 4),
      line: take(32_768),
      cells: take(gridWidth * 4 + 64),
      landscape: landscapeIds.size > 0 ? layOutLandscapeScratch(arena, size) : null,
    };
  }
}

function sumBytes(sprites: SpriteSize[]): number {
  return sprites.reduce((sum, sprite) => sum + spriteBytes(sprite), 0);
}

/** Two throws added: their sum hides steps better than one. Signed bytes. */
function fillNoise(bytes: Uint8Array, start: number): void {
  const random = createRandom(9);
  for (let index = 0; index < NOISE_SIDE * NOISE_SIDE; index++)
    bytes[start + index] = Math.round((random() + random() - 1) * 127);
}
