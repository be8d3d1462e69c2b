import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";
import { owner } from "./owner.ts";

/**
 * One row per attempt at making a film and one per publication. Kept by triggers on `videos` and `uploads`, in the same
 * transaction, so that a retry, which overwrites the video's own columns, does not wipe out what happened before it.
 */
export const history = pgTable(
  "history",
  {
    /** `<video>.<attempt>` for a making, the publication's own id otherwise. */
    id: text("id").primaryKey(),
    userId: owner(),
    kind: text("kind").notNull(),
    /** No reference: the line of a deleted video stays. */
    videoId: text("video_id").notNull(),
    name: text("name").notNull(),
    nameKey: text("name_key").notNull(),
    attempt: integer("attempt").notNull(),
    engine: text("engine").notNull(),
    channelId: text("channel_id"),
    youtubeVideoId: text("youtube_video_id"),
    isPlanned: boolean("is_planned").notNull(),
    result: text("result").notNull(),
    errorCode: text("error_code"),
    askedAt: at("asked_at").notNull(),
    startedAt: at("started_at"),
    endedAt: at("ended_at"),
  },
  (table) => [
    index("history_user_asked").on(table.userId, table.askedAt, table.id),
    index("history_video").on(table.videoId),
    // Views are summed over what was published in a period; most lines are makings.
    index("history_published")
      .on(table.userId, table.askedAt)
      .where(sql`${table.kind} = 'publication' AND ${table.result} = 'done'`),
  ],
);

/**
 * How many lines ended how, in quarters of an hour: every zone's days and hours are whole numbers of them. Kept by a
 * trigger on `history`; rows of one key may be several (a row that another transaction holds is left to it) and are summed.
 */
export const historyCounts = pgTable(
  "history_counts",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    /** When its lines were asked for. */
    quarter: at("quarter").notNull(),
    kind: text("kind").notNull(),
    result: text("result").notNull(),
    engine: text("engine").notNull(),
    errorCode: text("error_code"),
    lines: integer("lines").notNull(),
  },
  (table) => [index("history_counts_user").on(table.userId, table.quarter)],
);
