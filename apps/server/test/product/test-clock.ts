import { DAY_MS } from "@sahne/contract/time-units";
import type { Clock } from "#platform/clock.ts";

export type TestClock = Clock & {
  advance(milliseconds: number): void;
  /** Stands still until the test is over: neither a slow machine nor the end of a day comes into it. */
  stopAtNoon(): void;
  reset(): void;
};

/** The real time, plus what a test has added to it. */
export function createTestClock(): TestClock {
  let ahead = 0;
  let stopped: number | undefined;
  return {
    now() {
      // A millisecond with every look, so that what happens one after the other can be told apart.
      if (stopped !== undefined) stopped += 1;
      return new Date((stopped ?? Date.now()) + ahead);
    },
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
    stopAtNoon: () => {
      stopped = (Math.ceil(Date.now() / DAY_MS - 0.5) + 0.5) * DAY_MS;
    },
    reset: () => {
      ahead = 0;
      stopped = undefined;
    },
  };
}
