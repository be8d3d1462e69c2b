import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";

import type { AppDb, Executor } from "#platform/db/database.ts";
import { queryRows } from "#platform/db/rows.ts";
import type { Log } from "#platform/log.ts";

/** `limit` slots exist for a scope, such as one user or one vendor key. */
export type SlotRequest = { scope: string; limit: number; holder: string; leaseMs: number };
export type Slot = { scope: string; slot: number; holder: string };

/**
 * Takes one of the slots of a scope, or answers null when all are held. Strict, because two takers of the same slot
 * meet at its primary key, where the later one looks for another; a lease that ran out is taken over in the same statement.
 */
export async function takeSlot(executor: Executor, request: SlotRequest): Promise<Slot | null> {
  const { scope, limit, holder, leaseMs } = request;
  for (;;) {
    const [row] = await queryRows<{ slot: number | null; seen: boolean }>(
      executor,
      sql`
        with free as (
          select free.slot from generate_series(1, ${limit}::int) as free(slot)
           where not exists (
             select 1 from run_slots held
              where held.scope = ${scope}::text and held.slot = free.slot and held.lease_until > now())
           order by free.slot
           limit 1),
        taken as (
          insert into run_slots (scope, slot, holder, lease_until)
          select ${scope}::text, free.slot, ${holder}::text, now() + ${leaseMs}::float8 * interval '1 millisecond'
            from free
          on conflict (scope, slot) do update
             set holder = excluded.holder, lease_until = excluded.lease_until
           where run_slots.lease_until <= now()
          returning slot)
        select (select slot from taken) as slot, exists (select 1 from free) as seen`,
    );
    if (row && row.slot !== null) return { scope, slot: row.slot, holder };
    if (!row?.seen) return null;
  }
}

/** Answers false when the lease was lost meanwhile: the work must stop. */
export async function renewSlot(executor: Executor, { scope, slot, holder }: Slot, leaseMs: number): Promise<boolean> {
  const rows = await queryRows(
    executor,
    sql`
      update run_slots set lease_until = now() + ${leaseMs}::float8 * interval '1 millisecond'
       where scope = ${scope} and slot = ${slot} and holder = ${holder}
      returning slot`,
  );
  return rows.length > 0;
}

/** Gives the slot back, unless somebody else has it by now. */
export async function giveSlot(executor: Executor, { scope, slot, holder }: Slot): Promise<void> {
  await executor.execute(sql`delete from run_slots where scope = ${scope} and slot = ${slot} and holder = ${holder}`);
}

/** All that one holder has, in one statement. */
export async function renewHeld(executor: Executor, holder: string, leaseMs: number): Promise<void> {
  await executor.execute(
    sql`update run_slots set lease_until = now() + ${leaseMs}::float8 * interval '1 millisecond' where holder = ${holder}`,
  );
}

export async function giveHeld(executor: Executor, holder: string): Promise<void> {
  await executor.execute(sql`delete from run_slots where holder = ${holder}`);
}

/** A place that nobody came back for; taken anew it would be overwritten anyway. */
export async function sweepSlots(executor: Executor): Promise<void> {
  await executor.execute(sql`delete from run_slots where lease_until < now() - interval '1 day'`);
}

/** Short, so that what a dead process held is free again soon. */
const LEASE_MS = 15_000;
const RENEW_MS = 4_000;

type Holder = { db: AppDb; log: Log };
type Place = Pick<SlotRequest, "scope" | "limit">;

/** Works while it holds a slot, which is renewed meanwhile; false when none was free. The signal also tells of a lost one. */
export async function inSlot(
  { db, log }: Holder,
  place: Place,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  const slot = await takeSlot(db, { ...place, holder: randomUUID(), leaseMs: LEASE_MS });
  if (!slot) return false;
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  if (outer.aborted) stop();
  outer.addEventListener("abort", stop, { once: true });
  const timer = setInterval(() => {
    renewSlot(db, slot, LEASE_MS).then(
      (isHeld) => void (isHeld || stop()),
      (error: unknown) => log.warn({ err: error, scope: place.scope }, "a slot could not be renewed"),
    );
  }, RENEW_MS);
  try {
    await work(stopping.signal);
  } finally {
    clearInterval(timer);
    outer.removeEventListener("abort", stop);
    await giveSlot(db, slot);
  }
  return true;
}

/** Only where nobody else can be at work: what was held was held by a process that is dead. */
export async function clearSlots(executor: Executor): Promise<void> {
  await executor.execute(sql`delete from run_slots`);
}
