import type { VideoFilter, VideoSort } from "@sahne/contract/videos";
import { and, asc, desc, eq, gt, isNotNull, isNull, like, lte, sql, type SQL } from "drizzle-orm";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { occurrences, schedules, videos } from "#platform/db/schema.ts";
import { searchKey } from "./search-key.ts";
import { hasNoTime, hasTime } from "./video-plans.ts";
import type { VideoRow } from "./videos.repo.ts";

/** The last row of a page: how it was sorted, the value it was sorted by, and its id. */
export type VideoCursor = { sort: VideoSort; value: string; id: string };

/** Nobody undoes more one by one. */
const HIDDEN_MOST = 100;

export type ListOptions = {
  limit: number;
  sort: VideoSort;
  status?: VideoFilter | undefined;
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
        status && isOf(executor, status),
        words === "" ? undefined : like(videos.searchKey, `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
        after && isBehind(after),
      ),
    )
    .orderBy(...orderOf(sort))
    .limit(options.limit);
}

export function cursorOf(row: VideoRow, sort: VideoSort): VideoCursor {
  return { sort, value: sort === "name" ? row.nameKey : row.createdAt.toISOString(), id: row.id };
}

function isOf(executor: Executor, filter: VideoFilter): SQL | undefined {
  if (filter === "needs_time") return and(eq(videos.status, "scheduled"), hasNoTime(executor));
  if (filter === "scheduled") return and(eq(videos.status, "scheduled"), hasTime(executor));
  return eq(videos.status, filter);
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

/** Compared as a pair: that is a place in the index, wherever in the list it is. */
function isBehind({ sort, value, id }: VideoCursor): SQL {
  switch (sort) {
    case "newest":
      return sql`(${videos.createdAt}, ${videos.id}) < (${value}::timestamptz, ${id})`;
    case "oldest":
      return sql`(${videos.createdAt}, ${videos.id}) > (${value}::timestamptz, ${id})`;
    case "name":
      return sql`(${videos.nameKey}, ${videos.id}) > (${value}, ${id})`;
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

/** Those hidden after that moment, the last one first. */
export async function listHidden(executor: Executor, userId: string, after: Date): Promise<VideoRow[]> {
  return executor
    .select()
    .from(videos)
    .where(and(eq(videos.userId, userId), gt(videos.deletedAt, after)))
    .orderBy(desc(videos.deletedAt))
    .limit(HIDDEN_MOST);
}

/** The row, if it has been hidden since then without a break; nobody can show it before the transaction ends. */
export async function lockHidden(tx: Transaction, id: string, since: Date): Promise<VideoRow | undefined> {
  const [row] = await tx
    .select()
    .from(videos)
    .where(and(eq(videos.id, id), lte(videos.deletedAt, since)))
    .for("update");
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

export async function lockPlanOf(tx: Transaction, videoId: string): Promise<void> {
  await tx.select({ id: schedules.id }).from(schedules).where(eq(schedules.videoId, videoId)).for("update");
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
