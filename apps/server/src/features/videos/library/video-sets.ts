import { desc, inArray, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { VideoRow } from "#features/videos/videos.repo.ts";
import type { Executor } from "#platform/db/database.ts";
import { queryRows } from "#platform/db/rows.ts";
import { videos } from "#platform/db/schema.ts";

/** A set of videos as a query for their ids, made of short index look-ups instead of a scan of all the user's videos. */
export async function countOf(executor: Executor, ids: SQL): Promise<number> {
  const [row] = await queryRows<{ count: number }>(executor, sql`select count(*)::int as count from (${ids}) as found`);
  return row?.count ?? 0;
}

export async function newestOf(executor: Executor, ids: SQL, limit: number): Promise<VideoRow[]> {
  return executor
    .select()
    .from(videos)
    .where(inArray(videos.id, sql`(${ids})`))
    .orderBy(desc(videos.createdAt), desc(videos.id))
    .limit(limit);
}

/** Videos with a publication in this state, on whichever of their channels. */
export function idsByPublication(userId: string, isMeant: SQL): SQL {
  return sql`
    select distinct upload.video_id from uploads upload
      join videos on videos.id = upload.video_id and videos.deleted_at is null
     where upload.user_id = ${userId} and ${isMeant}`;
}

/** How many videos are being made or published right now; those that wait for their owner are not counted. */
export async function countWorking(executor: Executor, userId: string): Promise<number> {
  return countOf(executor, workingIds(userId));
}

export async function listWorking(executor: Executor, userId: string, limit: number): Promise<VideoRow[]> {
  return newestOf(executor, workingIds(userId), limit);
}

/** How many are being made or queued, as a subquery; those that wait for their owner are not counted. */
export function makingOf(userId: string | PgColumn): SQL {
  return sql`(select count(*) from (${makingIds(userId)}) as making)::int`;
}

function makingIds(userId: string | PgColumn): SQL {
  return sql`
    select id from videos
     where user_id = ${userId} and status = 'processing' and not needs_attention and deleted_at is null`;
}

function workingIds(userId: string): SQL {
  const isUnderWay = sql`
    upload.status in ('queued', 'uploading', 'verifying')
       and (upload.status = 'uploading' or upload.error_code is null)`;
  return sql`${makingIds(userId)} union ${idsByPublication(userId, isUnderWay)}`;
}

/** How many films go on only when their owner decides, or have a publication that their owner must look at. */
export async function countAsking(executor: Executor, userId: string): Promise<number> {
  return countOf(executor, askingIds(userId));
}

export async function listAsking(executor: Executor, userId: string, limit: number): Promise<VideoRow[]> {
  return newestOf(executor, askingIds(userId), limit);
}

function askingIds(userId: string): SQL {
  return sql`
    select id from videos
     where user_id = ${userId} and status = 'processing' and needs_attention and deleted_at is null
    union ${idsByPublication(userId, sql`upload.status in ('needs_attention', 'awaiting_approval')`)}`;
}
