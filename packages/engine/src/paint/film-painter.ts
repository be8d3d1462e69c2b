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
import type { Rows } from "./sprite-planes.ts";
import { laySprite } from "./sprite-planes.ts";
import type { Laid, Standing } from "./standing.ts";
import { changedRows } from "./standing.ts";
import type { Passage } from "./transitions.ts";
import { blendScenes, findPassage } from "./transitions.ts";

/** Paints frame `index` into the memory at `target`: a pure function of the plan, in whatever order they are asked for. */
export type FilmPainter = { paint(index: number, target: number): void; times: PaintTimes };

export function createFilmPainter(context: PaintContext): FilmPainter {
  const { plan, scratch, times } = context;
  const { scenes } = plan.film;
  const store = createSceneStore(context);
  const open = new Map<number, OpenScene>();
  /** What stands in each frame's memory. */
  const standing = new Map<number, Standing>();
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

  /** Paints what is not there already; returns the rows that were painted. */
  function paintScene(index: number, time: number, target: number): readonly Rows[] {
    const { start = 0 } = scenes[index] ?? {};
    const seconds = Math.max(0, time - start);
    const scene = openScene(index);
    const from = performance.now();
    const laid = placeSprites(scene, seconds);
    // Behind everything else nothing stands still.
    const isStill = "draw" in scene.stage.backdrop;
    const rows = changedRows(isStill ? standing.get(target) : undefined, { scene, laid }, plan);
    for (const span of rows) paintBackdrop(context, index, scene, { time, seconds, target, rows: span });
    const between = performance.now();
    paintSprites(scene, { laid, seconds, target, rows });
    standing.set(target, { scene, laid });
    times.backdrop += between - from;
    times.sprites += performance.now() - between;
    return rows;
  }

  function placeSprites({ stage, sprites, poses }: OpenScene, seconds: number): Laid[] {
    return stage.placements(seconds).map((placement) => {
      const sprite = stage.sprites[placement.sprite];
      const [kept, pose] = [sprites[placement.sprite], poses[placement.sprite]];
      if (!sprite || !kept || !pose)
        throw new Error(`A scene places sprite ${placement.sprite}, which it does not have.`);
      const isLive = sprite.liveUntil !== undefined && seconds < sprite.liveUntil;
      if (isLive) return { planes: store.placeLive(sprite), placement: enlarged(placement, sprite), isLive };
      return { planes: kept, placement: fromRest(placement, pose), isLive };
    });
  }

  function paintSprites({ stage }: OpenScene, { laid, seconds, target, rows }: Picture): void {
    const planes = planesOf(plan, target);
    for (const { planes: sprite, placement, isLive } of laid) {
      const live = isLive ? stage.sprites[placement.sprite] : undefined;
      if (live) store.drawLive(live, sprite, seconds);
      for (const span of rows) laySprite({ kernel: context.kernel, size: plan, rows: span }, planes, sprite, placement);
    }
  }

  function paintPassage(passage: Passage, time: number, target: number): void {
    paintScene(passage.from, time, scratch.secondFrame);
    paintScene(passage.from + 1, time, scratch.thirdFrame);
    const start = performance.now();
    blendScenes(context, passage, target);
    standing.delete(target);
    times.transition += performance.now() - start;
  }

  return {
    times,
    paint(index, target) {
      const time = index / plan.framesPerSecond;
      const passage = findPassage(plan.film, time);
      if (passage) paintPassage(passage, time, target);
      const rows: readonly Rows[] = passage ? [[0, plan.height]] : paintScene(sceneAt(scenes, time), time, target);
      for (const span of rows) paintBrand(target, span);
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

/** The sprites of a frame on their ground, and the rows in which they are painted. */
type Picture = { laid: readonly Laid[]; seconds: number; target: number; rows: readonly Rows[] };

type Moment = { time: number; seconds: number; target: number; rows: Rows };

function paintBackdrop(context: PaintContext, index: number, scene: OpenScene, moment: Moment): void {
  const { kernel, plan, memory } = context;
  const { backdrop } = scene.stage;
  const { time, seconds, target, rows } = moment;
  const planes = planesOf(plan, target);
  const camera = plan.cameras[index];
  const { start = 0, end = 0 } = plan.film.scenes[index] ?? {};
  if ("isClip" in backdrop) {
    kernel.copyBytes(target, clipPlace(context.scratch, index), memory.frameBytes);
  } else if ("picture" in backdrop && camera) {
    paintPhoto(context, planes, { start, end, picture: backdrop.picture, camera }, time);
  } else {
    kernel.copyRows(target, scene.backdrop, plan.width, plan.height, ...rows);
    scene.paintParticles(seconds, planes);
    return;
  }
  const middle = { x: plan.width / 2, y: plan.height / 2, scaleX: 1, scaleY: 1, turn: 0, opacity: 1 };
  if (scene.veil) laySprite({ kernel, size: plan }, planes, scene.veil, { sprite: 0, ...middle });
}
