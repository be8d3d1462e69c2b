import { editedField, type VideoEdit, type VideoService } from "@sahne/contract/videos/library";
import { and, desc, eq, isNotNull, lte, sql } from "drizzle-orm";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { queryRows } from "#platform/db/rows.ts";
import { videoEdits, writings } from "#platform/db/schema.ts";

const MOST_EDITS = 200;

/** What its owner changed, the newest first. */
export async function editsOf(executor: Executor, videoId: string): Promise<VideoEdit[]> {
  const { field, before, after, at } = videoEdits;
  // Written out: drizzle would leave the table away, and the names be those of the inner one.
  const channelTitle = sql<string | null>`(
    select connections.channel_title from connections
     where connections.user_id = video_edits.user_id and connections.channel_id = video_edits.channel_id limit 1)`;
  const rows = await executor
    .select({ field, channelTitle, before, after, at })
    .from(videoEdits)
    .where(eq(videoEdits.videoId, videoId))
    .orderBy(desc(at), field)
    .limit(MOST_EDITS);
  return rows.map((row) => ({ ...row, field: editedField.parse(row.field), at: row.at.toISOString() }));
}

type ServiceRow = Omit<VideoService, "firstAt"> & { firstAt: Date | string };

/** Voices and writers that were asked for it, by service and model. */
export async function servicesOf(executor: Executor, videoId: string): Promise<VideoService[]> {
  const rows = await queryRows<ServiceRow>(
    executor,
    sql`select 'speech' as what, service, model, count(*)::int as calls,
               (count(*) filter (where cents is null))::int as unpriced, coalesce(sum(cents), 0) as cents, null::int as tokens, min(created_at) as "firstAt"
          from speech_clips where video_id = ${videoId} and state in ('ready', 'unknown', 'dropped') group by 2, 3
        union all
        select 'writing', service, model, count(*)::int, (count(*) filter (where cents is null))::int, coalesce(sum(cents), 0),
               sum(pieces_read + pieces_written)::int, min(created_at)
          from writings where video_id = ${videoId} and state in ('asked', 'written') group by 2, 3
        order by "firstAt"`,
  );
  return rows.map((row) => ({ ...row, firstAt: new Date(row.firstAt).toISOString() }));
}

/** The draft goes its own way: what was kept in it up to now belongs to this video. */
export async function takeOverDraft(
  tx: Transaction,
  { id: videoId, userId }: { id: string; userId: string },
  draftId: string,
): Promise<void> {
  await tx.execute(sql`
    insert into video_edits (id, user_id, video_id, field, before, after, at)
    select ${videoId} || ' ' || kept.number, ${userId}, ${videoId}, 'take', null, script_of(kept.content -> 'film'), kept.created_at
      from draft_versions kept where kept.draft_id = ${draftId} and kept.user_id = ${userId} and kept.reason = 'take'
    union all
    select ${videoId} || ' scenes', ${userId}, ${videoId}, 'scenes', content ->> 'script', script_of(content -> 'film'), updated_at
      from drafts where id = ${draftId} and user_id = ${userId} and jsonb_typeof(content -> 'film') = 'object'`);
}

const LOOKED_THROUGH = 100;

/** The newest scripts that services had written for this user by then. */
export async function scriptsBefore(executor: Executor, userId: string, before: Date) {
  const { service, model, words } = writings;
  return executor
    .select({ service, model, words })
    .from(writings)
    .where(and(eq(writings.userId, userId), lte(writings.createdAt, before), isNotNull(words)))
    .orderBy(desc(writings.createdAt))
    .limit(LOOKED_THROUGH);
}
