import { and, eq, gt, isNull, ne } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { connections, oauthStates } from "#platform/db/schema.ts";

export type ConnectionRow = typeof connections.$inferSelect;
export type OauthStateRow = typeof oauthStates.$inferSelect;

export async function findConnection(
  executor: Executor,
  userId: string,
  origin: string,
): Promise<ConnectionRow | undefined> {
  const [row] = await executor
    .select()
    .from(connections)
    .where(and(eq(connections.userId, userId), eq(connections.origin, origin)));
  return row;
}

/** Held until the transaction ends: nothing is added to it that its replacement would forget. */
export async function lockConnection(tx: Executor, userId: string): Promise<ConnectionRow | undefined> {
  const [row] = await tx.select().from(connections).where(eq(connections.userId, userId)).for("update");
  return row;
}

/** One channel per user: connecting another replaces it. */
export async function saveConnection(
  executor: Executor,
  row: typeof connections.$inferInsert,
): Promise<ConnectionRow | undefined> {
  const { id: _id, ...changes } = row;
  const [saved] = await executor
    .insert(connections)
    .values(row)
    .onConflictDoUpdate({ target: connections.userId, set: changes })
    .returning();
  return saved;
}

/** Only while this user has this very channel: another may have been connected since it was read. */
export async function changeConnection(
  executor: Executor,
  { userId, channelId }: Pick<ConnectionRow, "userId" | "channelId">,
  changes: Partial<typeof connections.$inferInsert>,
): Promise<void> {
  await executor
    .update(connections)
    .set(changes)
    .where(and(eq(connections.userId, userId), eq(connections.channelId, channelId)));
}

/** Keeps what came of refreshing a grant; false when a newer grant stands in its place by now. */
export async function keepTokens(
  executor: Executor,
  from: ConnectionRow,
  changes: Partial<typeof connections.$inferInsert>,
): Promise<boolean> {
  const isSame = and(eq(connections.userId, from.userId), eq(connections.refreshTokenSealed, from.refreshTokenSealed));
  const rows = await executor.update(connections).set(changes).where(isSame).returning({ id: connections.id });
  return rows.length > 0;
}

/** Has another user here connected the same channel? */
export async function isChannelOfOthers(executor: Executor, connection: ConnectionRow): Promise<boolean> {
  const [row] = await executor
    .select({ id: connections.id })
    .from(connections)
    .where(
      and(
        eq(connections.channelId, connection.channelId),
        eq(connections.origin, connection.origin),
        ne(connections.userId, connection.userId),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function deleteConnection(executor: Executor, userId: string): Promise<void> {
  await executor.delete(connections).where(eq(connections.userId, userId));
}

export async function insertState(executor: Executor, row: typeof oauthStates.$inferInsert): Promise<void> {
  await executor.insert(oauthStates).values(row);
}

type StateClaim = { stateHash: string; userId: string; sessionId: string; codeHash: string; now: Date };

/** Uses the state up in one statement; undefined when it is unknown, another's, expired or already used. */
export async function claimState(executor: Executor, claim: StateClaim): Promise<OauthStateRow | undefined> {
  const [row] = await executor
    .update(oauthStates)
    .set({ usedAt: claim.now, codeHash: claim.codeHash })
    .where(
      and(
        eq(oauthStates.stateHash, claim.stateHash),
        eq(oauthStates.userId, claim.userId),
        eq(oauthStates.sessionId, claim.sessionId),
        isNull(oauthStates.usedAt),
        gt(oauthStates.expiresAt, claim.now),
      ),
    )
    .returning();
  return row;
}

/** The state as this very session already used it with this very code. */
export async function findUsedState(
  executor: Executor,
  claim: Omit<StateClaim, "now">,
): Promise<OauthStateRow | undefined> {
  const [row] = await executor
    .select()
    .from(oauthStates)
    .where(
      and(
        eq(oauthStates.stateHash, claim.stateHash),
        eq(oauthStates.userId, claim.userId),
        eq(oauthStates.sessionId, claim.sessionId),
        eq(oauthStates.codeHash, claim.codeHash),
      ),
    );
  return row;
}
