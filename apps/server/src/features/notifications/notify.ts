import type { NotificationKind } from "@sahne/contract/history/notifications";
import type { Context } from "#context.ts";
import type { Executor } from "#platform/db/database.ts";
import { notifications } from "#platform/db/schema.ts";
import { jobs } from "#jobs.ts";
import { newId } from "#platform/ids.ts";
import { dueOf } from "./notification-choices.ts";

export type Notice = {
  userId: string;
  kind: NotificationKind;
  videoId: string | null;
  values: Record<string, string>;
};

/** Stores a notification in the caller's transaction, so that it exists exactly when its event does; so does its mail. */
export async function notify(context: Context, executor: Executor, notice: Notice): Promise<void> {
  const now = context.clock.now();
  const { userId } = notice;
  const mailAt = await dueOf(context, executor, userId, notice.kind);
  await executor.insert(notifications).values({ id: newId(now), ...notice, mailAt, createdAt: now });
  if (!mailAt) return;
  const key = `${userId} ${mailAt.toISOString()}`;
  await context.queue.enqueue(executor, jobs.mailNotifications, { userId }, { runAt: mailAt, key });
}
