// A thread that paints every n-th frame into the shared ring and waits while the ring is full.
import { setImmediate } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { viewMemory } from "#kernel/arena.ts";
import { startKernel } from "#kernel/load-kernel.ts";
import { createFilmPainter } from "#paint/film-painter.ts";
import { createPaintContext } from "#paint/paint-context.ts";
import type { ClipReader } from "./clip-reader.ts";
import { registerFonts } from "./fonts.ts";
import type { FrameWorkerData } from "./frame-ring.ts";
import { registerScriptFonts } from "./script-fonts.ts";
import { collectCanvases, createRaster, createStageTools } from "./stage-tools.ts";

const {
  module,
  shared,
  plan,
  memory,
  material,
  clips: paths,
  worker,
  workerCount,
  consumed,
  fontFolder,
} = workerData as FrameWorkerData;

registerFonts(fontFolder);
await registerScriptFonts(fontFolder, material.letters);
const tools = createStageTools({ ...material, views: viewMemory(shared) });
const input = { shared, plan, memory, tools, raster: createRaster(), worker };
let prepared = 0;
const context = createPaintContext(startKernel(module, shared), input);
const painter = createFilmPainter(context);
const clips = await openClips();

for (let index = worker; index < plan.frameCount; index += workerCount) {
  waitForSlot(index);
  await clips?.fill(index);
  painter.paint(index, memory.slots[index % memory.slots.length] ?? 0);
  parentPort?.postMessage({ index });
  // Canvases give their memory back in the event loop: a loop that never returns to it would keep every one.
  await setImmediate();
  if (painter.times.prepare > prepared) collectCanvases();
  prepared = painter.times.prepare;
}
await clips?.close();
parentPort?.postMessage({ times: painter.times });

/** A film without any never loads what reads them. */
async function openClips(): Promise<ClipReader | null> {
  if (paths.length === 0) return null;
  const { createClipReader } = await import("./clip-reader.ts");
  return createClipReader({ plan, paths, bytes: context.views.bytes, scratch: context.scratch });
}

function waitForSlot(index: number): void {
  for (;;) {
    const count = Atomics.load(consumed, 0);
    if (index - count < memory.slots.length) return;
    Atomics.wait(consumed, 0, count, 2000);
  }
}
