import { planesToRgba } from "#encode/poster.ts";
import type { Plan } from "#plan/plan.ts";
import { createFilmPainter } from "#paint/film-painter.ts";
import { createPaintContext } from "#paint/paint-context.ts";
import type { PaintTimes } from "#paint/paint-times.ts";
import type { RenderSpec } from "#spec.ts";
import type { SceneStage } from "#stage/stage.ts";
import { choosePosterFrame } from "./poster-frame.ts";
import type { EngineFiles } from "./prepare-film.ts";
import { prepareFilm } from "./prepare-film.ts";
import { createRaster } from "./stage-tools.ts";

export type Stills = {
  plan: Plan;
  /** Every scene as it was composed. */
  stages: ReadonlyMap<number, SceneStage>;
  times: PaintTimes;
  planes: Uint8Array[];
  rgba: () => Uint8ClampedArray[];
};

/** Paints single frames of a film in this thread, without encoding: for contact sheets, tests and benches. Those of clips in rising order. */
export async function drawStills(
  spec: RenderSpec,
  files: EngineFiles,
  chooseFrames: (plan: Plan) => number[] = (plan) => [choosePosterFrame(plan)],
): Promise<Stills> {
  const loadVoice = async () => (await import("#voice/robot-voice.ts")).createRobotVoice();
  const prepared = await prepareFilm(spec, { files, loadVoice });
  const { plan, memory, tools, stages, arena, kernel } = prepared;
  // A scene that has been shown is taken out of the film's own.
  const composed = new Map(stages);
  const input = { pixels: arena.memory, plan, memory, tools, stages, raster: createRaster() };
  const context = createPaintContext(kernel, input);
  const painter = createFilmPainter(context);
  const [slot] = memory.slots;
  const bytes = new Uint8Array(arena.memory.buffer);
  const { createClipReader } = await import("./clip-reader.ts");
  const clips = createClipReader({ plan, paths: spec.clips ?? [], bytes, scratch: context.scratch });
  const planes: Uint8Array[] = [];
  for (const index of chooseFrames(plan)) {
    await clips.fill(index);
    painter.paint(index, slot);
    planes.push(Uint8Array.from(bytes.subarray(slot, slot + memory.frameBytes)));
  }
  await clips.close();
  const rgba = () => planes.map((frame) => planesToRgba(frame, plan));
  return { plan, stages: composed, times: painter.times, planes, rgba };
}
