import type { ChannelReport, Statistics } from "@sahne/contract/history/statistics";
import type { Context } from "#context.ts";
import { connectionOf, type JobOfChannel } from "#features/channels/connected-channel.ts";
import { targetOf, watchUrl } from "#features/channels/target-of.ts";
import type { StoredReport } from "#platform/db/schema.ts";
import { FRESH_MS, queueRefresh } from "./refresh-statistics.ts";
import { findReport, isWhole, listPublished, type PublishedRow } from "./statistics.repo.ts";

const NOTHING: Statistics = { totals: null, videos: [], report: null, refreshedAt: null, isRefreshing: false };

/** What is known now; when that is outdated, newer numbers are fetched in the background. */
export async function statisticsOf(context: Context, asked: JobOfChannel): Promise<Statistics> {
  const connection = await connectionOf(context, asked);
  if (!connection) return NOTHING;
  const published = await listPublished(context.db, connection.userId, connection.channelId);
  const refreshedAt = connection.statisticsAt;
  const age = refreshedAt ? context.clock.now().getTime() - refreshedAt.getTime() : Infinity;
  // Figures older than the newest publication say nothing about it.
  const isBehind = published.some(({ sentAt }) => sentAt !== null && refreshedAt !== null && sentAt > refreshedAt);
  const canSee = targetOf(context, connection.channelId).rights(connection.scopes).canSeeAnalytics;
  const stored = canSee ? await findReport(context.db, connection) : undefined;
  const isPartial = stored !== undefined && !isWhole(stored.report);
  const isRefreshing = (age >= FRESH_MS || isBehind || isPartial) && !connection.needsReconnect;
  if (isRefreshing) await queueRefresh(context, connection);
  return {
    totals: totalsOf(published),
    videos: published.map(({ youtubeVideoId, uploadId: _uploadId, sentAt: _sentAt, statisticsAt: _at, ...video }) => ({
      ...video,
      url: watchUrl(context, youtubeVideoId),
    })),
    report: stored && !isPartial ? presentReport(context, stored, published) : null,
    refreshedAt: refreshedAt?.toISOString() ?? null,
    isRefreshing,
  };
}

function totalsOf(published: readonly PublishedRow[]): Statistics["totals"] {
  const told = published.filter((video) => video.views !== null);
  if (told.length === 0) return null;
  const sum = (of: (video: PublishedRow) => number | null): number =>
    told.reduce((total, video) => total + (of(video) ?? 0), 0);
  return {
    views: sum((video) => video.views),
    likes: sum((video) => video.likes),
    comments: sum((video) => video.comments),
  };
}

function presentReport(
  context: Context,
  row: { report: StoredReport; refreshedAt: Date },
  published: readonly PublishedRow[],
): ChannelReport {
  const ours = new Map(published.map((video) => [video.youtubeVideoId, video]));
  return {
    ...row.report,
    topVideos: row.report.topVideos.map((top) => ({
      ...top,
      videoId: ours.get(top.youtubeVideoId)?.videoId ?? null,
      title: ours.get(top.youtubeVideoId)?.videoName ?? null,
      url: watchUrl(context, top.youtubeVideoId),
    })),
    refreshedAt: row.refreshedAt.toISOString(),
  };
}
