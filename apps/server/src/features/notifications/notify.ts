import type { NotificationKind } from "@sahne/contract/notifications";
import type { Context } from "#context.ts";
import type { Executor } from "#platform/db/database.ts";
import { notifications } from "#platform/db/schema.ts";
import { newId } from "#platform/ids.ts";

export type Notice = {
  userId: string;
  kind: NotificationKind;
  videoId: string | null;
  values: Record<string, string>;
};

/** Stores a notification in the caller's transaction, so that it exists exactly when its event does. */
export async function notify(context: Context, executor: Executor, notice: Notice): Promise<void> {
  const now = context.clock.now();
  await executor.insert(notifications).values({ id: newId(now), ...notice, createdAt: now });
}
