import { and, asc, eq, inArray } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { connections } from "#platform/db/schema.ts";
import type { OfChannel } from "#providers/publish-target.ts";

export type ConnectionRow = typeof connections.$inferSelect;

export async function findConnection(
  executor: Executor,
  { userId, channelId }: OfChannel,
  origin: string,
): Promise<ConnectionRow | undefined> {
  const [row] = await executor
    .select()
    .from(connections)
    .where(and(isOf(userId, [origin]), eq(connections.channelId, channelId)));
  return row;
}

/** The one that is meant where none is named. */
export async function findDefaultConnection(
  executor: Executor,
  userId: string,
  origins: string[],
): Promise<ConnectionRow | undefined> {
  const [row] = await executor
    .select()
    .from(connections)
    .where(and(isOf(userId, origins), connections.isDefault))
    .orderBy(asc(connections.id))
    .limit(1);
  return row;
}

export async function changeConnection(
  executor: Executor,
  { userId, channelId }: OfChannel,
  changes: Partial<typeof connections.$inferInsert>,
): Promise<void> {
  await executor
    .update(connections)
    .set(changes)
    .where(and(eq(connections.userId, userId), eq(connections.channelId, channelId)));
}

function isOf(userId: string, origins: string[]) {
  return and(eq(connections.userId, userId), inArray(connections.origin, origins));
}
