import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { channelReports, connections, uploads, videos, type StoredReport } from "#platform/db/schema.ts";
import type { VideoNumbers } from "#providers/youtube-data.ts";

export type PublishedRow = {
  videoId: string;
  videoName: string;
  youtubeVideoId: string;
  sentAt: Date | null;
  views: number | null;
  likes: number | null;
  comments: number | null;
};

/** Films of one's own that are on this channel; most watched first. */
export async function listPublished(executor: Executor, userId: string, channelId: string): Promise<PublishedRow[]> {
  const rows = await executor
    .select({
      videoId: videos.id,
      videoName: videos.name,
      youtubeVideoId: uploads.youtubeVideoId,
      sentAt: uploads.sentAt,
      views: videos.views,
      likes: videos.likes,
      comments: videos.comments,
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
    .orderBy(sql`${videos.views} desc nulls last`, desc(videos.createdAt));
  return rows.flatMap((row) => (row.youtubeVideoId === null ? [] : [{ ...row, youtubeVideoId: row.youtubeVideoId }]));
}

export async function saveNumbers(
  executor: Executor,
  videoId: string,
  { views, likes, comments }: VideoNumbers,
  at: Date,
): Promise<void> {
  await executor.update(videos).set({ views, likes, comments, statisticsAt: at }).where(eq(videos.id, videoId));
}

/** A video that the channel no longer knows has no numbers any more. */
export async function dropNumbers(executor: Executor, videoIds: readonly string[]): Promise<void> {
  if (videoIds.length === 0) return;
  await executor
    .update(videos)
    .set({ views: null, likes: null, comments: null, statisticsAt: null })
    .where(inArray(videos.id, [...videoIds]));
}

export async function findReport(executor: Executor, userId: string) {
  const [row] = await executor.select().from(channelReports).where(eq(channelReports.userId, userId));
  return row;
}

export async function saveReport(
  executor: Executor,
  row: { userId: string; channelId: string; report: StoredReport; refreshedAt: Date },
): Promise<void> {
  const { userId: _userId, ...changes } = row;
  await executor.insert(channelReports).values(row).onConflictDoUpdate({ target: channelReports.userId, set: changes });
}

/** Connected channels whose numbers are older than this. */
export async function listStale(executor: Executor, origin: string, before: Date, limit: number): Promise<string[]> {
  const rows = await executor
    .select({ userId: connections.userId })
    .from(connections)
    .where(
      and(
        eq(connections.origin, origin),
        eq(connections.needsReconnect, false),
        or(isNull(connections.statisticsAt), lt(connections.statisticsAt, before)),
      ),
    )
    .orderBy(sql`${connections.statisticsAt} nulls first`)
    .limit(limit);
  return rows.map((row) => row.userId);
}
