import { and, eq, gt } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { sessions, users } from "#platform/db/schema.ts";

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;

export async function findUserById(executor: Executor, id: string): Promise<UserRow | undefined> {
  const [row] = await executor.select().from(users).where(eq(users.id, id));
  return row;
}

export async function findUserByUsername(executor: Executor, usernameKey: string): Promise<UserRow | undefined> {
  const [row] = await executor.select().from(users).where(eq(users.usernameKey, usernameKey));
  return row;
}

export async function findUserByEmail(executor: Executor, emailKey: string): Promise<UserRow | undefined> {
  const [row] = await executor.select().from(users).where(eq(users.emailKey, emailKey));
  return row;
}

export async function insertUser(executor: Executor, row: typeof users.$inferInsert): Promise<UserRow | undefined> {
  const [inserted] = await executor.insert(users).values(row).onConflictDoNothing().returning();
  return inserted;
}

export async function insertSession(executor: Executor, row: typeof sessions.$inferInsert): Promise<void> {
  await executor.insert(sessions).values(row);
}

export async function findLiveSession(
  executor: Executor,
  tokenHash: string,
  now: Date,
): Promise<SessionRow | undefined> {
  const [row] = await executor
    .select()
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return row;
}

export async function touchSession(
  executor: Executor,
  id: string,
  at: { usedAt: Date; expiresAt: Date },
): Promise<void> {
  await executor.update(sessions).set({ lastUsedAt: at.usedAt, expiresAt: at.expiresAt }).where(eq(sessions.id, id));
}

export async function deleteSession(executor: Executor, id: string): Promise<void> {
  await executor.delete(sessions).where(eq(sessions.id, id));
}
