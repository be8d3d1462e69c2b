import type { VideoDays } from "@sahne/contract/history/statistics";
import { eq } from "drizzle-orm";
import type { Context } from "#context.ts";
import { jobs } from "#jobs.ts";
import type { ConnectionRow } from "#features/channels/channels.repo.ts";
import { connectionOf, type JobOfChannel } from "#features/channels/connected-channel.ts";
import { targetOf } from "#features/channels/target-of.ts";
import { videoReports } from "#platform/db/schema.ts";
import { AppError } from "#platform/errors.ts";
import { ProviderError } from "#providers/provider-error.ts";
import { FRESH_MS } from "./refresh-statistics.ts";
import { listPublished, type PublishedRow } from "./statistics.repo.ts";

type OfVideo = JobOfChannel & { videoId: string };

const UNSEEN: VideoDays = { days: null, refreshedAt: null, isRefreshing: false };

/** What is known of a published video's days; they are read from the channel only when somebody looks. */
export async function videoDaysOf(context: Context, asked: OfVideo): Promise<VideoDays> {
  const connection = await connectionOf(context, asked);
  const published = connection && (await findPublished(context, connection, asked.videoId));
  if (!published) throw new AppError("video_not_found");
  const target = targetOf(context, connection.channelId);
  if (!target.rights(connection.scopes).canSeeAnalytics) return UNSEEN;
  const [stored] = await context.db.select().from(videoReports).where(eq(videoReports.uploadId, published.uploadId));
  const age = stored ? context.clock.now().getTime() - stored.refreshedAt.getTime() : Infinity;
  const isRefreshing = age >= FRESH_MS && !connection.needsReconnect;
  if (isRefreshing) {
    const { userId, channelId } = connection;
    const once = { key: `video-days/${published.uploadId}` };
    await context.queue.enqueue(context.db, jobs.refreshVideoDays, { userId, channelId, videoId: asked.videoId }, once);
  }
  // The channel answers for days before the video was there too, all of them empty.
  const firstDay = published.sentAt && target.limits.day(published.sentAt);
  return {
    days: stored?.days.filter(({ day }) => firstDay === null || day >= firstDay) ?? null,
    refreshedAt: stored?.refreshedAt.toISOString() ?? null,
    isRefreshing,
  };
}

/** Job: asks the channel, as far as the grant and the quota allow. */
export async function refreshVideoDays(context: Context, asked: OfVideo): Promise<void> {
  const connection = await connectionOf(context, asked);
  if (!connection || connection.needsReconnect) return;
  const target = targetOf(context, connection.channelId);
  const published = await findPublished(context, connection, asked.videoId);
  if (!published || !target.rights(connection.scopes).canSeeAnalytics || (await target.limits.isUsedUp(context)))
    return;
  const refreshedAt = context.clock.now();
  try {
    const days = (await target.statistics.days(context, connection, published.youtubeVideoId)) ?? [];
    await context.db
      .insert(videoReports)
      .values({ uploadId: published.uploadId, userId: connection.userId, days, refreshedAt })
      .onConflictDoUpdate({ target: videoReports.uploadId, set: { days, refreshedAt } });
  } catch (error) {
    // Figures may be late; whoever looks next asks again.
    const isRefused = error instanceof ProviderError && (error.kind === "rejected" || error.kind === "limited");
    if (!(error instanceof AppError) && !isRefused) throw error;
    context.log.info({ err: error, userId: connection.userId }, "the days of a video could not be read");
  }
}

async function findPublished(
  context: Context,
  { userId, channelId }: ConnectionRow,
  videoId: string,
): Promise<PublishedRow | undefined> {
  const published = await listPublished(context.db, userId, channelId);
  return published.find((video) => video.videoId === videoId);
}
