import { and, asc, desc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { newsletters, subscribers } from "#platform/db/schema.ts";

export type NewsletterRow = typeof newsletters.$inferSelect;

export async function insertNewsletter(
  executor: Executor,
  row: typeof newsletters.$inferInsert,
): Promise<NewsletterRow> {
  const [stored] = await executor.insert(newsletters).values(row).returning();
  if (!stored) throw new Error("The newsletter was not stored.");
  return stored;
}

export async function listNewsletters(executor: Executor, limit: number): Promise<NewsletterRow[]> {
  return executor.select().from(newsletters).orderBy(desc(newsletters.id)).limit(limit);
}

export async function lockNewsletter(tx: Transaction, id: string): Promise<NewsletterRow | undefined> {
  const [row] = await tx.select().from(newsletters).where(eq(newsletters.id, id)).for("update");
  return row;
}

export async function changeNewsletter(
  executor: Executor,
  id: string,
  changes: Partial<Omit<NewsletterRow, "id">>,
): Promise<void> {
  await executor.update(newsletters).set(changes).where(eq(newsletters.id, id));
}

/** Those who confirmed and whose mailbox is there, after this one. */
export async function listReaders(
  executor: Executor,
  afterId: string,
  limit: number,
): Promise<{ id: string; email: string }[]> {
  return executor
    .select({ id: subscribers.id, email: subscribers.email })
    .from(subscribers)
    .where(and(gt(subscribers.id, afterId), isNotNull(subscribers.confirmedAt), isNull(subscribers.bouncedAt)))
    .orderBy(asc(subscribers.id))
    .limit(limit);
}
