import type { Database } from "#platform/db/database.ts";

import { bringNearer } from "./queue-tables.ts";

export type QueueClock = {
  /** Call before looking for due jobs. */
  follow(): Promise<void>;
  /** A time of the application as the database has to store it. */
  toQueueTime(time: Date): Date;
};

const SMALLEST_MOVE_MS = 500;

/**
 * Jobs wait by the database's clock, which nobody can move. When a test moves the application's clock, the waiting
 * jobs are moved the other way, so that they become due as if the time had passed.
 */
export function createQueueClock(database: Database, now: () => Date): QueueClock {
  let offsetMs = 0;
  return {
    async follow() {
      const movedMs = now().getTime() - Date.now() - offsetMs;
      if (Math.abs(movedMs) < SMALLEST_MOVE_MS) return;
      offsetMs += movedMs;
      await bringNearer(database.raw, movedMs);
    },
    toQueueTime: (time) => new Date(time.getTime() - offsetMs),
  };
}
