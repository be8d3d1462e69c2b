import { and, eq, gt } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { emailConfirmations } from "#platform/db/schema.ts";

export type EmailConfirmationRow = typeof emailConfirmations.$inferSelect;

/** One link per user: the newest replaces any earlier one. */
export async function saveConfirmation(executor: Executor, row: typeof emailConfirmations.$inferInsert): Promise<void> {
  const { userId: _userId, ...changes } = row;
  await executor
    .insert(emailConfirmations)
    .values(row)
    .onConflictDoUpdate({ target: emailConfirmations.userId, set: changes });
}

/** Uses the link up; undefined when it was used, replaced or is over. */
export async function claimConfirmation(
  executor: Executor,
  tokenHash: string,
  now: Date,
): Promise<EmailConfirmationRow | undefined> {
  const [row] = await executor
    .delete(emailConfirmations)
    .where(and(eq(emailConfirmations.tokenHash, tokenHash), gt(emailConfirmations.expiresAt, now)))
    .returning();
  return row;
}

export async function deleteConfirmations(executor: Executor, userId: string): Promise<void> {
  await executor.delete(emailConfirmations).where(eq(emailConfirmations.userId, userId));
}
