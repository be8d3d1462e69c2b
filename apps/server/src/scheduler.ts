import type { Context } from "#context.ts";
import { runDue } from "#features/schedules/run-due-plans.ts";

const LOOK_EVERY_MS = 1_000;

/** Looks for due schedules every second and never overlaps itself; others may look at the same time. */
export function startScheduler(context: Context): { stop(): Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  function look(): void {
    running = runDue(context)
      .then(
        () => undefined,
        (error: unknown) => context.log.error({ err: error }, "the scheduler could not look for due work"),
      )
      .finally(() => {
        if (!isStopped) timer = setTimeout(look, LOOK_EVERY_MS);
      });
  }

  look();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
