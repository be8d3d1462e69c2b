import { Worker } from "node:worker_threads";
import type { Plan } from "#plan/plan.ts";
import type { FilmMemory } from "#paint/film-memory.ts";
import type { PaintTimes } from "#paint/paint-times.ts";
import type { StageMaterial } from "./prepare-film.ts";

export type FrameWorkerData = {
  module: WebAssembly.Module;
  shared: WebAssembly.Memory;
  plan: Plan;
  memory: FilmMemory;
  material: StageMaterial;
  /** Paths of the clips, one for each scene that has one. */
  clips: readonly string[];
  worker: number;
  workerCount: number;
  /** One number: how many frames the encoder has taken. */
  consumed: Int32Array<SharedArrayBuffer>;
  fontFolder: string;
};

export type FrameRing = {
  /** The painted frames in order; the bytes are valid until the next one is asked for. */
  frames(): AsyncGenerator<{ index: number; pixels: Buffer }>;
  /** What painting cost, once all frames were taken. */
  times(): PaintTimes[];
  stop(): Promise<void>;
};

type WorkerMessage = { index: number } | { times: PaintTimes };

/** Starts the painting threads; each owns every n-th frame, the ring keeps them from running ahead of the encoder. */
export function startFrameRing(
  workerPath: string,
  work: Omit<FrameWorkerData, "worker" | "workerCount" | "consumed">,
): FrameRing {
  const { shared, memory, plan } = work;
  const workerCount = memory.scratches.length;
  const consumed = new Int32Array(new SharedArrayBuffer(4));
  const painted = new Set<number>();
  const reports: PaintTimes[] = [];
  let failure: Error | undefined;
  let wake: () => void = () => undefined;
  const workers = memory.scratches.map((_, worker) => {
    const thread = new Worker(workerPath, {
      workerData: { ...work, worker, workerCount, consumed } satisfies FrameWorkerData,
    });
    thread.on("message", (message: WorkerMessage) => {
      if ("index" in message) painted.add(message.index);
      else reports.push(message.times);
      wake();
    });
    thread.on("error", (error) => {
      failure = error instanceof Error ? error : new Error(String(error));
      wake();
    });
    return thread;
  });

  async function waitUntil(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) {
      if (failure) throw failure;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }

  return {
    async *frames() {
      const all = Buffer.from(shared.buffer);
      for (let index = 0; index < plan.frameCount; index++) {
        await waitUntil(() => painted.has(index));
        painted.delete(index);
        const start = memory.slots[index % memory.slots.length] ?? 0;
        yield { index, pixels: all.subarray(start, start + memory.frameBytes) };
        Atomics.store(consumed, 0, index + 1);
        Atomics.notify(consumed, 0);
      }
      await waitUntil(() => reports.length === workerCount);
    },
    times: () => reports,
    async stop() {
      await Promise.all(workers.map((thread) => thread.terminate()));
    },
  };
}
