import type { Arena } from "#kernel/arena.ts";
import { viewMemory } from "#kernel/arena.ts";
import type { Kernel } from "#kernel/load-kernel.ts";
import { layOutFilm } from "#paint/film-memory.ts";
import type { PicturePlanes } from "#paint/film-memory.ts";
import { createFilmPainter } from "#paint/film-painter.ts";
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
};

export type PreviewInput = {
  plan: Plan;
  arena: Arena;
  kernel: Kernel;
  pictures: PicturePlanes[];
  tools: StageTools;
  raster: Raster;
};

/** A film ready to be painted frame by frame in one thread, by the painters of the render process. */
export function openPreview({ plan, arena, kernel, pictures, tools, raster }: PreviewInput): PreviewFilm {
  const needs = plan.film.scenes.map((scene, index) =>
    sceneNeeds(composeScene(plan.film, index, plan, tools), scene, plan),
  );
  const brand = composeBrand(plan.film, plan, tools).map(({ sprite }) => sprite);
  const memory = layOutFilm(arena, kernel, { plan, pictures, needs, brand, workerCount: 1 });
  const input = { shared: arena.memory, plan, memory, tools, raster, worker: 0 };
  const { bytes, ints } = viewMemory(arena.memory);
  const [slot = 0] = memory.slots;
  let painter = createFilmPainter(createPaintContext(kernel, input));
  return {
    plan,
    paint(index) {
      painter.paint(index, slot);
      return bytes.subarray(slot, slot + memory.frameBytes);
    },
    forgetScenes() {
      ints.fill(0, memory.held >> 2, (memory.held >> 2) + memory.rooms.length);
      painter = createFilmPainter(createPaintContext(kernel, input));
    },
  };
}
