import { and, desc, eq, exists, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { channelReports, connections, postingTimes, uploads, videos, type StoredReport } from "#platform/db/schema.ts";
import type { OfChannel, VideoNumbers } from "#providers/publish-target.ts";

export type PublishedRow = {
  uploadId: string;
  videoId: string;
  videoName: string;
  youtubeVideoId: string;
  sentAt: Date | null;
  views: number | null;
  likes: number | null;
  comments: number | null;
  statisticsAt: Date | null;
};

/** Films of one's own that are on this channel; most watched first. */
export async function listPublished(executor: Executor, userId: string, channelId: string): Promise<PublishedRow[]> {
  const rows = await executor
    .select({
      uploadId: uploads.id,
      videoId: videos.id,
      videoName: videos.name,
      youtubeVideoId: uploads.youtubeVideoId,
      sentAt: uploads.sentAt,
      views: uploads.views,
      likes: uploads.likes,
      comments: uploads.comments,
      statisticsAt: uploads.statisticsAt,
    })
    .from(uploads)
    .innerJoin(videos, eq(videos.id, uploads.videoId))
    .where(
      and(
        eq(uploads.userId, userId),
        eq(uploads.channelId, channelId),
        isNotNull(uploads.youtubeVideoId),
        isNull(videos.deletedAt),
      ),
    )
    .orderBy(sql`${uploads.views} desc nulls last`, desc(videos.createdAt));
  return rows.flatMap((row) => (row.youtubeVideoId === null ? [] : [{ ...row, youtubeVideoId: row.youtubeVideoId }]));
}

export async function saveNumbers(
  executor: Executor,
  uploadId: string,
  { views, likes, comments }: VideoNumbers,
  at: Date,
): Promise<void> {
  await executor.update(uploads).set({ views, likes, comments, statisticsAt: at }).where(eq(uploads.id, uploadId));
}

/** A video that the channel no longer knows has no numbers any more. */
export async function dropNumbers(executor: Executor, uploadIds: readonly string[]): Promise<void> {
  if (uploadIds.length === 0) return;
  await executor
    .update(uploads)
    .set({ views: null, likes: null, comments: null, statisticsAt: null })
    .where(inArray(uploads.id, [...uploadIds]));
}

/** One that an earlier release stored knows days and top videos only; it is asked for again before it is shown. */
export function isWhole(report: Partial<StoredReport>): report is StoredReport {
  return report.sharesFrom !== undefined;
}

export async function findReport(executor: Executor, { userId, channelId }: OfChannel) {
  const [row] = await executor
    .select()
    .from(channelReports)
    .where(and(eq(channelReports.userId, userId), eq(channelReports.channelId, channelId)));
  return row;
}

export async function saveReport(
  executor: Executor,
  row: OfChannel & { report: StoredReport; refreshedAt: Date },
): Promise<void> {
  const { report, refreshedAt } = row;
  const target = [channelReports.userId, channelReports.channelId];
  await executor.insert(channelReports).values(row).onConflictDoUpdate({ target, set: { report, refreshedAt } });
}

/** Connected channels whose numbers are older than this. */
export async function listStale(
  executor: Executor,
  origins: string[],
  before: { usual: Date; posting: Date },
  limit: number,
): Promise<OfChannel[]> {
  const posts = executor
    .select({ userId: postingTimes.userId })
    .from(postingTimes)
    .where(
      and(
        eq(postingTimes.userId, connections.userId),
        eq(postingTimes.channelId, connections.channelId),
        sql`jsonb_array_length(${postingTimes.times}) > 0`,
      ),
    );
  return executor
    .select({ userId: connections.userId, channelId: connections.channelId })
    .from(connections)
    .where(
      and(
        inArray(connections.origin, origins),
        eq(connections.needsReconnect, false),
        or(
          isNull(connections.statisticsAt),
          lt(connections.statisticsAt, before.usual),
          and(lt(connections.statisticsAt, before.posting), exists(posts)),
        ),
      ),
    )
    .orderBy(sql`${connections.statisticsAt} nulls first`)
    .limit(limit);
}
