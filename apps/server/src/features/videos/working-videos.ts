import { sql, type SQL } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { countOf, idsByPublication, newestOf } from "./video-sets.ts";
import type { VideoRow } from "./videos.repo.ts";

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
