import type { Arena, MemoryViews } from "#kernel/arena.ts";
import { viewMemory } from "#kernel/arena.ts";
import type { Kernel } from "#kernel/load-kernel.ts";
import { layOutFilm } from "#paint/film-memory.ts";
import type { FilmMemory, PicturePlanes, SceneNeeds } from "#paint/film-memory.ts";
import type { FilmPainter } from "#paint/film-painter.ts";
import { clipPlace, createFilmPainter, scenesSeen } from "#paint/film-painter.ts";
import type { Raster } from "#paint/paint-context.ts";
import { createPaintContext } from "#paint/paint-context.ts";
import { sceneNeeds } from "#paint/scene-store.ts";
import type { Plan } from "#plan/plan.ts";
import { composeBrand } from "#stage/brand.ts";
import { composeScene } from "#stage/compose.ts";
import type { StageTools } from "#stage/stage.ts";

export type PreviewFilm = {
  plan: Plan;
  /** The planes of a frame, valid until the next one is painted. */
  paint(index: number): Uint8Array;
  /** Scenes are drawn again: something they lacked has come. */
  forgetScenes(): void;
  /** Lays out what no frame has asked for yet. */
  layOutRest(): void;
};

export type PreviewInput = {
  plan: Plan;
  arena: Arena;
  kernel: Kernel;
  pictures: PicturePlanes[];
  tools: StageTools;
  raster: Raster;
  /** A still of the clip of a scene as the planes of a frame; null: it is not there. Clips are decoded when the film is made. */
  clipStill: (scene: number) => Uint8Array | null;
};

/** What stands for a clip nobody has seen: the plain grey of a film that was not exposed. */
const UNSEEN = { luma: 58, chroma: 128 };
const NOTHING: SceneNeeds = { sprites: [], live: [] };

type Laid = {
  indexes: ReadonlySet<number>;
  memory: FilmMemory;
  views: MemoryViews;
  slot: number;
  createPainter: () => FilmPainter;
  painter: FilmPainter;
};

/**
 * A film ready to be painted frame by frame in one thread, by the painters of the render process. Of a film that is opened only
 * the scenes around the first frame are laid out, so that it is seen at once; the others are, with the first of them that is
 * asked for or when somebody has the time.
 */
export function openPreview(preview: PreviewInput): PreviewFilm {
  const { plan, arena, kernel, pictures, tools, raster, clipStill } = preview;
  const { scenes } = plan.film;
  const brand = composeBrand(plan.film, plan, tools).map(({ sprite }) => sprite);
  let laid: Laid | undefined;

  function layOut(indexes: ReadonlySet<number>): Laid {
    const needs = scenes.map((scene, index) =>
      indexes.has(index) ? sceneNeeds(composeScene(plan.film, index, plan, tools), scene, plan) : NOTHING,
    );
    const memory = layOutFilm(arena, kernel, { plan, pictures, needs, brand });
    const input = { pixels: arena.memory, plan, memory, tools, raster };
    const [slot] = memory.slots;
    const createPainter = () => createFilmPainter(createPaintContext(kernel, input));
    return { indexes, memory, views: viewMemory(arena.memory), slot, createPainter, painter: createPainter() };
  }

  /** With the scene after it, which the painters prepare ahead. */
  function laidOutAt(time: number): Laid {
    const seen = scenesSeen(plan.film, time);
    const needed = new Set([...seen, ...seen.map((index) => index + 1)].filter((index) => index < scenes.length));
    if (laid && [...needed].every((index) => laid?.indexes.has(index))) return laid;
    laid = layOut(laid ? everyScene() : needed);
    return laid;
  }

  function everyScene(): ReadonlySet<number> {
    return new Set(scenes.keys());
  }

  function fillClips({ memory, views: { bytes } }: Laid, time: number): void {
    for (const index of scenesSeen(plan.film, time)) {
      if (scenes[index]?.clip === undefined) continue;
      const place = clipPlace(memory.scratch, index);
      const still = clipStill(index);
      if (still) bytes.set(still, place);
      else {
        bytes.fill(UNSEEN.luma, place, place + plan.width * plan.height);
        bytes.fill(UNSEEN.chroma, place + plan.width * plan.height, place + memory.frameBytes);
      }
    }
  }

  return {
    plan,
    paint(index) {
      const time = index / plan.framesPerSecond;
      const current = laidOutAt(time);
      fillClips(current, time);
      current.painter.paint(index, current.slot);
      return current.views.bytes.subarray(current.slot, current.slot + current.memory.frameBytes);
    },
    layOutRest() {
      if (laid && laid.indexes.size < scenes.length) laid = layOut(everyScene());
    },
    forgetScenes() {
      if (!laid) return;
      laid.painter = laid.createPainter();
    },
  };
}
