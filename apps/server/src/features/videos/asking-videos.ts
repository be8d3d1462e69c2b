import { sql, type SQL } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { countOf, idsByPublication, newestOf } from "./video-sets.ts";
import type { VideoRow } from "./videos.repo.ts";

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
