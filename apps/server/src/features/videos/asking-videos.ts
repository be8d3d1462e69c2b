import { desc, inArray, sql, type SQL } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { queryRows } from "#platform/db/rows.ts";
import { videos } from "#platform/db/schema.ts";
import type { VideoRow } from "./videos.repo.ts";

/** How many films go on only when their owner decides, or have a publication that their owner must look at. */
export async function countAsking(executor: Executor, userId: string): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    executor,
    sql`select count(*)::int as count from (${askingIds(userId)}) as asking`,
  );
  return row?.count ?? 0;
}

export async function listAsking(executor: Executor, userId: string, limit: number): Promise<VideoRow[]> {
  return executor
    .select()
    .from(videos)
    .where(inArray(videos.id, sql`(${askingIds(userId)})`))
    .orderBy(desc(videos.createdAt), desc(videos.id))
    .limit(limit);
}

/** Only a video's newest publication counts. */
function askingIds(userId: string): SQL {
  return sql`
    select id from videos
     where user_id = ${userId} and status = 'processing' and needs_attention and deleted_at is null
    union
    select upload.video_id from uploads upload
      join videos on videos.id = upload.video_id and videos.deleted_at is null
     where upload.user_id = ${userId} and upload.status = 'needs_attention'
       and not exists (
         select 1 from uploads newer
          where newer.video_id = upload.video_id and newer.created_at > upload.created_at)`;
}
