import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Context } from "#context.ts";
import { notify } from "#features/notifications/notify.ts";
import { connections } from "#platform/db/schema.ts";

const TOLD_BEFORE_MS = 24 * 3_600_000;

/** Warns once, a day before a grant expires: afterwards every plan would stop publishing. */
export async function watchGrants(context: Context): Promise<void> {
  const now = context.clock.now();
  const endsSoon = and(
    eq(connections.needsReconnect, false),
    isNull(connections.expiryToldAt),
    gt(connections.grantExpiresAt, now),
    lt(connections.grantExpiresAt, new Date(now.getTime() + TOLD_BEFORE_MS)),
  );
  await context.db.transaction(async (tx) => {
    const ending = await tx.update(connections).set({ expiryToldAt: now }).where(endsSoon).returning();
    for (const { userId, channelTitle, grantExpiresAt } of ending) {
      const values = { name: channelTitle, endsAt: grantExpiresAt?.toISOString() ?? "" };
      await notify(context, tx, { userId, kind: "channel_grant_ends", videoId: null, values });
    }
  });
}
