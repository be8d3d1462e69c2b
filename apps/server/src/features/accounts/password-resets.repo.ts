import { and, eq, gt } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { passwordResets, users } from "#platform/db/schema.ts";
import type { UserRow } from "./accounts.repo.ts";

/** One link per user: the newest replaces any earlier one. */
export async function saveReset(executor: Executor, row: typeof passwordResets.$inferInsert): Promise<void> {
  const { userId: _userId, ...changes } = row;
  await executor.insert(passwordResets).values(row).onConflictDoUpdate({ target: passwordResets.userId, set: changes });
}

export async function findResetUser(executor: Executor, tokenHash: string, now: Date): Promise<UserRow | undefined> {
  const [row] = await executor
    .select({ user: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)));
  return row?.user;
}

/** Uses the link up; false when it was used, replaced or expired meanwhile. */
export async function claimReset(executor: Executor, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await executor
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)))
    .returning({ id: passwordResets.id });
  return rows.length > 0;
}

export async function deleteResets(executor: Executor, userId: string): Promise<void> {
  await executor.delete(passwordResets).where(eq(passwordResets.userId, userId));
}
