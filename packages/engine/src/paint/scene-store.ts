import type { FilmScene } from "#film/film.ts";
import { planesOf } from "#plan/frame-size.ts";
import { createParticlePainter } from "#landscape/particles.ts";
import type { LandscapeContext } from "#landscape/landscape.ts";
import { paintLandscape } from "#landscape/paint-landscape.ts";
import { SCENES } from "#landscape/scenes.ts";
import { composeScene } from "#stage/compose.ts";
import type { Pen, SceneStage, Sprite } from "#stage/stage.ts";
import type { FramePlanes, FrameSize } from "#plan/frame-size.ts";
import type { SceneId } from "#presets.ts";
import type { SceneNeeds } from "./film-memory.ts";
import type { PaintContext } from "./paint-context.ts";
import type { RestPose } from "./rest-poses.ts";
import { AS_DRAWN, drawAtRest, restPoses, restSize } from "./rest-poses.ts";
import type { SpritePlanes, SpriteSize } from "./sprite-planes.ts";
import { laySprite, placeSprite, spriteBytes } from "./sprite-planes.ts";

/** A scene ready to be painted: what was composed, and where its pixels lie. */
export type OpenScene = {
  stage: SceneStage;
  backdrop: number;
  sprites: SpritePlanes[];
  /** How each of them was drawn. */
  poses: RestPose[];
  /** Shade over a moving picture, or null. */
  veil: SpritePlanes | null;
  paintParticles: (seconds: number, planes: FramePlanes) => void;
};

export type SceneStore = {
  /** The scene's pixels. The scene after it is prepared with it. */
  open(index: number): OpenScene;
  /** Where a sprite that changes lies when it is drawn: all of them in the same memory, one after the other. */
  placeLive(sprite: Sprite): SpritePlanes;
  /** Draws a sprite as it looks at a moment into that memory. */
  drawLive(sprite: Sprite, planes: SpritePlanes, seconds: number): void;
};

/**
 * Scenes are prepared one ahead, each backdrop and each sprite drawn once. A room is taken again three scenes later; by then
 * nothing of its old scene is painted any more.
 */
export function createSceneStore(context: PaintContext): SceneStore {
  const { kernel, plan, memory, scratch, stages } = context;
  const { scenes } = plan.film;
  /** Which scene lies in each room. */
  const held: number[] = [];

  function compose(index: number): SceneStage {
    const known = stages.get(index);
    if (known) return known;
    const stage = composeScene(plan.film, index, plan, context.tools);
    stages.set(index, stage);
    return stage;
  }

  function lengthOf(index: number): number {
    const { start = 0, end = 0 } = scenes[index] ?? {};
    return end - start;
  }

  function roomOf(index: number) {
    const room = memory.rooms[index % memory.rooms.length];
    if (!room) throw new Error(`There is no room for scene ${index}.`);
    return room;
  }

  function prepare(index: number): void {
    const place = index % memory.rooms.length;
    if (index >= scenes.length || held[place] === index) return;
    const start = performance.now();
    const stage = compose(index);
    // Whose room this was has been shown: what was decoded for it goes with it.
    stages.delete(index - memory.rooms.length);
    const room = roomOf(index);
    const scene = { size: plan, seconds: lengthOf(index) };
    const { sprites, poses, veil, end } = layOutSprites(stage, room.sprites, scene);
    kernel.clearBytes(room.sprites, end - room.sprites);
    for (const [at, sprite] of stage.sprites.entries()) {
      const [planes, pose] = [sprites[at], poses[at]];
      if (!planes || !pose) continue;
      const draw = drawAtRest(sprite, pose);
      drawSprite(context, planes, (pen) => draw(pen, sprite.liveUntil ?? 0));
    }
    paintBackdrop(context, index, stage, { backdrop: room.backdrop, veil });
    context.times.prepare += performance.now() - start;
    held[place] = index;
  }

  return {
    open(index) {
      prepare(index);
      prepare(index + 1);
      const stage = compose(index);
      const room = roomOf(index);
      const landscape = "landscape" in stage.backdrop ? landscapeOf(context, stage.backdrop.landscape) : null;
      return {
        stage,
        backdrop: room.backdrop,
        ...layOutSprites(stage, room.sprites, { size: plan, seconds: lengthOf(index) }),
        paintParticles: landscape ? createParticlePainter(landscape) : () => undefined,
      };
    },
    placeLive: (sprite) => placeSprite(liveSize(sprite), scratch.live),
    drawLive(sprite, planes, seconds) {
      kernel.clearBytes(scratch.live, spriteBytes(planes));
      drawSprite(context, planes, (pen) => {
        pen.scale(planes.width / sprite.width, planes.height / sprite.height);
        sprite.draw(pen, seconds);
      });
    },
  };
}

