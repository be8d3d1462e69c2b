import { and, eq } from "drizzle-orm";
import type { Context } from "#context.ts";
import type { ConnectionRow } from "#features/channels/channels.repo.ts";
import { notify } from "#features/notifications/notify.ts";
import { connections } from "#platform/db/schema.ts";

/**
 * The grant was revoked: all publications on this channel wait, and the user is told once. One who has reconnected since has
 * another refresh token, and is left alone.
 */
export async function markNeedsReconnect(context: Context, dead: ConnectionRow): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [marked] = await tx
      .update(connections)
      .set({ needsReconnect: true, updatedAt: context.clock.now() })
      .where(
        and(
          eq(connections.userId, dead.userId),
          eq(connections.refreshTokenSealed, dead.refreshTokenSealed),
          eq(connections.needsReconnect, false),
        ),
      )
      .returning({ id: connections.id });
    if (!marked) return;
    const values = { name: dead.channelTitle };
    await notify(context, tx, { userId: dead.userId, kind: "channel_needs_reconnect", videoId: null, values });
  });
}
