import { lt } from "drizzle-orm";
import type { Context } from "#context.ts";
import { expireExports } from "#features/account-data/exports.service.ts";
import { expireAccountTraces } from "#features/accounts/expire-traces.ts";
import { expireMessages } from "#features/contact/contact.service.ts";
import { expireMails } from "#features/mails/expire-mails.ts";
import { resealOldValues } from "#reseal.ts";
import { expireSubscribers } from "#features/newsletter/newsletter.service.ts";
import { expireChannelData } from "#features/statistics/expire-channel-data.ts";
import { queueStatistics } from "#features/statistics/refresh-statistics.ts";
import { watchGrants } from "#features/youtube/watch-grants.ts";
import { idempotencyKeys, oauthStates, sessions } from "#platform/db/schema.ts";

const HOUR_MS = 3_600_000;
const KEEP_KEYS_MS = 48 * HOUR_MS;

/** What is over is removed, and the embedded database is vacuumed, which nobody else does for it. */
export async function keepHouse(context: Context): Promise<void> {
  const now = context.clock.now();
  await context.db.delete(sessions).where(lt(sessions.expiresAt, now));
  await context.db.delete(oauthStates).where(lt(oauthStates.expiresAt, new Date(now.getTime() - HOUR_MS)));
  const oldest = new Date(now.getTime() - KEEP_KEYS_MS);
  await context.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, oldest));
  await expireAccountTraces(context);
  await expireMails(context);
  await expireSubscribers(context);
  await expireMessages(context);
  await expireExports(context);
  await expireChannelData(context);
  await watchGrants(context);
  await queueStatistics(context);
  await resealOldValues(context);
  await context.database.maintain();
}

/** Never overlaps itself; a failed round is logged and the next one tries again. */
export function startHousekeeping(context: Context): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => keepHouse(context))
      .catch((error: unknown) => context.log.error({ err: error }, "housekeeping"));
  }, HOUR_MS);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
