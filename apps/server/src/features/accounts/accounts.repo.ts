import { and, desc, eq, gt, isNull, ne, or, sql } from "drizzle-orm";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { sessions, users } from "#platform/db/schema.ts";

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;

export async function findUserById(executor: Executor, id: string): Promise<UserRow | undefined> {
  const [row] = await executor
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return row;
}

export async function isOperator(executor: Executor, id: string): Promise<boolean> {
  return (await findUserById(executor, id))?.isOperator ?? false;
}

/** A limit that an operator set for this user alone. */
export async function createsPerHourOf(executor: Executor, id: string): Promise<number | null> {
  return (await findUserById(executor, id))?.createsPerHourLimit ?? null;
}

export async function findUserByUsername(executor: Executor, usernameKey: string): Promise<UserRow | undefined> {
  const [row] = await executor.select().from(users).where(eq(users.usernameKey, usernameKey));
  return row;
}

export async function findUserByEmail(executor: Executor, emailKey: string): Promise<UserRow | undefined> {
  const [row] = await executor.select().from(users).where(eq(users.emailKey, emailKey));
  return row;
}

/** By either of the addresses an owner may remember: the new one, or the one that still receives reset links. */
export async function findUserByAnyEmail(executor: Executor, emailKey: string): Promise<UserRow | undefined> {
  const [row] = await executor
    .select()
    .from(users)
    .where(or(eq(users.emailKey, emailKey), eq(users.recoveryEmailKey, emailKey)));
  return row;
}

/** Where mails go that open the account or tell of danger: never to an address that nobody has proved to be theirs. */
export function trustedAddress(user: UserRow): string {
  return user.recoveryEmail ?? user.email;
}

export async function insertUser(executor: Executor, row: typeof users.$inferInsert): Promise<UserRow | undefined> {
  const [inserted] = await executor.insert(users).values(row).onConflictDoNothing().returning();
  return inserted;
}

/** The row as it is, kept from others' writes until the transaction ends. */
export async function lockUser(tx: Transaction, id: string): Promise<UserRow | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for("update");
  return row;
}

export async function changeUser(
  executor: Executor,
  id: string,
  changes: Partial<Omit<typeof users.$inferInsert, "id">>,
): Promise<UserRow | undefined> {
  const [row] = await executor
    .update(users)
    .set(changes)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .returning();
  return row;
}

/** Ends every signed link to the user's files at once. */
export async function raiseMediaEpoch(executor: Executor, id: string): Promise<void> {
  await executor
    .update(users)
    .set({ mediaEpoch: sql`${users.mediaEpoch} + 1` })
    .where(eq(users.id, id));
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

export async function listSessions(
  executor: Executor,
  userId: string,
  options: { now: Date; limit: number },
): Promise<SessionRow[]> {
  return executor
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, options.now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(options.limit);
}

/** False when this user has no such session. */
export async function deleteSession(executor: Executor, userId: string, id: string): Promise<boolean> {
  const rows = await executor
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** All sessions of the user, but for the one that is kept. */
export async function deleteSessions(executor: Executor, userId: string, keptId?: string): Promise<void> {
  const isOther = keptId === undefined ? undefined : ne(sessions.id, keptId);
  await executor.delete(sessions).where(and(eq(sessions.userId, userId), isOther));
}
