import { setTimeout as wait } from "node:timers/promises";
import type { Context } from "#context.ts";

const WRITE_FOR_MS = 60_000;
const WRITE_AGAIN_MS = 500;

/** What is known of a paid call is known only here: a database that restarts must not make it unknown. */
export async function untilWritten<Result>(context: Context, write: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + WRITE_FOR_MS;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      context.log.warn({ err: error }, "outcome of a paid call not written yet");
      await wait(WRITE_AGAIN_MS);
    }
  }
}
