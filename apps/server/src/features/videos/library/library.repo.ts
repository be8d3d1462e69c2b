import type { UploadStatus } from "@sahne/contract/publishing/publication";
import { type VideoFilter, type VideoSort, videoSort } from "@sahne/contract/videos/videos";
import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  lte,
  or,
  sql,
  type AnyColumn,
  type SQL,
} from "drizzle-orm";
import type { VideoRow } from "#features/videos/videos.repo.ts";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { occurrences, schedules, uploads, videoPieces, videos } from "#platform/db/schema.ts";
import { assertInstant, invalidCursor, readCursor, writeCursor } from "#platform/http/cursor.ts";
import { FILMED_BY } from "#features/videos/clips/film-clips.ts";
import { searchKey } from "./search-key.ts";
import { hasNoTime, hasTime } from "./video-plans.ts";

/** The last row of a page: how it was sorted, the value it was sorted by, and its id. */
export type VideoCursor = { sort: VideoSort; value: string; id: string };

/** The list of deleted videos is for undoing single ones; it does not need more. */
const HIDDEN_MOST = 100;

export type ListOptions = {
  limit: number;
  sort: VideoSort;
  status?: VideoFilter | undefined;
  q?: string | undefined;
  after?: VideoCursor | undefined;
};

/** A common word fills a page from this many of the next videos; the index is only asked for rare words. */
const LOOKED_THROUGH = 500;

export async function listVideos(executor: Executor, userId: string, options: ListOptions): Promise<VideoRow[]> {
  const words = searchKey(options.q ?? "");
  if (words === "") return nextVideos(executor, userId, options);
  const near = await searchNext(executor, userId, { ...options, words });
  return near.length < options.limit ? searchAll(executor, userId, { ...options, words }) : near;
}

type SearchOptions = ListOptions & { words: string };

function nextVideos(executor: Executor, userId: string, { limit, status, sort, after }: ListOptions) {
  return executor
    .select()
    .from(videos)
    .where(and(isShown(executor, userId, status), after && isBehind(videos, after)))
    .orderBy(...orderOf(videos, sort))
    .limit(limit);
}

async function searchNext(executor: Executor, userId: string, options: SearchOptions): Promise<VideoRow[]> {
  const next = nextVideos(executor, userId, { ...options, limit: LOOKED_THROUGH }).as("next");
  return executor
    .select()
    .from(next)
    .where(contains(next.searchKey, options.words))
    .orderBy(...orderOf(next, options.sort))
    .limit(options.limit);
}

/** By the index of pieces. A text may contain all pieces but not next to each other, so the text itself is compared too. */
async function searchAll(executor: Executor, userId: string, options: SearchOptions): Promise<VideoRow[]> {
  const { words, sort, after, status } = options;
  const place = { id: videoPieces.videoId, createdAt: videoPieces.createdAt, nameKey: videoPieces.nameKey };
  const size = Math.min(LONGEST_PIECE, Buffer.byteLength(words));
  const wanted = cutUp(words).map((part) => sql`search_pieces(${userId}, ${part}, ${size})`);
  const found = executor
    .select(place)
    .from(videoPieces)
    .where(and(sql`${videoPieces.pieces} @> (${sql.join(wanted, sql` || `)})`, after && isBehind(place, after)))
    .orderBy(...orderOf(place, sort))
    .as("found");
  return executor
    .select(getTableColumns(videos))
    .from(found)
    .innerJoin(videos, eq(videos.id, found.id))
    .where(and(isShown(executor, userId, status), contains(videos.searchKey, words)))
    .orderBy(...orderOf(found, sort))
    .limit(options.limit);
}

/** As `keep_video_pieces` cuts them. */
const LONGEST_PIECE = 3;

/** Adjacent pieces instead of one per letter: a third of the index look-ups, and hardly more texts to compare. */
function cutUp(words: string): string[] {
  const letters = Array.from(words);
  const parts = letters.flatMap((_letter, at) =>
    at % LONGEST_PIECE === 0 ? [letters.slice(at, at + LONGEST_PIECE).join("")] : [],
  );
  // The last one is as long as the others and may share letters with the one before.
  return [...parts.slice(0, -1), letters.slice(-LONGEST_PIECE).join("")];
}

function isShown(executor: Executor, userId: string, status: VideoFilter | undefined): SQL | undefined {
  return and(eq(videos.userId, userId), isNull(videos.deletedAt), status && isOf(executor, status));
}

function contains(column: AnyColumn, words: string): SQL {
  return like(column, `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}

export function cursorOf(row: VideoRow, sort: VideoSort): VideoCursor {
  return { sort, value: sort === "name" ? row.nameKey : row.createdAt.toISOString(), id: row.id };
}

function isOf(executor: Executor, filter: VideoFilter): SQL | undefined {
  if (filter === "clips") return inArray(videos.engine, FILMED_BY);
  if (filter === "needs_time") return and(eq(videos.status, "scheduled"), hasNoTime(executor));
  if (filter === "scheduled") return and(eq(videos.status, "scheduled"), hasTime(executor));
  if (filter === "needs_attention") return or(videos.needsAttention, hasUpload(executor, needsOwner()));
  if (filter === "cancelled") return and(eq(videos.status, "failed"), eq(videos.errorCode, "video_cancelled"));
  const uploaded = UPLOADS_OF[filter];
  return uploaded ? hasUpload(executor, inArray(uploads.status, uploaded)) : eq(videos.status, filter);
}

const UPLOADS_OF: Partial<Record<VideoFilter, UploadStatus[]>> = {
  published: ["published"],
  awaiting_approval: ["awaiting_approval"],
  goes_out: ["planned", "scheduled"],
};

function hasUpload(executor: Executor, condition: SQL | undefined): SQL {
  const upload = executor
    .select({ one: sql`1` })
    .from(uploads)
    .where(and(eq(uploads.videoId, videos.id), condition));
  return exists(upload);
}

/** As `shownStatus` shows it. */
function needsOwner(): SQL | undefined {
  const waits = and(inArray(uploads.status, ["queued", "verifying", "scheduled"]), isNotNull(uploads.errorCode));
  return or(eq(uploads.status, "needs_attention"), waits);
}

/** What a list is sorted by, in whichever table. */
type Place = { createdAt: AnyColumn; nameKey: AnyColumn; id: AnyColumn };

function orderOf({ createdAt, nameKey, id }: Place, sort: VideoSort): SQL[] {
  switch (sort) {
    case "newest":
      return [desc(createdAt), desc(id)];
    case "oldest":
      return [asc(createdAt), asc(id)];
    case "name":
      return [asc(nameKey), asc(id)];
  }
}

/** Compared as a pair: that is a place in the index, wherever in the list it is. */
function isBehind(place: Place, { sort, value, id }: VideoCursor): SQL {
  switch (sort) {
    case "newest":
      return sql`(${place.createdAt}, ${place.id}) < (${value}::timestamptz, ${id})`;
    case "oldest":
      return sql`(${place.createdAt}, ${place.id}) > (${value}::timestamptz, ${id})`;
    case "name":
      return sql`(${place.nameKey}, ${place.id}) > (${value}, ${id})`;
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

export function encodeCursor({ sort, value, id }: VideoCursor): string {
  return writeCursor([sort, value, id]);
}

/** A cursor of another order is refused, not misread. */
export function decodeCursor(cursor: string, wanted: VideoSort): VideoCursor {
  const [order, value = "", id = ""] = readCursor(cursor, 3);
  const sort = videoSort.safeParse(order).data;
  if (sort !== wanted) throw invalidCursor();
  if (sort !== "name") assertInstant(value);
  return { sort, value, id };
}
