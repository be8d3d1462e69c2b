import { sql } from "drizzle-orm";
import { doublePrecision, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, createdAt } from "./columns.ts";
import { owner } from "./owner.ts";

/**
 * Sentences that a service has spoken, or may have: one paid call each, written down before it leaves. The same words by the
 * same voice are never bought twice.
 */
export const speechClips = pgTable(
  "speech_clips",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    /** Of service, model, voice, language and words. */
    hash: text("hash").notNull(),
    service: text("service").notNull(),
    model: text("model").notNull(),
    voice: text("voice").notNull(),
    /**
     * intent, ready, refused, unknown (perhaps paid), dropped (unknown, and its owner has decided to ask again; or had, and nothing
     * uses it any more).
     */
    state: text("state").notNull(),
    mediaKey: text("media_key"),
    seconds: doublePrecision("seconds"),
    /** The vendor's word for a failure, cut short. */
    reason: text("reason"),
    /** The attempt at a video it was bought for; null for a sample. No reference: what was spent stays spent. */
    videoId: text("video_id"),
    videoAttempt: integer("video_attempt"),
    /** Nothing for the sandbox's; null: the service reports no price. */
    cents: doublePrecision("cents"),
    createdAt: createdAt(),
    settledAt: at("settled_at"),
    /** Since when no film, draft, version or plan has been found to use it. */
    unusedSince: at("unused_since"),
  },
  (table) => [
    uniqueIndex("speech_clips_one_of_each")
      .on(table.userId, table.hash)
      .where(sql`state in ('intent', 'ready', 'unknown')`),
    index("speech_clips_user_made").on(table.userId, table.createdAt),
    index("speech_clips_video").on(table.videoId),
  ],
);

/** Texts that a service has written, or may have: one call each, written down before it leaves. */
export const writings = pgTable(
  "writings",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    service: text("service").notNull(),
    model: text("model").notNull(),
    task: text("task").notNull(),
    /** asked (perhaps paid), written, refused (not paid). */
    state: text("state").notNull(),
    /** What the service says it read and wrote, counted in its own pieces of words; null where it does not say. */
    piecesRead: integer("pieces_read"),
    piecesWritten: integer("pieces_written"),
    /** As for speech. */
    cents: doublePrecision("cents"),
    /** A script as it came, so that a video can say which of its words a service wrote; null for proposals of a title. */
    words: text("words"),
    /** The video a plan made of it. No reference: what was spent stays spent. */
    videoId: text("video_id"),
    createdAt: createdAt(),
    settledAt: at("settled_at"),
  },
  (table) => [index("writings_user_made").on(table.userId, table.createdAt), index("writings_video").on(table.videoId)],
);
