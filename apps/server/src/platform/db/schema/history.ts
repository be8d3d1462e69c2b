import { sql } from "drizzle-orm";
import { bigint, boolean, date, doublePrecision, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";
import { owner } from "./owner.ts";
import { videos } from "./videos.ts";

const QUARTERS = 96;

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
    /** What its paid calls were expected to cost, in cents of a US dollar, as far as their prices are known. */
    cents: doublePrecision("cents").notNull().default(0),
    /** Paid calls that a vendor took, or may have taken; of those, the ones nobody knows a price of. */
    paidCalls: integer("paid_calls").notNull().default(0),
    unpricedCalls: integer("unpriced_calls").notNull().default(0),
    /** Sentences that a service spoke for it, or may have; of those, the ones nobody knows a price of. */
    spokenCalls: integer("spoken_calls").notNull().default(0),
    unpricedSpoken: integer("unpriced_spoken").notNull().default(0),
    /** Which stages it went through, and since when. */
    stages: jsonb("stages").$type<{ stage: string; at: string }[]>().notNull().default([]),
  },
  (table) => [
    index("history_user_asked").on(table.userId, table.askedAt, table.id),
    index("history_video").on(table.videoId),
    // How long a video took is read from the index alone, thus the last column.
    index("history_ready")
      .on(table.userId, table.askedAt, table.endedAt)
      .where(sql`${table.kind} = 'making' and ${table.result} = 'done'`),
    // What was spent in a period is summed over the lines that may have cost something.
    index("history_paid")
      .on(table.userId, table.askedAt)
      .where(sql`${table.paidCalls} > 0`),
  ],
);

/**
 * How many lines ended how, one row for each day of UTC, in quarters of an hour: every zone's days and hours are whole numbers
 * of them. Kept by a trigger on `history`; rows of one key may be several (a row that another transaction holds is left to it)
 * and are summed.
 */
export const historyCounts = pgTable(
  "history_counts",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    /** Where the day begins on which its lines were asked for. The name is older: once there was a row for each quarter. */
    day: at("quarter").notNull(),
    kind: text("kind").notNull(),
    result: text("result").notNull(),
    engine: text("engine").notNull(),
    errorCode: text("error_code"),
    /** All of the day. */
    lines: integer("lines").notNull(),
    /** The same by quarter, the first of the day in front. */
    quarters: integer("quarters").array(QUARTERS).notNull(),
  },
  (table) => [index("history_counts_user").on(table.userId, table.day)],
);

/**
 * Videos that were published, since when, and what the channels tell of them. Kept by triggers on `history` and `videos`, so
 * that the most watched of a day are a place in an index.
 */
export const publishedVideos = pgTable(
  "published_videos",
  {
    videoId: text("video_id")
      .primaryKey()
      .references(() => videos.id, { onDelete: "cascade" }),
    userId: owner(),
    /** When its first publication that came through was asked for, and on which day of UTC. */
    publishedAt: at("published_at").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    /** Null while no channel has told, and for one that is deleted. */
    views: integer("views"),
  },
  (table) => [
    index("published_videos_user").on(table.userId, table.publishedAt),
    index("published_videos_best").on(table.userId, table.day, table.views, table.videoId),
  ],
);

/** Views of `publishedVideos` by day of UTC. A day may have several rows, as in `historyCounts`. */
export const publishedCounts = pgTable(
  "published_counts",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    day: date("day", { mode: "string" }).notNull(),
    /** Videos whose views are known, and those views. */
    viewed: integer("viewed").notNull(),
    views: bigint("views", { mode: "number" }).notNull(),
  },
  (table) => [index("published_counts_user").on(table.userId, table.day)],
);

/** What its owner changed of a video, kept by triggers on `videos`, `uploads` and `schedules`: no route can forget it. */
export const videoEdits = pgTable(
  "video_edits",
  {
    /** Made of the rest: the same edit written twice is one. */
    id: text("id").primaryKey(),
    userId: owner(),
    videoId: text("video_id")
      .notNull()
      .references(() => videos.id, { onDelete: "cascade" }),
    /** Of what stands on a channel: on which. */
    channelId: text("channel_id"),
    field: text("field").notNull(),
    before: text("before"),
    after: text("after"),
    at: at("at").notNull(),
  },
  (table) => [index("video_edits_video").on(table.videoId, table.at), index("video_edits_user").on(table.userId)],
);
