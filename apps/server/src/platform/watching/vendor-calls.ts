import { channel, subscribe, unsubscribe } from "node:diagnostics_channel";
import { lt, sql } from "drizzle-orm";
import type { Clock } from "#platform/clock.ts";
import type { AppDb, Executor } from "#platform/db/database.ts";
import { vendorDays } from "#platform/db/schema.ts";
import type { Log } from "#platform/log.ts";
import { DAY_MS } from "@sahne/contract/time-units";
import { utcDay } from "#platform/quota.ts";

/** A call that was made, or one that was told of before and went wrong later (`isLater`). */
export type VendorCall = {
  vendor: string;
  url: string;
  /** A status or the name of a fault: never a vendor's words, which may quote a key or what somebody wrote. */
  error: string | null;
  isLater?: boolean;
};

const CALLS = "sahne:vendor-call";
const calls = channel(CALLS);

export function tellCall(call: VendorCall): void {
  calls.publish(call);
}

/** What a fault is called by whoever threw it. */
export function faultName(error: unknown): string {
  if (!(error instanceof Error)) return "no answer";
  const { cause } = error;
  const inner: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
  if (inner instanceof Error && "code" in inner && typeof inner.code === "string") return inner.code;
  return error.name === "TypeError" ? "no answer" : error.name;
}

type Place = { db: AppDb; clock: Clock; log: Log; sandboxUrl: string | undefined };
type Count = Omit<typeof vendorDays.$inferInsert, "calls" | "errors"> & { calls: number; errors: number };

const EVERY_MS = 10_000;

/** Calls of this process, added to the day's row of each vendor every few seconds: every process adds its own. */
export function countVendorCalls({ db, clock, log, sandboxUrl }: Place): {
  flush(): Promise<void>;
  stop(): Promise<void>;
} {
  let counts = new Map<string, Count>();
  const note = (message: unknown): void => {
    const { vendor, url, error, isLater = false } = message as VendorCall;
    const now = clock.now();
    const day = utcDay(now);
    const isSandbox = sandboxUrl !== undefined && new URL(url).origin === new URL(sandboxUrl).origin;
    const key = `${day} ${vendor} ${isSandbox}`;
    const count = counts.get(key) ?? {
      day,
      vendor,
      isSandbox,
      calls: 0,
      errors: 0,
      lastError: null,
      lastErrorAt: null,
    };
    counts.set(key, count);
    if (!isLater) count.calls += 1;
    if (error === null) return;
    Object.assign(count, { errors: count.errors + 1, lastError: error, lastErrorAt: now });
  };
  const flush = async (): Promise<void> => {
    if (counts.size === 0) return;
    const taken = [...counts.values()].toSorted((a, b) => (a.vendor < b.vendor ? -1 : 1));
    counts = new Map();
    try {
      await addCounts(db, taken);
    } catch (error) {
      log.warn({ err: error }, "calls to vendors were not counted");
    }
  };
  subscribe(CALLS, note);
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(flush);
  }, EVERY_MS);
  timer.unref();
  return {
    flush,
    async stop() {
      unsubscribe(CALLS, note);
      clearInterval(timer);
      await running;
      await flush();
    },
  };
}

/** In one order everywhere: two processes that add to the same rows never wait for each other in a circle. */
async function addCounts(db: Executor, counts: Count[]): Promise<void> {
  await db
    .insert(vendorDays)
    .values(counts)
    .onConflictDoUpdate({
      target: [vendorDays.day, vendorDays.vendor, vendorDays.isSandbox],
      set: {
        calls: sql`${vendorDays.calls} + excluded.calls`,
        errors: sql`${vendorDays.errors} + excluded.errors`,
        lastError: sql`coalesce(excluded.last_error, ${vendorDays.lastError})`,
        lastErrorAt: sql`coalesce(excluded.last_error_at, ${vendorDays.lastErrorAt})`,
      },
    });
}

const KEEP_MS = 40 * DAY_MS;

export async function expireVendorDays({ db, clock }: { db: Executor; clock: Clock }): Promise<void> {
  await db.delete(vendorDays).where(lt(vendorDays.day, utcDay(new Date(clock.now().getTime() - KEEP_MS))));
}
