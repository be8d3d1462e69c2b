import { and, desc, eq, isNotNull, lt } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { mails } from "#platform/db/schema.ts";

export type MailRow = typeof mails.$inferSelect;

export async function insertMail(executor: Executor, row: typeof mails.$inferInsert): Promise<void> {
  await executor.insert(mails).values(row);
}

export async function findMail(executor: Executor, id: string): Promise<MailRow | undefined> {
  const [row] = await executor.select().from(mails).where(eq(mails.id, id));
  return row;
}

export async function markSent(
  executor: Executor,
  id: string,
  changes: Pick<MailRow, "sentAt" | "textSealed">,
): Promise<void> {
  await executor.update(mails).set(changes).where(eq(mails.id, id));
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
