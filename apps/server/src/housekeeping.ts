import { HOUR_MS, MINUTE_MS } from "@sahne/contract/time-units";
import { inArray, lt } from "drizzle-orm";
import type { Context } from "#context.ts";
import { expireExports, sweepExports } from "#features/account-data/exports.service.ts";
import { expireAccountTraces } from "#features/accounts/expire-traces.ts";
import { expireMessages } from "#features/contact/contact.service.ts";
import { expireMails } from "#features/mails/expire-mails.ts";
import { resealOldValues } from "#reseal.ts";
import { expireNotifications } from "#features/notifications/expire-notifications.ts";
import { sweepUploads } from "#features/publishing/sweep-uploads.ts";
import { expireSubscribers } from "#features/newsletter/newsletter.service.ts";
import { expireChannelData } from "#features/statistics/expire-channel-data.ts";
import { sweepIncoming } from "#features/videos/vendor/finish-video.ts";
import { expireOwnFiles } from "#features/videos/own-files/own-files.service.ts";
import { sweepRecordings } from "#features/videos/sounds/sweep-recordings.ts";
import { sweepSpeech } from "#features/videos/speech/sweep-speech.ts";
import { sweepStranded } from "#features/videos/sweep-stranded.ts";
import { sweepWorkFolders } from "#platform/media/work-folder.ts";
import { queueStatistics } from "#features/statistics/refresh-statistics.ts";
import { watchGrants } from "#features/youtube/watch-grants.ts";
import { approvalLinks, idempotencyKeys, oauthStates, sessions, users } from "#platform/db/schema.ts";
import { forgetErased, sweepFilmCaches } from "#platform/media/film-cache.ts";
import { sweepSlots } from "#platform/queue/slots.ts";
import { expireQuotaDays } from "#platform/quota.ts";
import { sweepBuckets } from "#platform/rate-limit.ts";
import { expireVendorDays } from "#platform/watching/vendor-calls.ts";

const KEEP_KEYS_MS = 48 * HOUR_MS;
/** Longer than any job may run. */
const KEEP_WORK_MS = 2 * HOUR_MS;

/** What is over is removed, and the embedded database is vacuumed, which nobody else does for it. */
const STEPS: Record<string, (context: Context) => Promise<unknown>> = {
  sessions: ({ db, clock }) => db.delete(sessions).where(lt(sessions.expiresAt, clock.now())),
  approvalLinks: ({ db, clock }) => db.delete(approvalLinks).where(lt(approvalLinks.expiresAt, clock.now())),
  oauthStates: ({ db, clock }) => db.delete(oauthStates).where(lt(oauthStates.expiresAt, ago(clock, HOUR_MS))),
  keys: ({ db, clock }) => db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago(clock, KEEP_KEYS_MS))),
  buckets: ({ db }) => sweepBuckets(db),
  slots: ({ db }) => sweepSlots(db),
  expireQuotaDays,
  expireVendorDays,
  expireNotifications,
  expireAccountTraces,
  expireMails,
  expireSubscribers,
  expireMessages,
  expireExports,
  expireOwnFiles,
  sweepRecordings,
  sweepSpeech,
  expireChannelData,
  watchGrants,
  queueStatistics,
  resealOldValues,
  sweepOwnFolder,
  media: ({ media }) => media.sweepTemporary(KEEP_WORK_MS),
  // Last: what the others have removed is free again.
  maintain: ({ database }) => database.maintain(),
};

/** The steps are independent: one that fails is logged, and the others still run. */
export async function keepHouse(context: Context): Promise<void> {
  for (const [step, work] of Object.entries(STEPS)) {
    try {
      await work(context);
    } catch (error) {
      context.log.error({ err: error, step }, "housekeeping");
    }
  }
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

function ago(clock: Context["clock"], milliseconds: number): Date {
  return new Date(clock.now().getTime() - milliseconds);
}

/** Full housekeeping at start and every hour (a laptop may never run for an hour); stuck work every minute. */
export function startHousekeeping(context: Context): { stop(): Promise<void> } {
  const minutely = [sweepStranded, sweepUploads, sweepExports].map((sweep) => every(MINUTE_MS, context, sweep));
  const rounds = [every(HOUR_MS, context, keepHouse), ...minutely];
  return {
    async stop() {
      await Promise.all(rounds.map((round) => round.stop()));
    },
  };
}

/** Every process that makes films keeps copies in a folder of its own, which no other can reach. */
export function startOwnSweep(context: Context): { stop(): Promise<void> } {
  const rounds = [every(MINUTE_MS, context, sweepErased), every(HOUR_MS, context, sweepOwnFolder)];
  return {
    async stop() {
      await Promise.all(rounds.map((round) => round.stop()));
    },
  };
}

/** An account that another process has erased is gone here too, within a minute. */
export async function sweepErased(context: Context): Promise<void> {
  await forgetErased(context, async (userIds) => {
    const rows = await context.db.select({ id: users.id }).from(users).where(inArray(users.id, userIds));
    return rows.map(({ id }) => id);
  });
}

async function sweepOwnFolder(context: Context): Promise<void> {
  await sweepWorkFolders(context.temporaryDir, KEEP_WORK_MS);
  await sweepFilmCaches(context);
}

/** Never overlaps itself; a failed round is logged and the next one tries again. */
function every(
  milliseconds: number,
  context: Context,
  work: (context: Context) => Promise<void>,
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const round = (): void => {
    running = running
      .then(() => work(context))
      .catch((error: unknown) => context.log.error({ err: error, round: work.name }, "housekeeping"));
  };
  round();
  const timer = setInterval(round, milliseconds);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
