import type { HistoryQuery } from "@sahne/contract/history/history";
import { and, desc, eq, getTableColumns, inArray, like, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { searchKey } from "#features/videos/library/search-key.ts";
import type { Executor } from "#platform/db/database.ts";
import { history } from "#platform/db/schema.ts";

/** Days of a person in their own zone, both included. */
export type Period = Pick<HistoryQuery, "from" | "to" | "timeZone">;
export type HistoryFilters = Period &
  Pick<HistoryQuery, "kind" | "result" | "engine" | "origin" | "channelId" | "videoId" | "q">;
export type HistoryPlace = { askedAt: string; id: string };

export type HistoryRow = typeof history.$inferSelect & {
  isThere: boolean;
  model: string | null;
  channelTitle: string | null;
};

export async function listHistory(
  executor: Executor,
  userId: string,
  filters: HistoryFilters,
  { limit, after }: { limit: number; after: HistoryPlace | undefined },
): Promise<HistoryRow[]> {
  // Written out: in a selection from one table drizzle names columns without it, and inside another query `user_id` would be
  // that one's own. Not `exists`: for that the planner may read all videos before it knows that one page is enough.
  const isThere = sql<boolean>`(
    select videos.id from videos where videos.id = history.video_id and videos.deleted_at is null) is not null`;
  const model = sql<string | null>`(
    select paid_calls.model from paid_calls
     where paid_calls.video_id = history.video_id and paid_calls.video_attempt = history.attempt and history.kind = 'making'
     order by paid_calls.number desc limit 1)`;
  const channelTitle = sql<string | null>`(
    select connections.channel_title from connections
     where connections.user_id = history.user_id and connections.channel_id = history.channel_id limit 1)`;
  return executor
    .select({ ...getTableColumns(history), isThere, model, channelTitle })
    .from(history)
    .where(and(isMeant(userId, filters), after && isOlder(after)))
    .orderBy(desc(history.askedAt), desc(history.id))
    .limit(limit);
}

/** Compared as a pair: that is a place in the index, wherever in the list it is. */
function isOlder({ askedAt, id }: HistoryPlace): SQL {
  return sql`(${history.askedAt}, ${history.id}) < (${askedAt}::timestamptz, ${id})`;
}

function isMeant(
  userId: string,
  { kind, result, engine, origin, channelId, videoId, q = "", ...period }: HistoryFilters,
): SQL | undefined {
  const words = searchKey(q);
  return and(
    isWithin(userId, period),
    kind && eq(history.kind, kind),
    result && (result === "ended" ? inArray(history.result, ["done", "failed"]) : eq(history.result, result)),
    engine && eq(history.engine, engine),
    channelId === undefined ? undefined : eq(history.channelId, channelId),
    videoId === undefined ? undefined : eq(history.videoId, videoId),
    origin && eq(history.isPlanned, origin === "plan"),
    words === "" ? undefined : like(history.nameKey, `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
  );
}

export function isWithin(
  userId: string,
  { from, to, timeZone }: Period,
  of: { userId: AnyPgColumn; at: AnyPgColumn } = { userId: history.userId, at: history.askedAt },
): SQL | undefined {
  return and(
    eq(of.userId, userId),
    from === undefined ? undefined : sql`${of.at} >= (${from}::date)::timestamp at time zone ${timeZone}`,
    to === undefined ? undefined : sql`${of.at} < (${to}::date + 1)::timestamp at time zone ${timeZone}`,
  );
}