/** How large a sprite is drawn while it is live. */
function liveSize({ width, height, liveShare: share = 1 }: Sprite): SpriteSize {
  return { width: Math.ceil(width * share), height: Math.ceil(height * share) };
}

/** How large everything of a scene is in its memory: its sprites, and last a veil over a moving picture. */
function spriteSizes(stage: SceneStage, poses: readonly RestPose[], size: FrameSize): SpriteSize[] {
  const sizes = stage.sprites.map((sprite, index) => restSize(sprite, poses[index] ?? AS_DRAWN));
  return hasVeil(stage) ? [...sizes, { width: size.width, height: size.height }] : sizes;
}

/** What a scene asks of the memory. */
export function sceneNeeds(stage: SceneStage, { start, end }: FilmScene, size: FrameSize): SceneNeeds {
  const live = stage.sprites.filter(({ liveUntil }) => liveUntil !== undefined).map(liveSize);
  return { sprites: spriteSizes(stage, restPoses(stage, end - start), size), live };
}

/** The sprites one after the other, and where what comes after them begins. */
function layOutSprites(stage: SceneStage, start: number, scene: { size: FrameSize; seconds: number }) {
  const poses = restPoses(stage, scene.seconds);
  let place = start;
  const all = spriteSizes(stage, poses, scene.size).map((size) => {
    const planes = placeSprite(size, place);
    place += spriteBytes(size);
    return planes;
  });
  return { sprites: all.slice(0, stage.sprites.length), poses, veil: all[stage.sprites.length] ?? null, end: place };
}

function hasVeil({ backdrop }: SceneStage): boolean {
  return "veil" in backdrop && backdrop.veil !== undefined;
}

export function drawSprite(
  { kernel, views, scratch, raster }: PaintContext,
  planes: SpritePlanes,
  draw: (pen: Pen) => void,
) {
  const { width, height, luma, alpha, chromaU, chromaV, chromaAlpha, planeWidth } = planes;
  views.bytes.set(raster(width, height, draw), scratch.rgba);
  kernel.spriteFromRgba(scratch.rgba, width, height, luma, alpha, chromaU, chromaV, chromaAlpha, planeWidth);
}

type BackdropPlace = { backdrop: number; veil: SpritePlanes | null };

function paintBackdrop(context: PaintContext, index: number, stage: SceneStage, place: BackdropPlace): void {
  const { kernel, views, plan, scratch, raster } = context;
  const { backdrop } = stage;
  const { width, height } = plan;
  const planes = planesOf(plan, place.backdrop);
  if ("veil" in backdrop && backdrop.veil && place.veil) drawSprite(context, place.veil, backdrop.veil);
  if ("draw" in backdrop) {
    const half = { width: width >> 1, height: height >> 1 };
    views.bytes.set(
      raster(half.width, half.height, (pen) => backdrop.draw(pen, half)),
      scratch.rgba,
    );
    const light = scratch.rgba + half.width * half.height * 4;
    const grain = Math.round(256 * backdrop.grain);
    const size = [half.width, half.height] as const;
    kernel.backdropFromHalf(scratch.rgba, ...size, planes.Y, planes.U, planes.V, light, context.memory.noise, grain);
    return;
  }
  if (!("landscape" in backdrop)) return;
  paintLandscape(landscapeOf(context, backdrop.landscape, index), planes);
  const middle = { x: width / 2, y: height / 2, scaleX: 1, scaleY: 1, turn: 0, opacity: 1 };
  if (place.veil) laySprite({ kernel, size: plan }, planes, place.veil, { sprite: 0, ...middle });
}

function landscapeOf(context: PaintContext, id: SceneId, index = 0): LandscapeContext {
  const { kernel, views, plan, memory, scratch } = context;
  const glows = memory.glows[id];
  if (!scratch.landscape || !glows) throw new Error(`The film has no memory for the landscape ${id}.`);
  return {
    kernel,
    views,
    size: plan,
    scene: SCENES[id],
    seed: plan.film.seed + index,
    glows,
    memory: memory.landscapes,
    scratch: scratch.landscape,
  };
}
