import { setFlagsFromString } from "node:v8";
import { BYTES_BEFORE_OPTIMIZING } from "./process-options.ts";

const BYTES_BEFORE_OPTIMIZING_LOOPS = 60_000;

/**
 * Runs what goes through millions of numbers: its loops are optimized soon and waited for, because until then every number they
 * make is an object of its own. What reads and directs a text runs for a moment only, and is better left as it is.
 */
export function runHotLoops<Result>(run: () => Result): Result {
  setFlagsFromString("--no-concurrent-osr");
  setFlagsFromString(`--interrupt-budget=${BYTES_BEFORE_OPTIMIZING_LOOPS}`);
  try {
    return run();
  } finally {
    setFlagsFromString("--concurrent-osr");
    setFlagsFromString(`--interrupt-budget=${BYTES_BEFORE_OPTIMIZING}`);
  }
}
