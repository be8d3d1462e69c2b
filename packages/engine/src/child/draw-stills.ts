import { planesToRgba } from "#encode/poster.ts";
import type { Plan } from "#plan/plan.ts";
import { createPaintContext } from "#scene/canvas.ts";
import type { PaintTimes } from "#scene/paint-times.ts";
import { createFramePainter } from "#scene/frame-painter.ts";
import type { RenderSpec } from "#spec.ts";
import { choosePosterFrame } from "./poster-frame.ts";
import type { EngineFiles } from "./prepare-film.ts";
import { prepareFilm } from "./prepare-film.ts";

export type Stills = { plan: Plan; times: PaintTimes; planes: Uint8Array[]; rgba: () => Uint8ClampedArray[] };

/** Paints single frames of a film in this thread, without encoding: for contact sheets, tests and benches. */
export async function drawStills(
  spec: RenderSpec,
  files: Omit<EngineFiles, "workerPath">,
  chooseFrames: (plan: Plan) => number[] = (plan) => [choosePosterFrame(plan)],
): Promise<Stills> {
  const loadVoice = async () => (await import("#voice/robot-voice.ts")).createRobotVoice();
  const prepared = await prepareFilm(spec, { files: { ...files, workerPath: "" }, workerCount: 1, loadVoice });
  const { plan, film, arena, kernel } = prepared;
  const painter = createFramePainter(createPaintContext(kernel, { memory: arena.memory, plan, film, worker: 0 }));
  const [slot = 0] = film.slots;
  const bytes = new Uint8Array(arena.memory.buffer);
  const planes = chooseFrames(plan).map((index) => {
    painter.paint(index, slot);
    return Uint8Array.from(bytes.subarray(slot, slot + film.frameBytes));
  });
  return { plan, times: painter.times, planes, rgba: () => planes.map((frame) => planesToRgba(frame, plan)) };
}
