import type { Clock } from "#platform/clock.ts";

export type TestClock = Clock & { advance(milliseconds: number): void; reset(): void };

/** The real time, plus what a test has added to it. */
export function createTestClock(): TestClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
    reset: () => {
      ahead = 0;
    },
  };
}
