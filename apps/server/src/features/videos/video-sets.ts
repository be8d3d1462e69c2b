import { desc, inArray, sql, type SQL } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { queryRows } from "#platform/db/rows.ts";
import { videos } from "#platform/db/schema.ts";
import type { VideoRow } from "./videos.repo.ts";

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
