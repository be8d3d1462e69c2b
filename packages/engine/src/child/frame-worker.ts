// A thread that paints every n-th frame into the shared ring and waits while the ring is full.
import { setImmediate } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { startKernel } from "#kernel/load-kernel.ts";
import { registerFonts } from "#overlay/fonts.ts";
import { createPaintContext } from "#scene/canvas.ts";
import { createFramePainter } from "#scene/frame-painter.ts";
import type { FrameWorkerData } from "./frame-ring.ts";

const { module, memory, plan, film, worker, workerCount, consumed, fontFolder } = workerData as FrameWorkerData;

registerFonts(fontFolder);
const painter = createFramePainter(createPaintContext(startKernel(module, memory), { memory, plan, film, worker }));

for (let index = worker; index < plan.frameCount; index += workerCount) {
  waitForSlot(index);
  painter.paint(index, film.slots[index % film.slots.length] ?? 0);
  parentPort?.postMessage({ index });
  // Canvases give their memory back in the event loop: a loop that never returns to it would keep every one.
  await setImmediate();
}
parentPort?.postMessage({ times: painter.times });

function waitForSlot(index: number): void {
  for (;;) {
    const count = Atomics.load(consumed, 0);
    if (index - count < film.slots.length) return;
    Atomics.wait(consumed, 0, count, 2000);
  }
}
