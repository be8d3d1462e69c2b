import { REPORT_DAYS, SHARE_DAYS, TOP_VIDEOS } from "@sahne/contract/statistics";
import { HOUR_MS } from "@sahne/contract/time-units";
import type { Context } from "#context.ts";
import { jobs } from "#jobs.ts";
import { connectionOf, type JobOfChannel } from "#features/youtube/connection-of.ts";
import { pacificDay, pacificDayBefore } from "#features/youtube/pacific-day.ts";
import { rightsOf } from "#features/youtube/rights.ts";
import { areUnitsUsedUp } from "#features/youtube/upload-quota.ts";
import { withAccessToken } from "#features/youtube/with-access-token.ts";
import { changeConnection, type ChannelOfUser, type ConnectionRow } from "#features/youtube/youtube.repo.ts";
import { AppError } from "#platform/errors.ts";
import { takeQuota } from "#platform/quota.ts";
import { ProviderError } from "#providers/provider-error.ts";
import { MAX_IDS } from "#providers/youtube-data.ts";
import {
  dropNumbers,
  findReport,
  isWhole,
  listPublished,
  listStale,
  saveNumbers,
  saveReport,
} from "./statistics.repo.ts";

/** How old numbers may be before they are asked for again. */
export const FRESH_MS = 6 * HOUR_MS;
/** Below the project's ten thousand units a day, so that some are always left for publishing. */
const CALLS_PER_DAY = 9_000;
const CHANNELS_AT_ONCE = 200;
const PROFILE_MS = 24 * HOUR_MS;

/** Queues a refresh for every channel with outdated numbers; in rounds, so that every channel gets its turn. */
export async function queueStatistics(context: Context): Promise<void> {
  const before = new Date(context.clock.now().getTime() - FRESH_MS);
  for (const channel of await listStale(context.db, context.google.origin, before, CHANNELS_AT_ONCE)) {
    await queueRefresh(context, channel);
  }
}

/** At most one waits per channel. */
export async function queueRefresh(context: Context, { userId, channelId }: ChannelOfUser): Promise<void> {
  const once = { key: `statistics/${userId}/${channelId}` };
  await context.queue.enqueue(context.db, jobs.refreshStatistics, { userId, channelId }, once);
}

/** Job: numbers of published films in batches, then the channel's report, as far as the grant and the quota allow. */
export async function refreshStatistics(context: Context, asked: JobOfChannel): Promise<void> {
  const connection = await connectionOf(context, asked);
  if (!connection || connection.needsReconnect || (await areUnitsUsedUp(context))) return;
  try {
    await refreshNumbers(context, connection);
    if (rightsOf(connection.scopes).canSeeAnalytics) await refreshReport(context, connection);
    await changeConnection(context.db, connection, { statisticsAt: context.clock.now() });
    if (isOld(context, connection.profileAt, PROFILE_MS)) {
      const { userId, channelId } = connection;
      const once = { key: `channel/${userId}/${channelId}` };
      await context.queue.enqueue(context.db, jobs.refreshChannel, { userId, channelId }, once);
    }
  } catch (error) {
    // Numbers may be late; the next round asks again.
    const isRefused = error instanceof ProviderError && (error.kind === "rejected" || error.kind === "limited");
    if (!(error instanceof AppError) && !isRefused) throw error;
    context.log.info({ err: error, userId: connection.userId }, "statistics could not be read");
  }
}

async function refreshNumbers(context: Context, connection: ConnectionRow): Promise<void> {
  const published = await listPublished(context.db, connection.userId, connection.channelId);
  for (let start = 0; start < published.length; start += MAX_IDS) {
    const batch = published.slice(start, start + MAX_IDS);
    if (!(await takeCall(context))) return;
    const ids = batch.map((video) => video.youtubeVideoId);
    const told = await withAccessToken(context, connection, (token) => context.youtube.numbers(token, ids));
    const byId = new Map(told.map((numbers) => [numbers.id, numbers]));
    await context.db.transaction(async (tx) => {
      for (const { uploadId, youtubeVideoId } of batch) {
        const numbers = byId.get(youtubeVideoId);
        if (numbers) await saveNumbers(tx, uploadId, numbers, context.clock.now());
      }
      const gone = batch.filter((video) => !byId.has(video.youtubeVideoId));
      await dropNumbers(
        tx,
        gone.map((video) => video.uploadId),
      );
    });
  }
}

async function refreshReport(context: Context, connection: ConnectionRow): Promise<void> {
  const { userId, channelId } = connection;
  const known = await findReport(context.db, connection);
  if (known && isWhole(known.report) && !isOld(context, known.refreshedAt, FRESH_MS)) return;
  const now = context.clock.now();
  const span = { from: pacificDayBefore(now, REPORT_DAYS), to: pacificDay(now) };
  const recent = { from: pacificDayBefore(now, SHARE_DAYS), to: span.to };
  const parts = await withAccessToken(context, connection, async (token) => ({
    days: await context.youtube.viewsByDay(token, span),
    topVideos: await context.youtube.topVideos(token, recent, TOP_VIDEOS),
    sources: await context.youtube.trafficSources(token, recent),
    devices: await context.youtube.viewingDevices(token, recent),
  }));
  const report = { ...span, sharesFrom: recent.from, ...parts };
  await saveReport(context.db, { userId, channelId, report, refreshedAt: now });
}

async function takeCall(context: Context): Promise<boolean> {
  const day = pacificDay(context.clock.now());
  return takeQuota(context.db, { bucket: "youtube-statistics", day, limit: CALLS_PER_DAY });
}

function isOld(context: Context, at: Date | null, ageMs: number): boolean {
  return at === null || context.clock.now().getTime() - at.getTime() >= ageMs;
}
