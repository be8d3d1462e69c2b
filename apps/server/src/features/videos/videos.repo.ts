import type { VideoStage } from "@sahne/contract/videos/videos";
import { and, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { videos } from "#platform/db/schema.ts";
import { searchKey } from "./library/search-key.ts";

export type VideoRow = typeof videos.$inferSelect;
export type NewVideo = typeof videos.$inferInsert;
type VideoChanges = Partial<Omit<NewVideo, "id" | "userId">>;

/** Where a worker believes the video to be; its write counts only if that is still so. */
export type Position = { videoId: string; attempt: number; stages: readonly VideoStage[] };

export async function insertVideo(executor: Executor, row: NewVideo): Promise<VideoRow> {
  const [inserted] = await executor
    .insert(videos)
    .values({ ...row, ...keysOf(row) })
    .returning();
  if (!inserted) throw new Error("The database answered an insert with no row.");
  return inserted;
}

/** Many at once, without asking for each. */
export async function insertVideos(executor: Executor, rows: readonly NewVideo[]): Promise<VideoRow[]> {
  if (rows.length === 0) return [];
  return executor
    .insert(videos)
    .values(rows.map((row) => ({ ...row, ...keysOf(row) })))
    .returning();
}

export async function findVideo(executor: Executor, userId: string, id: string): Promise<VideoRow | undefined> {
  const [row] = await executor
    .select()
    .from(videos)
    .where(and(eq(videos.id, id), eq(videos.userId, userId), isNull(videos.deletedAt)));
  return row;
}

/** The bytes of finished videos, by their hashes. */
export async function filesOf(executor: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await executor
    .select({ id: videos.id, sha256: videos.sha256 })
    .from(videos)
    .where(inArray(videos.id, [...ids]));
  return new Map(rows.flatMap(({ id, sha256 }) => (sha256 === null ? [] : [[id, sha256]])));
}

/** What a video is sorted and found by. */
export function keysOf(
  video: Pick<NewVideo, "name" | "promptText" | "keywords">,
): Pick<VideoRow, "nameKey" | "searchKey"> {
  const nameKey = searchKey(video.name);
  return { nameKey, searchKey: `${nameKey} ${searchKey(video.promptText)} ${searchKey(video.keywords)}` };
}

/** The video, if it still stands where the worker believes it to be. */
export async function findProcessing(executor: Executor, position: Position): Promise<VideoRow | undefined> {
  const [row] = await executor.select().from(videos).where(isAt(position));
  return row;
}

/** Moves the video on from exactly where the worker found it; null when somebody else has moved it since. */
export async function moveVideo(
  executor: Executor,
  position: Position,
  changes: VideoChanges,
): Promise<VideoRow | undefined> {
  const [row] = await executor
    .update(videos)
    .set({ ...changes, ...startOf(changes) })
    .where(isAt(position))
    .returning();
  return row;
}

/** The first step of an attempt out of the queue is when its work began; every later one leaves that as it is. */
function startOf({ stage, updatedAt }: VideoChanges): { startedAt: SQL } | undefined {
  if (stage === undefined || stage === null || stage === "queued" || updatedAt === undefined) return undefined;
  return { startedAt: sql`coalesce(${videos.startedAt}, ${updatedAt.toISOString()}::timestamptz)` };
}

function isAt(position: Position): SQL | undefined {
  return and(
    eq(videos.id, position.videoId),
    eq(videos.attempt, position.attempt),
    eq(videos.status, "processing"),
    inArray(videos.stage, [...position.stages]),
    isNull(videos.deletedAt),
  );
}

/** A change by its owner; counts only if the video is still as it was read. */
export async function changeVideo(
  executor: Executor,
  seen: VideoRow,
  changes: VideoChanges,
): Promise<VideoRow | undefined> {
  const [row] = await executor
    .update(videos)
    .set(changes)
    .where(
      and(
        eq(videos.id, seen.id),
        eq(videos.attempt, seen.attempt),
        eq(videos.status, seen.status),
        eq(videos.needsAttention, seen.needsAttention),
        isNull(videos.deletedAt),
      ),
    )
    .returning();
  return row;
}

/** How many films of a user wait for their first step. */
export async function countQueued(executor: Executor, userId: string): Promise<number> {
  const isQueued = and(eq(videos.status, "processing"), eq(videos.stage, "queued"), isNull(videos.deletedAt));
  return executor.$count(videos, and(eq(videos.userId, userId), isQueued));
}

/** Where a vendor's film lies between its arrival and its being shown. */
export function incomingKey(video: Pick<VideoRow, "id" | "userId" | "attempt">): string {
  return `incoming/${video.userId}/${video.id}-${video.attempt}.mp4`;
}

/**
 * The attempt whose fetched film is no longer wanted, because its video was tried again, has ended, or has become one of our own
 * (its clip has been kept as a video of its own); else undefined.
 */
export async function findAbandoned(
  executor: Executor,
  { videoId, attempt }: { videoId: string; attempt: number },
): Promise<Pick<VideoRow, "id" | "userId" | "attempt"> | undefined> {
  const [row] = await executor.select().from(videos).where(eq(videos.id, videoId));
  if (!row) return undefined;
  const isAwaited = row.attempt === attempt && row.status === "processing" && row.engine !== "sahne";
  return !isAwaited || row.deletedAt !== null ? { id: row.id, userId: row.userId, attempt } : undefined;
}

/** Starts a video that waits for its time; undefined when it has been started or removed already. */
export async function moveScheduledVideo(
  executor: Executor,
  id: string,
  changes: VideoChanges,
): Promise<VideoRow | undefined> {
  const [row] = await executor
    .update(videos)
    .set(changes)
    .where(and(eq(videos.id, id), eq(videos.status, "scheduled"), isNull(videos.deletedAt)))
    .returning();
  return row;
}
