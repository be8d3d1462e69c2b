import { HOUR_MS, MINUTE_MS } from "@sahne/contract/time-units";
import type { Context } from "#context.ts";
import { jobs } from "#jobs.ts";
import { changeConnection, type ConnectionRow } from "#features/channels/channels.repo.ts";
import { connectionOf, type JobOfChannel } from "#features/channels/connected-channel.ts";
import { originsOf, targetOf } from "#features/channels/target-of.ts";
import { AppError } from "#platform/errors.ts";
import { ProviderError } from "#providers/provider-error.ts";
import type { OfChannel, PublishTarget } from "#providers/publish-target.ts";
import { countHour, type Watched } from "./count-hours.ts";
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
/** Of a channel with posting times; a little less than the hour at which it is looked for. */
const POSTING_FRESH_MS = 55 * MINUTE_MS;
const CHANNELS_AT_ONCE = 200;
const PROFILE_MS = 24 * HOUR_MS;

/**
 * Queues a refresh for every channel with outdated numbers; in rounds, so that every channel gets its turn. One that posts at
 * hours of the week is asked every hour: its best hours follow from that.
 */
export async function queueStatistics(context: Context): Promise<void> {
  const now = context.clock.now().getTime();
  const before = { usual: new Date(now - FRESH_MS), posting: new Date(now - POSTING_FRESH_MS) };
  for (const channel of await listStale(context.db, originsOf(context), before, CHANNELS_AT_ONCE)) {
    await queueRefresh(context, channel);
  }
}

/** At most one waits per channel. */
export async function queueRefresh(context: Context, { userId, channelId }: OfChannel): Promise<void> {
  const once = { key: `statistics/${userId}/${channelId}` };
  await context.queue.enqueue(context.db, jobs.refreshStatistics, { userId, channelId }, once);
}

/** Job: numbers of published films in batches, then the channel's report, as far as the grant and the quota allow. */
export async function refreshStatistics(context: Context, asked: JobOfChannel): Promise<void> {
  const connection = await connectionOf(context, asked);
  if (!connection || connection.needsReconnect) return;
  const target = targetOf(context, connection.channelId);
  if (await target.limits.isUsedUp(context)) return;
  try {
    await refreshNumbers(context, target, connection);
    if (target.rights(connection.scopes).canSeeAnalytics) await refreshReport(context, target, connection);
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

type Target = PublishTarget<Context>;

async function refreshNumbers(context: Context, target: Target, connection: ConnectionRow): Promise<void> {
  const { limits, statistics } = target;
  const published = await listPublished(context.db, connection.userId, connection.channelId);
  const watched: Watched[] = [];
  for (let start = 0; start < published.length; start += limits.batch) {
    const batch = published.slice(start, start + limits.batch);
    if (!(await limits.takeQuestion(context))) return;
    const ids = batch.map((video) => video.youtubeVideoId);
    const told = await statistics.numbers(context, connection, ids);
    const byId = new Map(told.map((numbers) => [numbers.id, numbers]));
    await context.db.transaction(async (tx) => {
      for (const { uploadId, youtubeVideoId, views, statisticsAt } of batch) {
        const numbers = byId.get(youtubeVideoId);
        if (numbers) watched.push({ now: numbers.views, before: { views, at: statisticsAt } });
        if (numbers) await saveNumbers(tx, uploadId, numbers, context.clock.now());
      }
      const gone = batch.filter((video) => !byId.has(video.youtubeVideoId));
      await dropNumbers(
        tx,
        gone.map((video) => video.uploadId),
      );
    });
  }
  await context.db.transaction((tx) => countHour(tx, connection, watched, context.clock.now()));
}

async function refreshReport(context: Context, target: Target, connection: ConnectionRow): Promise<void> {
  const { userId, channelId } = connection;
  const known = await findReport(context.db, connection);
  if (known && isWhole(known.report) && !isOld(context, known.refreshedAt, FRESH_MS)) return;
  const now = context.clock.now();
  const report = await target.statistics.report(context, connection);
  if (report) await saveReport(context.db, { userId, channelId, report, refreshedAt: now });
}

function isOld(context: Context, at: Date | null, ageMs: number): boolean {
  return at === null || context.clock.now().getTime() - at.getTime() >= ageMs;
}
