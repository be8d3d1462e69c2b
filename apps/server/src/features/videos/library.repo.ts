import type { VideoSort, VideoStatus } from "@sahne/contract/videos";
import { and, asc, desc, eq, gt, isNotNull, isNull, like, lt, or, type SQL } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { occurrences, schedules, videos } from "#platform/db/schema.ts";
import { searchKey } from "./search-key.ts";
import type { VideoRow } from "./videos.repo.ts";

/** The last row of a page: the value it was sorted by, and its id. */
export type VideoCursor = { value: string; id: string };

export type ListOptions = {
  limit: number;
  sort: VideoSort;
  status?: VideoStatus | undefined;
  q?: string | undefined;
  after?: VideoCursor | undefined;
};

export async function listVideos(executor: Executor, userId: string, options: ListOptions): Promise<VideoRow[]> {
  const { status, sort, after } = options;
  const words = searchKey(options.q ?? "");
  return executor
    .select()
    .from(videos)
    .where(
      and(
        eq(videos.userId, userId),
        isNull(videos.deletedAt),
        status && eq(videos.status, status),
        words === "" ? undefined : like(videos.searchKey, `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
        after && isBehind(sort, after),
      ),
    )
    .orderBy(...orderOf(sort))
    .limit(options.limit);
}

export function cursorOf(row: VideoRow, sort: VideoSort): VideoCursor {
  return { value: sort === "name" ? row.nameKey : row.createdAt.toISOString(), id: row.id };
}

function orderOf(sort: VideoSort): SQL[] {
  switch (sort) {
    case "newest":
      return [desc(videos.createdAt), desc(videos.id)];
    case "oldest":
      return [asc(videos.createdAt), asc(videos.id)];
    case "name":
      return [asc(videos.nameKey), asc(videos.id)];
  }
}

function isBehind(sort: VideoSort, { value, id }: VideoCursor): SQL | undefined {
  switch (sort) {
    case "newest":
      return or(lt(videos.createdAt, new Date(value)), and(eq(videos.createdAt, new Date(value)), lt(videos.id, id)));
    case "oldest":
      return or(gt(videos.createdAt, new Date(value)), and(eq(videos.createdAt, new Date(value)), gt(videos.id, id)));
    case "name":
      return or(gt(videos.nameKey, value), and(eq(videos.nameKey, value), gt(videos.id, id)));
  }
}

export async function hideVideo(executor: Executor, video: VideoRow, at: Date): Promise<boolean> {
  const rows = await executor
    .update(videos)
    .set({ deletedAt: at, updatedAt: at })
    .where(and(eq(videos.id, video.id), isNull(videos.deletedAt)))
    .returning({ id: videos.id });
  return rows.length > 0;
}

export async function findHidden(executor: Executor, id: string): Promise<VideoRow | undefined> {
  const [row] = await executor
    .select()
    .from(videos)
    .where(and(eq(videos.id, id), isNotNull(videos.deletedAt)));
  return row;
}

export async function showAgain(
  executor: Executor,
  userId: string,
  id: string,
  at: Date,
): Promise<VideoRow | undefined> {
  const [row] = await executor
    .update(videos)
    .set({ deletedAt: null, updatedAt: at })
    .where(and(eq(videos.id, id), eq(videos.userId, userId), isNotNull(videos.deletedAt)))
    .returning();
  return row;
}

export async function removeVideo(executor: Executor, id: string): Promise<void> {
  await executor.delete(videos).where(and(eq(videos.id, id), isNotNull(videos.deletedAt)));
}

/** A plan whose first film is hidden must not make it after all. */
export async function holdPlanOf(executor: Executor, videoId: string, isPaused: boolean): Promise<void> {
  await executor.update(schedules).set({ isPaused }).where(eq(schedules.videoId, videoId));
}

export async function removePlanOf(executor: Executor, videoId: string): Promise<void> {
  await executor.delete(schedules).where(eq(schedules.videoId, videoId));
}

export async function plannedTimeOf(executor: Executor, videoId: string): Promise<Date | null> {
  const [row] = await executor
    .select({ plannedAt: occurrences.plannedAt })
    .from(occurrences)
    .where(eq(occurrences.videoId, videoId));
  return row?.plannedAt ?? null;
}
