import type { EpisodeWriter, Series } from "@sahne/contract/schedules/series";
import type { StudioFilm } from "@sahne/contract/videos/film";
import type { EarlierRule, PlanTimes, RunChange } from "@sahne/contract/schedules/plan-runs";
import type { FilmPublication } from "@sahne/contract/publishing/publication";
import type { RandomInterval } from "@sahne/contract/schedules/schedules";
import type { VideoOptions } from "@sahne/contract/videos/video-options";
import type { PostingTime } from "@sahne/contract/schedules/slots";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { at, createdAt, updatedAt } from "./columns.ts";
import { owner } from "./owner.ts";
import { videos } from "./videos.ts";

export type VideoRecipe = {
  serviceType: string;
  engine: string;
  promptText: string;
  keywords: string;
  imageId: string | null;
  /** Absent in plans that are older than it. */
  imageIds?: string[];
  autoUpload: boolean;
  /** Absent in plans that are older than it. */
  publication?: FilmPublication | null;
  options: VideoOptions;
  /** Absent in plans that are older than it. */
  film?: StudioFilm | null;
  name: string;
  description: string;
};

/** The paid call is marked before it is made, so that none is made twice. */
export type Episode = { isAsked: boolean; text: string | null; writingId?: string };

/** A plan's times before its last change, for taking that back. */
export type KeptTimes = Omit<PlanTimes, "anchorAt" | "drawnAt" | "until"> & {
  id: string;
  anchorAt: string;
  drawnAt: string | null;
  until: string | null;
  endAfter: number | null;
};

/** When a video is made; occurrences are always computed from the anchor, never from the run before. */
export const schedules = pgTable(
  "schedules",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    /** The video that was created to be scheduled; it is the first run's. */
    videoId: text("video_id").references(() => videos.id, { onDelete: "set null" }),
    /** What every later run makes: deleting the first film must not end the series. */
    recipe: jsonb("recipe").$type<VideoRecipe>().notNull(),
    /** One topic per film; null: all are made from the recipe as it stands. */
    series: jsonb("series").$type<Series>(),
    /** Who writes the text of each film from the recipe's, which is the idea then; null: nobody. */
    writer: jsonb("writer").$type<EpisodeWriter>(),
    /** The text of the next film: being asked for, or written and not used yet. */
    episode: jsonb("episode").$type<Episode>(),
    /** Also in the recipe; a column, so that a picture in use is found. */
    imageId: text("image_id"),
    anchorAt: at("anchor_at").notNull(),
    timeZone: text("time_zone").notNull(),
    recurringType: text("recurring_type"),
    random: jsonb("random").$type<RandomInterval>(),
    endAfter: integer("end_after"),
    until: at("until"),
    /** Null when nothing is left to run. */
    nextRunAt: at("next_run_at"),
    /** The film is made so many hours before its hour; counts only for a plan that publishes what it makes. */
    aheadHours: integer("ahead_hours").notNull().default(0),
    /** When a film has to be begun for the next time; kept by a trigger, so that whoever changes a plan need not know of it. */
    dueAt: at("due_at"),
    /** The first occurrence of the rule that has not come. */
    nextIndex: integer("next_index").notNull().default(0),
    /** What the times of a random plan are drawn from, and the drawn time of `nextIndex`; in older rows `nextRunAt` is it. */
    seed: integer("seed").notNull().default(0),
    drawnAt: at("drawn_at"),
    /** Rules that the times before "this and later" still follow. */
    earlier: jsonb("earlier").$type<readonly EarlierRule[]>().notNull().default([]),
    /** Single times that were moved or left out. */
    changes: jsonb("changes").$type<readonly RunChange[]>().notNull().default([]),
    /** Dropped by the next run: what has been made cannot be taken back. */
    undo: jsonb("undo").$type<KeptTimes>(),
    isPaused: boolean("is_paused").notNull().default(false),
    /** Why a due run has not started, as an error code; null when none waits. */
    waitsFor: text("waits_for"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("schedules_video").on(table.videoId),
    index("schedules_due").on(table.dueAt),
    index("schedules_user").on(table.userId, table.nextRunAt),
    // For a month: what runs once is counted without looking at it, and what runs often is found without the others.
    index("schedules_user_once")
      .on(table.userId, table.nextRunAt, table.id, table.videoId)
      .where(sql`recurring_type is null and random is null and series is null and end_after is null`),
    index("schedules_user_often")
      .on(table.userId, table.nextRunAt)
      .where(sql`recurring_type is not null or random is not null or series is not null or end_after is not null`),
  ],
);

export const occurrences = pgTable(
  "occurrences",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    scheduleId: text("schedule_id")
      .notNull()
      .references(() => schedules.id, { onDelete: "cascade" }),
    plannedAt: at("planned_at").notNull(),
    /** started | late | missed */
    outcome: text("outcome").notNull(),
    videoId: text("video_id").references(() => videos.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("occurrences_planned").on(table.scheduleId, table.plannedAt),
    index("occurrences_user").on(table.userId, table.plannedAt),
  ],
);

/** Weekly posting times of a channel; which of them are taken follows from the publications. */
export const postingTimes = pgTable(
  "posting_times",
  {
    userId: owner(),
    channelId: text("channel_id").notNull(),
    timeZone: text("time_zone").notNull(),
    times: jsonb("times").$type<PostingTime[]>().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.channelId] })],
);

/** The secret link under which calendar apps read the schedule; only its hash is kept. */
export const calendarFeeds = pgTable(
  "calendar_feeds",
  {
    userId: owner().primaryKey(),
    tokenHash: text("token_hash").notNull(),
    lastReadAt: at("last_read_at"),
    createdAt: createdAt(),
  },
  (table) => [unique("calendar_feeds_token_hash_unique").on(table.tokenHash)],
);
