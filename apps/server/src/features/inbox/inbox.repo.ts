import { errorKinds, type ErrorCode } from "@sahne/contract/errors";
import {
  FAILED_SHOWN_MS,
  GRANT_WARNING_MS,
  INBOX_SHOWN,
  OLDEST_OFFERED,
  type InboxKind,
} from "@sahne/contract/history/inbox";
import { and, asc, eq, isNotNull, or, lte, sql, type SQL } from "drizzle-orm";
import { hasNoTime } from "#features/videos/library/video-plans.ts";
import { countOf, idsByPublication, newestOf } from "#features/videos/library/video-sets.ts";
import type { VideoRow } from "#features/videos/videos.repo.ts";
import type { Executor } from "#platform/db/database.ts";
import { queryRows } from "#platform/db/rows.ts";
import { connections, schedules } from "#platform/db/schema.ts";

type VideoKind = Exclude<InboxKind, "topics" | "episode" | "reconnect" | "grant_ends" | "storage">;

/** The most pressing first: what may have cost money, then what waits, then what went wrong. */
const VIDEO_KINDS: readonly VideoKind[] = [
  "paid_call",
  "approval",
  "publication",
  "full_bucket",
  "needs_time",
  "failed",
];

/** Who cancelled a film does not wait for it. */
const RETRYABLE = Object.entries(errorKinds)
  .filter(([code, { action }]) => code !== "video_cancelled" && (action === "retry" || action === "fetch_again"))
  .map(([code]) => code);

/** A publication waits for room that somebody else has used up; its owner may wait with it, or not. */
const FULL_BUCKETS: readonly ErrorCode[] = ["youtube_quota_exceeded", "youtube_upload_limit", "youtube_share_used"];

export async function waitingVideos(
  executor: Executor,
  userId: string,
  now: Date,
): Promise<{ kind: VideoKind; video: VideoRow }[]> {
  const found: { kind: VideoKind; video: VideoRow }[] = [];
  for (const kind of VIDEO_KINDS) {
    const rows = await newestOf(executor, idsOf(executor, kind, userId, now), INBOX_SHOWN - found.length);
    found.push(...rows.map((video) => ({ kind, video })));
  }
  return found;
}

export async function countWaitingVideos(executor: Executor, userId: string, now: Date): Promise<number> {
  const ids = VIDEO_KINDS.map((kind) => sql`(${idsOf(executor, kind, userId, now)})`);
  return countOf(executor, sql.join(ids, sql` union all `));
}

function idsOf(executor: Executor, kind: VideoKind, userId: string, now: Date): SQL {
  switch (kind) {
    case "paid_call":
      return sql`select id from videos
        where user_id = ${userId} and status = 'processing' and needs_attention and deleted_at is null`;
    case "approval":
      return idsByPublication(userId, sql`upload.status = 'awaiting_approval'`);
    case "publication":
      return idsByPublication(userId, sql`upload.status = 'needs_attention'`);
    case "full_bucket":
      return idsByPublication(userId, sql`upload.status = 'queued' and upload.error_code in (${listed(FULL_BUCKETS)})`);
    case "needs_time":
      return sql`select id from videos
        where user_id = ${userId} and status = 'scheduled' and deleted_at is null and ${hasNoTime(executor)}`;
    case "failed":
      return sql`select id from videos
        where user_id = ${userId} and status = 'failed' and deleted_at is null
          and created_at > ${new Date(now.getTime() - FAILED_SHOWN_MS).toISOString()}::timestamptz
          and error_code in (${listed(RETRYABLE)})`;
  }
}

function listed(codes: readonly string[]): SQL {
  return sql.join(
    codes.map((code) => sql`${code}`),
    sql`, `,
  );
}

/** Plans that have made a film of every topic and wait to be told how to go on. */
export async function plansWithoutTopics(executor: Executor, userId: string) {
  const { series } = schedules;
  return executor
    .select({ id: schedules.id, name: sql<string>`${schedules.recipe}->>'name'` })
    .from(schedules)
    .where(
      and(
        eq(schedules.userId, userId),
        eq(schedules.isPaused, true),
        isNotNull(schedules.nextRunAt),
        sql`${series}->>'whenDone' = 'ask' and (${series}->>'next')::int >= jsonb_array_length(${series}->'topics')`,
      ),
    )
    .orderBy(asc(schedules.nextRunAt), asc(schedules.id))
    .limit(INBOX_SHOWN);
}

/** Plans whose next text could not be written, and why. */
export async function plansWithoutText(executor: Executor, userId: string) {
  return executor
    .select({
      id: schedules.id,
      name: sql<string>`${schedules.recipe}->>'name'`,
      code: sql<ErrorCode>`${schedules.waitsFor}`,
    })
    .from(schedules)
    .where(
      and(
        eq(schedules.userId, userId),
        eq(schedules.isPaused, true),
        isNotNull(schedules.nextRunAt),
        isNotNull(schedules.writer),
        isNotNull(schedules.waitsFor),
      ),
    )
    .orderBy(asc(schedules.nextRunAt), asc(schedules.id))
    .limit(INBOX_SHOWN);
}

/** Channels whose grant is gone, or ends soon by itself. */
export async function troubledGrants(executor: Executor, userId: string, now: Date) {
  const soon = new Date(now.getTime() + GRANT_WARNING_MS);
  return executor
    .select({
      id: connections.id,
      channelTitle: connections.channelTitle,
      needsReconnect: connections.needsReconnect,
      grantExpiresAt: connections.grantExpiresAt,
    })
    .from(connections)
    .where(
      and(
        eq(connections.userId, userId),
        or(eq(connections.needsReconnect, true), lte(connections.grantExpiresAt, soon)),
      ),
    )
    .limit(INBOX_SHOWN);
}

/** Bytes of videos that are deleted and can still be brought back. */
export async function goingBytes(executor: Executor, userId: string): Promise<number> {
  const [row] = await queryRows<{ bytes: number }>(
    executor,
    sql`select coalesce(sum(bytes), 0)::float8 as bytes from videos where user_id = ${userId} and deleted_at is not null`,
  );
  return row?.bytes ?? 0;
}

/** Finished ones that are on no channel and on the way to none; the channel keeps a copy of the others. */
export async function oldestUnpublished(
  executor: Executor,
  userId: string,
): Promise<{ _id: string; videoName: string; bytes: number }[]> {
  return queryRows(
    executor,
    sql`select id as "_id", name as "videoName", bytes::float8 as bytes from videos
         where user_id = ${userId} and status = 'completed' and deleted_at is null and bytes > 0
           and not exists (select from uploads where video_id = videos.id and status not in ('failed', 'cancelled'))
         order by created_at, id limit ${OLDEST_OFFERED}`,
  );
}
