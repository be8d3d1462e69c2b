import { guardProcess } from "#platform/http/last-guard.ts";
import type { Log } from "#platform/log.ts";

type Running = { stop(): Promise<void> };

type KeepOptions = {
  start: () => Promise<Running>;
  log: Log;
  report: (line: string) => void;
  /** Exits with this code; the service manager may start it again. */
  exit: (code: number) => void;
};

const FORCED_EXIT_MS = 25_000;
const STARTS_MAX = 5;
const STARTS_WITHIN_MS = 600_000;

/**
 * Runs the product until it is told to stop. After an error that belongs to no request, and so may have left anything half
 * done, it is stopped in order and started anew: what was acknowledged survives that as it survives a power cut.
 */
export async function keepRunning({ start, log, report, exit }: KeepOptions): Promise<Running> {
  const restarts: number[] = [];
  let isStopping = false;
  let isRestarting = false;
  let running = await start();

  async function stop(): Promise<void> {
    isStopping = true;
    guard.stop();
    await running.stop();
  }

  async function restart(): Promise<void> {
    const deadline = setTimeout(() => exit(1), FORCED_EXIT_MS);
    try {
      await running.stop();
      clearTimeout(deadline);
      // The signal to end may have come meanwhile.
      if (isStopping) return;
      running = await start();
      isRestarting = false;
      report("started again after an unexpected error");
    } catch (cause) {
      log.fatal({ err: cause }, "could not start again");
      exit(1);
    }
  }

  const guard = guardProcess(log, (error) => {
    log.fatal({ err: error }, "an unexpected error");
    if (isStopping || isRestarting) return;
    const now = Date.now();
    restarts.push(now);
    if (restarts.filter((at) => now - at < STARTS_WITHIN_MS).length > STARTS_MAX) {
      report("ends: one unexpected error after the other; the log says which");
      return exit(1);
    }
    isRestarting = true;
    void restart();
  });
  return { stop };
}
