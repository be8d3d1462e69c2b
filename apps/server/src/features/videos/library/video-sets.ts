import { desc, inArray, sql, type SQL } from "drizzle-orm";
import type { VideoRow } from "#features/videos/videos.repo.ts";
import type { Executor } from "#platform/db/database.ts";
import { queryRows } from "#platform/db/rows.ts";
import { videos } from "#platform/db/schema.ts";

/** A set of videos is a question for their ids: its parts are short looks into indexes, not one at all of a user's videos. */
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

/** Videos by the state of their `upload`; only a video's newest publication counts. */
export function idsByPublication(userId: string, isMeant: SQL): SQL {
  return sql`
    select upload.video_id from uploads upload
      join videos on videos.id = upload.video_id and videos.deleted_at is null
     where upload.user_id = ${userId} and ${isMeant}
       and not exists (
         select 1 from uploads newer
          where newer.video_id = upload.video_id and newer.created_at > upload.created_at)`;
}

/** How many films are being made or published this very moment; what waits for its owner is none of them. */
export async function countWorking(executor: Executor, userId: string): Promise<number> {
  return countOf(executor, workingIds(userId));
}

export async function listWorking(executor: Executor, userId: string, limit: number): Promise<VideoRow[]> {
  return newestOf(executor, workingIds(userId), limit);
}

/** How many are being made, or wait for a machine, as a part of a larger question; one that waits for its owner is none. */
export function makingOf(userId: string): SQL {
  return sql`(select count(*) from (${makingIds(userId)}) as making)::int`;
}

function makingIds(userId: string): SQL {
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
    union ${idsByPublication(userId, sql`upload.status = 'needs_attention'`)}`;
}
