import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { subscribers } from "#platform/db/schema.ts";

/** A first or a repeated wish; false when the address is confirmed already and there is nothing to ask. */
export async function savePending(executor: Executor, row: typeof subscribers.$inferInsert): Promise<boolean> {
  const rows = await executor
    .insert(subscribers)
    .values(row)
    .onConflictDoUpdate({
      target: subscribers.emailKey,
      // A mailbox that was not there may be there now: whoever asks again confirms again.
      set: {
        email: row.email,
        confirmHash: row.confirmHash,
        createdAt: row.createdAt,
        confirmedAt: null,
        bouncedAt: null,
      },
      setWhere: sql`${subscribers.confirmedAt} is null or ${subscribers.bouncedAt} is not null`,
    })
    .returning({ id: subscribers.id });
  return rows.length > 0;
}

export async function confirmSubscriber(executor: Executor, confirmHash: string, now: Date): Promise<boolean> {
  const rows = await executor
    .update(subscribers)
    .set({ confirmedAt: now })
    .where(eq(subscribers.confirmHash, confirmHash))
    .returning({ id: subscribers.id });
  return rows.length > 0;
}

export async function deleteSubscriber(executor: Executor, confirmHash: string): Promise<boolean> {
  const rows = await executor
    .delete(subscribers)
    .where(eq(subscribers.confirmHash, confirmHash))
    .returning({ id: subscribers.id });
  return rows.length > 0;
}

export async function deleteSubscriberById(executor: Executor, id: string): Promise<boolean> {
  const rows = await executor.delete(subscribers).where(eq(subscribers.id, id)).returning({ id: subscribers.id });
  return rows.length > 0;
}

export async function deleteUnconfirmedBefore(executor: Executor, moment: Date): Promise<void> {
  await executor.delete(subscribers).where(and(isNull(subscribers.confirmedAt), lt(subscribers.createdAt, moment)));
}
