import type { Arena } from "#kernel/arena.ts";
import { viewMemory } from "#kernel/arena.ts";
import type { Kernel } from "#kernel/load-kernel.ts";
import { layOutFilm } from "#paint/film-memory.ts";
import type { PicturePlanes } from "#paint/film-memory.ts";
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

/** A film ready to be painted frame by frame in one thread, by the painters of the render process. */
export function openPreview(preview: PreviewInput): PreviewFilm {
  const { plan, arena, kernel, pictures, tools, raster, clipStill } = preview;
  const needs = plan.film.scenes.map((scene, index) =>
    sceneNeeds(composeScene(plan.film, index, plan, tools), scene, plan),
  );
  const brand = composeBrand(plan.film, plan, tools).map(({ sprite }) => sprite);
  const memory = layOutFilm(arena, kernel, { plan, pictures, needs, brand, workerCount: 1 });
  const input = { shared: arena.memory, plan, memory, tools, raster, worker: 0 };
  const { bytes, ints } = viewMemory(arena.memory);
  const [slot = 0] = memory.slots;
  let painter = createFilmPainter(createPaintContext(kernel, input));

  function fillClips(time: number): void {
    for (const index of scenesSeen(plan.film, time)) {
      const [scratch] = memory.scratches;
      if (!scratch || plan.film.scenes[index]?.clip === undefined) continue;
      const place = clipPlace(scratch, index);
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
      fillClips(index / plan.framesPerSecond);
      painter.paint(index, slot);
      return bytes.subarray(slot, slot + memory.frameBytes);
    },
    forgetScenes() {
      ints.fill(0, memory.held >> 2, (memory.held >> 2) + memory.rooms.length);
      painter = createFilmPainter(createPaintContext(kernel, input));
    },
  };
}
