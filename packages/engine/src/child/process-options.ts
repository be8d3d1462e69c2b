const HEAP_LIMIT_MB = 512;
/** How long code must have run before it is compiled again to run faster; V8 does it after a fifteenth of that. */
export const BYTES_BEFORE_OPTIMIZING = 2_000_000;

/**
 * How Node is started for a film. A small nursery, swept by the thread that fills it: what a frame leaves behind is dead at once,
 * and a larger one is memory for nothing.
 */
export const NODE_OPTIONS = [
  `--max-old-space-size=${HEAP_LIMIT_MB}`,
  // Words and code that every film loads are twenty: a smaller heap is searched again and again while they come.
  "--initial-old-space-size=64",
  "--max-semi-space-size=2",
  "--single-threaded-gc",
  "--expose-gc",
];
