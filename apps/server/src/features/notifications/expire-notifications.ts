import { DAY_MS } from "@sahne/contract/time-units";
import { and, isNotNull, lt, or } from "drizzle-orm";
import type { Context } from "#context.ts";
import { notifications } from "#platform/db/schema.ts";

const KEEP_SEEN_MS = 90 * DAY_MS;
const KEEP_UNSEEN_MS = 365 * DAY_MS;

/** Read or settled ones go after a quarter, any after a year; what still asks for its owner stands in the inbox by itself. */
export async function expireNotifications({ db, clock }: Context): Promise<void> {
  const ago = (milliseconds: number): Date => new Date(clock.now().getTime() - milliseconds);
  const isSeen = or(isNotNull(notifications.readAt), isNotNull(notifications.settledAt));
  await db
    .delete(notifications)
    .where(
      or(and(lt(notifications.createdAt, ago(KEEP_SEEN_MS)), isSeen), lt(notifications.createdAt, ago(KEEP_UNSEEN_MS))),
    );
}
