export type Throttle<Value> = { call(value: Value): void; flush(): Promise<void> };

/** Calls at most once per interval with the newest value, never concurrently; `flush` waits for the last call. */
export function createThrottle<Value>(everyMs: number, action: (value: Value) => Promise<void>): Throttle<Value> {
  let lastStart = -Infinity;
  let running: Promise<void> | undefined;
  let failure: unknown;

  return {
    call(value) {
      const now = performance.now();
      if (running || now - lastStart < everyMs) return;
      lastStart = now;
      running = action(value)
        .catch((error: unknown) => {
          failure = error;
        })
        .finally(() => {
          running = undefined;
        });
    },
    async flush() {
      await running;
      if (failure !== undefined) throw new Error("A throttled call failed.", { cause: failure });
    },
  };
}
