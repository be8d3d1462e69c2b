import { and, eq, isNull, lt } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { subscribers } from "#platform/db/schema.ts";

export type SubscriberRow = typeof subscribers.$inferSelect;

/** A first or a repeated wish; undefined when the address is confirmed already and there is nothing to ask. */
export async function savePending(
  executor: Executor,
  row: typeof subscribers.$inferInsert,
): Promise<SubscriberRow | undefined> {
  const [saved] = await executor
    .insert(subscribers)
    .values(row)
    .onConflictDoUpdate({
      target: subscribers.emailKey,
      set: { email: row.email, confirmHash: row.confirmHash, createdAt: row.createdAt },
      setWhere: isNull(subscribers.confirmedAt),
    })
    .returning();
  return saved;
}

export async function confirmSubscriber(executor: Executor, confirmHash: string, now: Date): Promise<boolean> {
  const rows = await executor
    .update(subscribers)
    .set({ confirmedAt: now })
    .where(eq(subscribers.confirmHash, confirmHash))
    .returning({ id: subscribers.id });
  return rows.length > 0;
}

export async function deleteSubscriber(executor: Executor, id: string): Promise<void> {
  await executor.delete(subscribers).where(eq(subscribers.id, id));
}

export async function deleteUnconfirmedBefore(executor: Executor, moment: Date): Promise<void> {
  await executor.delete(subscribers).where(and(isNull(subscribers.confirmedAt), lt(subscribers.createdAt, moment)));
}
