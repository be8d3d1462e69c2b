import { and, asc, desc, eq, gt, isNull, ne, notInArray } from "drizzle-orm";
import type { ConnectionRow } from "#features/channels/channels.repo.ts";
import type { Executor } from "#platform/db/database.ts";
import { connections, oauthStates, users } from "#platform/db/schema.ts";

export type OauthStateRow = typeof oauthStates.$inferSelect;

/** The default one first, then as they were connected. */
export async function listConnections(executor: Executor, userId: string, origin: string): Promise<ConnectionRow[]> {
  return executor
    .select()
    .from(connections)
    .where(isOf(userId, origin))
    .orderBy(desc(connections.isDefault), asc(connections.id));
}

/**
 * Held until the transaction ends, so that of two that connect, disconnect or choose at once the second sees what the first has
 * done: of several channels exactly one is the default, and nothing is added to one that its replacement would forget.
 */
export async function lockConnections(tx: Executor, userId: string, origin: string): Promise<ConnectionRow[]> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  return listConnections(tx, userId, origin);
}

/** Replaces the grant of the same channel, and no other one's. */
export async function saveConnection(
  executor: Executor,
  row: typeof connections.$inferInsert,
  origins: string[],
): Promise<ConnectionRow | undefined> {
  const { id: _id, isDefault: _isDefault, ...changes } = row;
  // Granted by another authorisation server: here it counts for nothing.
  const isForeign = notInArray(connections.origin, origins);
  await executor.delete(connections).where(and(eq(connections.userId, row.userId), isForeign));
  const [saved] = await executor
    .insert(connections)
    .values(row)
    .onConflictDoUpdate({ target: [connections.userId, connections.origin, connections.channelId], set: changes })
    .returning();
  return saved;
}

/** Under the lock of `lockConnections`. */
export async function makeDefault(executor: Executor, { id, userId, origin }: ConnectionRow): Promise<void> {
  await executor
    .update(connections)
    .set({ isDefault: false })
    .where(and(isOf(userId, origin), connections.isDefault, ne(connections.id, id)));
  await executor.update(connections).set({ isDefault: true }).where(eq(connections.id, id));
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

export async function deleteConnection(executor: Executor, id: string): Promise<void> {
  await executor.delete(connections).where(eq(connections.id, id));
}

function isOf(userId: string, origin: string) {
  return and(eq(connections.userId, userId), eq(connections.origin, origin));
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
