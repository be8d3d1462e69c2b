import { lt } from "drizzle-orm";
import type { Context } from "#context.ts";
import { expireExports, sweepExports } from "#features/account-data/exports.service.ts";
import { expireAccountTraces } from "#features/accounts/expire-traces.ts";
import { expireMessages } from "#features/contact/contact.service.ts";
import { expireMails } from "#features/mails/expire-mails.ts";
import { resealOldValues } from "#reseal.ts";
import { sweepUploads } from "#features/publishing/sweep-uploads.ts";
import { expireSubscribers } from "#features/newsletter/newsletter.service.ts";
import { expireChannelData } from "#features/statistics/expire-channel-data.ts";
import { sweepIncoming } from "#features/videos/finish-video.ts";
import { sweepStranded } from "#features/videos/sweep-stranded.ts";
import { sweepWorkFolders } from "#features/videos/work-folder.ts";
import { queueStatistics } from "#features/statistics/refresh-statistics.ts";
import { watchGrants } from "#features/youtube/watch-grants.ts";
import { idempotencyKeys, oauthStates, sessions } from "#platform/db/schema.ts";
import { sweepFilmCaches } from "#platform/media/film-cache.ts";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const KEEP_KEYS_MS = 48 * HOUR_MS;
/** Longer than any job may run. */
const KEEP_WORK_MS = 2 * HOUR_MS;

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
  await sweepWorkFolders(context.temporaryDir, KEEP_WORK_MS);
  await sweepFilmCaches(context);
  await context.database.maintain();
  // Last, since it alone needs a store that may be away.
  await context.media.sweepTemporary(KEEP_WORK_MS);
}

/**
 * Before any work begins. Alone with an embedded database, everything unfinished was left by a process that is dead;
 * beside other processes only what is old enough.
 */
export async function clearUnfinished(context: Context): Promise<void> {
  const olderThanMs = context.database.kind === "embedded" ? 0 : KEEP_WORK_MS;
  await sweepWorkFolders(context.temporaryDir, olderThanMs);
  // A bucket may be shared, and may be away.
  if (context.config.s3) return;
  await context.media.sweepTemporary(olderThanMs);
  await sweepIncoming(context);
}

/** Every hour the house, every minute what got stuck. */
export function startHousekeeping(context: Context): { stop(): Promise<void> } {
  const minutely = [sweepStranded, sweepUploads, sweepExports].map((sweep) => every(MINUTE_MS, context, sweep));
  const rounds = [every(HOUR_MS, context, keepHouse), ...minutely];
  return {
    async stop() {
      await Promise.all(rounds.map((round) => round.stop()));
    },
  };
}

/** Never overlaps itself; a failed round is logged and the next one tries again. */
function every(
  milliseconds: number,
  context: Context,
  work: (context: Context) => Promise<void>,
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => work(context))
      .catch((error: unknown) => context.log.error({ err: error, round: work.name }, "housekeeping"));
  }, milliseconds);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
