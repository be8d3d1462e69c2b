import { performance } from "node:perf_hooks";
import type { Log } from "#platform/log.ts";

const LOOK_EVERY_MS = 1_000;
/** After half a minute of load, load is taken to be the normal state of this process. */
const BUSY_LOOKS_MAX = 30;
const BUSY = 0.2;

type Options = { log: Log; readLoad?: () => number; lookEveryMs?: number };

/** Does what nobody waits for, at the first quiet moment. */
export function whenIdle(work: () => Promise<unknown>, options: Options): { stop(): void } {
  const { log, readLoad = createLoadReader(), lookEveryMs = LOOK_EVERY_MS } = options;
  let looks = 0;
  const timer = setInterval(() => {
    looks += 1;
    if (readLoad() > BUSY && looks < BUSY_LOOKS_MAX) return;
    clearInterval(timer);
    work().catch((error: unknown) => log.warn({ err: error }, "work for a quiet moment"));
  }, lookEveryMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** How much of the time since the last reading this thread was at work, from 0 to 1. */
function createLoadReader(): () => number {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization;
  };
}
