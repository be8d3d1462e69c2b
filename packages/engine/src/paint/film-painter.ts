import type { Film } from "#film/film.ts";
import { planesOf } from "#plan/frame-size.ts";
import type { Placement, Sprite } from "#stage/stage.ts";
import { createBrandPainter } from "./brand-painter.ts";
import type { Scratch } from "./film-memory.ts";
import type { PaintContext } from "./paint-context.ts";
import type { PaintTimes } from "./paint-times.ts";
import { paintPhoto } from "./photo-painter.ts";
import { fromRest } from "./rest-poses.ts";
import type { OpenScene } from "./scene-store.ts";
import { createSceneStore } from "./scene-store.ts";
import { laySprite } from "./sprite-planes.ts";
import type { Passage } from "./transitions.ts";
import { blendScenes, findPassage } from "./transitions.ts";

/** Paints frame `index` into the memory at `target`: a pure function of the plan, in whatever order they are asked for. */
export type FilmPainter = { paint(index: number, target: number): void; times: PaintTimes };

export function createFilmPainter(context: PaintContext): FilmPainter {
  const { plan, scratch, times } = context;
  const { scenes } = plan.film;
  const store = createSceneStore(context);
  const open = new Map<number, OpenScene>();
  const paintBrand = createBrandPainter(context);

  function openScene(index: number): OpenScene {
    const known = open.get(index);
    if (known) return known;
    // Only the scene shown and the one before or after it: a room may be taken again after that.
    for (const other of open.keys()) if (Math.abs(other - index) > 1) open.delete(other);
    const scene = store.open(index);
    open.set(index, scene);
    return scene;
  }

  function paintScene(index: number, time: number, target: number): void {
    const { start = 0 } = scenes[index] ?? {};
    const seconds = Math.max(0, time - start);
    const scene = openScene(index);
    const from = performance.now();
    paintBackdrop(context, index, scene, { time, seconds, target });
    const between = performance.now();
    paintSprites(scene, seconds, target);
    times.backdrop += between - from;
    times.sprites += performance.now() - between;
  }

  function paintSprites({ stage, sprites, poses }: OpenScene, seconds: number, target: number): void {
    const planes = planesOf(plan, target);
    const frame = { kernel: context.kernel, size: plan };
    for (const placement of stage.placements(seconds)) {
      const sprite = stage.sprites[placement.sprite];
      const [kept, pose] = [sprites[placement.sprite], poses[placement.sprite]];
      if (!sprite || !kept || !pose)
        throw new Error(`A scene places sprite ${placement.sprite}, which it does not have.`);
      const isLive = sprite.liveUntil !== undefined && seconds < sprite.liveUntil;
      if (isLive) laySprite(frame, planes, store.drawLive(sprite, seconds), enlarged(placement, sprite));
      else laySprite(frame, planes, kept, fromRest(placement, pose));
    }
  }

  function paintPassage(passage: Passage, time: number, target: number): void {
    paintScene(passage.from, time, scratch.secondFrame);
    paintScene(passage.from + 1, time, scratch.thirdFrame);
    const start = performance.now();
    blendScenes(context, passage, target);
    times.transition += performance.now() - start;
  }

  return {
    times,
    paint(index, target) {
      const time = index / plan.framesPerSecond;
      const passage = findPassage(plan.film, time);
      if (passage) paintPassage(passage, time, target);
      else paintScene(sceneAt(scenes, time), time, target);
      paintBrand(target);
    },
  };
}

/** Drawn smaller, laid at the size it was placed with. */
function enlarged(placement: Placement, { liveShare: share = 1 }: Sprite): Placement {
  return share === 1 ? placement : { ...placement, scaleX: placement.scaleX / share, scaleY: placement.scaleY / share };
}

/** Where the clip's frame of a scene lies while it is painted: two scenes that pass into each other never share one. */
export function clipPlace({ clips }: Pick<Scratch, "clips">, scene: number): number {
  const place = clips[scene % clips.length];
  if (place === undefined) throw new Error(`There is no memory for the clip of scene ${scene}.`);
  return place;
}

/** The scenes seen at a moment: one, or two that pass into each other. */
export function scenesSeen(film: Film, time: number): number[] {
  const passage = findPassage(film, time);
  return passage ? [passage.from, passage.from + 1] : [sceneAt(film.scenes, time)];
}

function sceneAt(scenes: readonly { start: number }[], time: number): number {
  return Math.max(
    0,
    scenes.findLastIndex(({ start }) => time >= start - 1e-9),
  );
}

type Moment = { time: number; seconds: number; target: number };

function paintBackdrop(context: PaintContext, index: number, scene: OpenScene, moment: Moment): void {
  const { kernel, plan, memory } = context;
  const { backdrop } = scene.stage;
  const { time, seconds, target } = moment;
  const planes = planesOf(plan, target);
  const camera = plan.cameras[index];
  const { start = 0, end = 0 } = plan.film.scenes[index] ?? {};
  if ("isClip" in backdrop) {
    kernel.copyBytes(target, clipPlace(context.scratch, index), memory.frameBytes);
  } else if ("picture" in backdrop && camera) {
    paintPhoto(context, planes, { start, end, picture: backdrop.picture, camera }, time);
  } else {
    kernel.copyBytes(target, scene.backdrop, memory.frameBytes);
    scene.paintParticles(seconds, planes);
    return;
  }
  const middle = { x: plan.width / 2, y: plan.height / 2, scaleX: 1, scaleY: 1, turn: 0, opacity: 1 };
  if (scene.veil) laySprite({ kernel, size: plan }, planes, scene.veil, { sprite: 0, ...middle });
}
