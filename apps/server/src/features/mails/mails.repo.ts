import { and, desc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { foldCase } from "#platform/fold-case.ts";
import { mails, newsletters, subscribers } from "#platform/db/schema.ts";

export type MailRow = typeof mails.$inferSelect;

export async function insertMail(executor: Executor, row: typeof mails.$inferInsert): Promise<void> {
  await executor.insert(mails).values(row);
}

export async function findMail(executor: Executor, id: string): Promise<MailRow | undefined> {
  const [row] = await executor.select().from(mails).where(eq(mails.id, id));
  return row;
}

/** Who is on the list with this address. */
export async function findReader(executor: Executor, email: string): Promise<string | undefined> {
  const [row] = await executor
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(eq(subscribers.emailKey, foldCase(email)));
  return row?.id;
}

export async function markSent(
  tx: Transaction,
  { id, newsletterId }: MailRow,
  changes: Pick<MailRow, "sentAt" | "textSealed">,
): Promise<void> {
  const [marked] = await tx
    .update(mails)
    .set(changes)
    .where(and(eq(mails.id, id), isNull(mails.sentAt)))
    .returning({ id: mails.id });
  // Sent twice, it still reached one reader.
  if (!marked || newsletterId === null) return;
  await tx
    .update(newsletters)
    .set({ sent: sql`${newsletters.sent} + 1` })
    .where(eq(newsletters.id, newsletterId));
}

export async function markRefused(
  tx: Transaction,
  { id, newsletterId, recipient }: MailRow,
  { refusedAt, refusal }: { refusedAt: Date; refusal: string },
): Promise<void> {
  const [marked] = await tx
    .update(mails)
    .set({ refusedAt, refusal, textSealed: null })
    .where(and(eq(mails.id, id), isNull(mails.refusedAt)))
    .returning({ id: mails.id });
  const isReader = and(eq(subscribers.email, recipient), isNull(subscribers.bouncedAt));
  await tx.update(subscribers).set({ bouncedAt: refusedAt }).where(isReader);
  if (!marked || newsletterId === null) return;
  await tx
    .update(newsletters)
    .set({ refused: sql`${newsletters.refused} + 1` })
    .where(eq(newsletters.id, newsletterId));
}

export async function listSentMails(executor: Executor, limit: number): Promise<MailRow[]> {
  return executor
    .select()
    .from(mails)
    .where(and(isNotNull(mails.sentAt), isNotNull(mails.textSealed)))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit);
}

export async function listMailIdsOf(executor: Executor, userId: string): Promise<string[]> {
  const rows = await executor.select({ id: mails.id }).from(mails).where(eq(mails.userId, userId));
  return rows.map((row) => row.id);
}

export async function deleteMailsBefore(executor: Executor, moment: Date): Promise<string[]> {
  const rows = await executor.delete(mails).where(lt(mails.createdAt, moment)).returning({ id: mails.id });
  return rows.map((row) => row.id);
}
