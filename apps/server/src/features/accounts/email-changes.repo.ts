import { and, asc, eq, gt, gte, ne } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { emailChanges, users } from "#platform/db/schema.ts";

export type EmailChangeRow = typeof emailChanges.$inferSelect;

export async function insertEmailChange(executor: Executor, row: typeof emailChanges.$inferInsert): Promise<void> {
  await executor.insert(emailChanges).values(row);
}

/** An address that its former holder may still take back, or that still opens an account, belongs to nobody else. */
export async function isEmailReserved(
  executor: Executor,
  emailKey: string,
  now: Date,
  exceptUserId?: string,
): Promise<boolean> {
  const takeable = executor
    .select({ userId: emailChanges.userId })
    .from(emailChanges)
    .where(and(eq(emailChanges.oldEmailKey, emailKey), gt(emailChanges.expiresAt, now)));
  const inUse = executor.select({ userId: users.id }).from(users).where(eq(users.recoveryEmailKey, emailKey));
  const rows = [...(await takeable), ...(await inUse)];
  return rows.some((row) => row.userId !== exceptUserId);
}

export async function findEmailChange(
  executor: Executor,
  tokenHash: string,
  now: Date,
): Promise<EmailChangeRow | undefined> {
  const [row] = await executor
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.tokenHash, tokenHash), gt(emailChanges.expiresAt, now)));
  return row;
}

/**
 * Ends this change and every later one: whoever made those may hold the addresses in between, and must not be able to
 * undo the undoing. False when somebody else has ended it already.
 */
export async function endEmailChanges(executor: Executor, change: EmailChangeRow): Promise<boolean> {
  const rows = await executor
    .delete(emailChanges)
    .where(and(eq(emailChanges.userId, change.userId), gte(emailChanges.createdAt, change.createdAt)))
    .returning({ id: emailChanges.id });
  return rows.some((row) => row.id === change.id);
}

/**
 * A new password ends what others may hold: of the links that can still undo a change only those to the address that has
 * been the account's for the longest time live on, since whoever got in later cannot read what is mailed there.
 */
export async function endLaterUndoLinks(executor: Executor, userId: string, now: Date): Promise<void> {
  const [first] = await executor
    .select({ oldEmailKey: emailChanges.oldEmailKey })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)))
    .orderBy(asc(emailChanges.createdAt))
    .limit(1);
  if (!first) return;
  await executor
    .delete(emailChanges)
    .where(and(eq(emailChanges.userId, userId), ne(emailChanges.oldEmailKey, first.oldEmailKey)));
}
