import { desc, inArray, sql, type SQL } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { queryRows } from "#platform/db/rows.ts";
import { videos } from "#platform/db/schema.ts";
import type { VideoRow } from "./videos.repo.ts";

/** How many films are being made or published this very moment; what waits for its owner is none of them. */
export async function countWorking(executor: Executor, userId: string): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    executor,
    sql`select count(*)::int as count from (${workingIds(userId)}) as working`,
  );
  return row?.count ?? 0;
}

export async function listWorking(executor: Executor, userId: string, limit: number): Promise<VideoRow[]> {
  return executor
    .select()
    .from(videos)
    .where(inArray(videos.id, sql`(${workingIds(userId)})`))
    .orderBy(desc(videos.createdAt), desc(videos.id))
    .limit(limit);
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

/** Two short looks into an index instead of one at all of the user's videos. Only a video's newest publication counts. */
function workingIds(userId: string): SQL {
  return sql`${makingIds(userId)}
    union
    select upload.video_id from uploads upload
      join videos on videos.id = upload.video_id and videos.deleted_at is null
     where upload.user_id = ${userId}
       and upload.status in ('queued', 'uploading', 'verifying')
       and (upload.status = 'uploading' or upload.error_code is null)
       and not exists (
         select 1 from uploads newer
          where newer.video_id = upload.video_id and newer.created_at > upload.created_at)`;
}
