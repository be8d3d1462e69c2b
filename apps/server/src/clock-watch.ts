import { gt, sql } from "drizzle-orm";
import type { Context } from "#context.ts";
import { installation, rateBuckets, runSlots } from "#platform/db/schema.ts";
import { bringNearer } from "#platform/queue/queue-tables.ts";

const LOOK_EVERY_MS = 5_000;
const NOTE_EVERY_MS = 60_000;
/** Small corrections by the system's time service are not steps. */
const SMALLEST_STEP_MS = 2_000;
const LEASE_SECONDS = 15;

type Times = { wall: number; steady: number };

/** How far the wall clock went back, measured against the monotonic clock; 0 when it did not. */
export function turnedBackMs(before: Times, now: Times): number {
  const step = now.wall - before.wall - (now.steady - before.steady);
  return step < -SMALLEST_STEP_MS ? -step : 0;
}

/**
 * Work that waits, and limits that refill, were dated by the clock as it was: set back by a day, they would stand still for
 * a day. Plans keep their hour, which is what their owners chose.
 */
export async function goOnAfter(context: Context, turnedBack: number): Promise<void> {
  context.log.warn({ seconds: Math.round(turnedBack / 1000) }, "the clock was set back; waiting work goes on");
  await bringNearer(context.database.raw, turnedBack);
  await context.db
    .update(rateBuckets)
    .set({ refilledAt: sql`now()` })
    .where(gt(rateBuckets.refilledAt, sql`now()`));
  const lease = sql`now() + ${LEASE_SECONDS}::int * interval '1 second'`;
  await context.db.update(runSlots).set({ leaseUntil: lease }).where(gt(runSlots.leaseUntil, lease));
}

/** Looks at the clock now and then, and once at the start: it may have been set back while nothing ran. */
export async function startClockWatch(context: Context): Promise<{ stop(): Promise<void> }> {
  // A server has a clock of its own, and so have the other processes.
  if (context.database.kind !== "embedded") return { stop: async () => {} };
  const [row] = await context.db.select({ lastSeenAt: installation.lastSeenAt }).from(installation);
  const behind = (row?.lastSeenAt?.getTime() ?? 0) - Date.now();
  if (behind > SMALLEST_STEP_MS) await goOnAfter(context, behind);

  const read = (): Times => ({ wall: Date.now(), steady: performance.now() });
  let before = read();
  let seenAt = 0;
  let running: Promise<void> = Promise.resolve();

  async function look(now: Times, back: number): Promise<void> {
    if (back > 0) await goOnAfter(context, back);
    else if (now.wall - seenAt < NOTE_EVERY_MS) return;
    seenAt = now.wall;
    await context.db.update(installation).set({ lastSeenAt: new Date(now.wall) });
  }

  const timer = setInterval(() => {
    const now = read();
    const back = turnedBackMs(before, now);
    before = now;
    running = running
      .then(() => look(now, back))
      .catch((error: unknown) => context.log.warn({ err: error }, "the clock could not be looked after"));
  }, LOOK_EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
