import type { StudioFilm } from "@sahne/contract/videos/film";
import type { FilmPublication } from "@sahne/contract/publishing/publication";
import type { VideoOptions } from "@sahne/contract/videos/video-options";
import { sql } from "drizzle-orm";
import { bigint, boolean, date, doublePrecision, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { at, createdAt, updatedAt } from "./columns.ts";
import { owner } from "./owner.ts";

export const videos = pgTable(
  "videos",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    scenario: text("scenario").notNull(),
    serviceType: text("service_type").notNull(),
    engine: text("engine").notNull(),
    promptText: text("prompt_text").notNull(),
    keywords: text("keywords").notNull(),
    /** The first of its pictures. */
    imageId: text("image_id"),
    /** All of them in order; empty in rows that are older than it. */
    imageIds: jsonb("image_ids").$type<string[]>().notNull().default([]),
    autoUpload: boolean("auto_upload").notNull(),
    publication: jsonb("publication").$type<FilmPublication>(),
    options: jsonb("options").$type<VideoOptions>().notNull(),
    /** As its owner edited it; null: the director plans it from the prompt. */
    film: jsonb("film").$type<StudioFilm>(),
    name: text("name").notNull(),
    /** Folded in JavaScript: for sorting by name, and for finding words whatever their case and dots. */
    nameKey: text("name_key").notNull().default(""),
    searchKey: text("search_key").notNull().default(""),
    description: text("description").notNull(),
    status: text("status").notNull(),
    stage: text("stage"),
    /** Raised by every new attempt; a worker of an older one can no longer write. */
    attempt: integer("attempt").notNull().default(1),
    progress: integer("progress"),
    needsAttention: boolean("needs_attention").notNull().default(false),
    errorCode: text("error_code"),
    mediaKey: text("media_key"),
    posterKey: text("poster_key"),
    durationSeconds: doublePrecision("duration_seconds"),
    width: integer("width"),
    height: integer("height"),
    bytes: bigint("bytes", { mode: "number" }),
    sha256: text("sha256"),
    plan: jsonb("plan"),
    /** Over all its channels, added up by triggers from what each told. */
    views: integer("views"),
    likes: integer("likes"),
    comments: integer("comments"),
    /** The oldest of what they are made of. */
    statisticsAt: at("statistics_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** When this attempt left the queue; a worker that takes it over after a crash does not begin it anew. */
    startedAt: at("started_at"),
    completedAt: at("completed_at"),
    /** When the newest attempt ended without a film, by itself or because its owner wished so. */
    failedAt: at("failed_at"),
    deletedAt: at("deleted_at"),
  },
  (table) => [
    // Ascending, and read backwards for the newest: an index of `desc()` puts nulls last and serves no `order by … desc`.
    index("videos_user_created").on(table.userId, table.createdAt, table.id),
    index("videos_user_status_created").on(table.userId, table.status, table.createdAt, table.id),
    index("videos_user_name").on(table.userId, table.nameKey, table.id),
    // Partial: only a few rows can be restored, and every opening of the list asks for them.
    index("videos_user_deleted")
      .on(table.userId, table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);

/**
 * The pieces of a video's `searchKey`, for finding a text in many videos without reading them (docs/decisions/012). Kept by a
 * trigger on `videos`. What a list is sorted by stands here too, so that only those shown are read.
 */
export const videoPieces = pgTable(
  "video_pieces",
  {
    videoId: text("video_id")
      .primaryKey()
      .references(() => videos.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    nameKey: text("name_key").notNull(),
    pieces: integer("pieces").array().notNull(),
  },
  // Without a list of pending entries, which every search would read and one unlucky writer would have to clear.
  (table) => [index("video_pieces_found").using("gin", table.pieces).with({ fastupdate: false })],
);

/**
 * How many videos of each status a user asked for on each day (UTC), and what the channel tells of them. Kept by triggers
 * on `videos`, in the same transaction, so that totals and trends need not read every video of an account. One day and
 * status may have several rows, to be added up: a writer that finds one locked opens another instead of waiting.
 */
export const videoCounts = pgTable(
  "video_counts",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    day: date("day", { mode: "string" }).notNull(),
    status: text("status").notNull(),
    videos: integer("videos").notNull(),
    /** Those of them whose views are known. */
    viewed: integer("viewed").notNull(),
    views: bigint("views", { mode: "number" }).notNull(),
  },
  (table) => [index("video_counts_user").on(table.userId, table.day, table.status)],
);

/** A film of its owner's own while it arrives, in pieces that are put together when the last one is here. */
export const ownFiles = pgTable(
  "own_files",
  {
    /** The video's too. */
    id: text("id").primaryKey(),
    userId: owner(),
    name: text("name").notNull(),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    receivedBytes: bigint("received_bytes", { mode: "number" }).notNull().default(0),
    /** Keys of what has arrived, in order. */
    pieces: jsonb("pieces").$type<string[]>().notNull().default([]),
    status: text("status").notNull(),
    errorCode: text("error_code"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("own_files_user").on(table.userId, table.createdAt)],
);
