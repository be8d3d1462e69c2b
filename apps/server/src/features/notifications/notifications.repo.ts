import { and, count, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { notifications } from "#platform/db/schema.ts";

export type NotificationRow = typeof notifications.$inferSelect;

export async function newestNotifications(
  executor: Executor,
  userId: string,
  limit: number,
): Promise<NotificationRow[]> {
  return executor
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit);
}

export async function countUnread(executor: Executor, userId: string): Promise<number> {
  const [row] = await executor
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  return row?.unread ?? 0;
}

export async function markRead(
  executor: Executor,
  userId: string,
  ids: readonly string[] | undefined,
  at: Date,
): Promise<void> {
  const isMeant = ids === undefined ? undefined : inArray(notifications.id, [...ids]);
  await executor
    .update(notifications)
    .set({ readAt: at })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), isMeant));
}

/** A missed plan's notice asks for another time; the video itself does not move on by that. */
export async function settleMissed(executor: Executor, videoId: string, at: Date): Promise<void> {
  const isOpen = and(eq(notifications.kind, "schedule_missed"), isNull(notifications.settledAt));
  await executor
    .update(notifications)
    .set({ settledAt: at, readAt: sql`coalesce(${notifications.readAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(notifications.videoId, videoId), isOpen));
}

export async function clearNotifications(executor: Executor, userId: string): Promise<void> {
  await executor.delete(notifications).where(eq(notifications.userId, userId));
}
