import { sql } from "drizzle-orm";
import { doublePrecision, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, createdAt } from "./columns.ts";
import { owner } from "./owner.ts";
import { videos } from "./videos.ts";

/** One row per paid call, written before it is made: what it was, and what is known of its outcome. */
export const paidCalls = pgTable(
  "paid_calls",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    videoId: text("video_id")
      .notNull()
      .references(() => videos.id, { onDelete: "cascade" }),
    /** Counts the paid calls of a video; a refused one is followed by the next. */
    number: integer("number").notNull(),
    /** The attempt of the video that it belongs to. */
    videoAttempt: integer("video_attempt").notNull(),
    vendor: text("vendor").notNull(),
    model: text("model").notNull(),
    keyFingerprint: text("key_fingerprint").notNull(),
    /** A task can be asked for only with the key that made it, even when its owner has changed it since. */
    keySealed: text("key_sealed").notNull(),
    /** intent, doubtful (the answer does not say whether it was taken), accepted, refused, unknown. */
    state: text("state").notNull(),
    operation: text("operation"),
    pollPath: text("poll_path"),
    webhookTokenHash: text("webhook_token_hash").notNull(),
    /** Answers in a row that no longer knew the task. */
    misses: integer("misses").notNull().default(0),
    /** The vendor's word for a failure, cut short. */
    reason: text("reason"),
    createdAt: createdAt(),
    /** Since when the outcome of the call is known, or known to be unknowable. */
    settledAt: at("settled_at"),
    /** Since when the vendor's task no longer concerns us. */
    endedAt: at("ended_at"),
    /** Until when a task that nobody follows any more is taken to be still running at the vendor. */
    busyUntil: at("busy_until"),
    /** The status of the answer to the call itself. */
    answerStatus: integer("answer_status"),
    /** The vendor's last relevant answer, shortened, without credentials and pictures. */
    answer: text("answer"),
    /** What it was expected to cost when it was made, in cents of a US dollar; null where nobody says. */
    cents: doublePrecision("cents"),
  },
  (table) => [
    uniqueIndex("paid_calls_video_number").on(table.videoId, table.number),
    // Two unsettled calls with one key could never be told apart afterwards.
    uniqueIndex("paid_calls_one_unsettled_per_key")
      .on(table.keyFingerprint)
      .where(sql`settled_at is null`),
    uniqueIndex("paid_calls_webhook_token").on(table.webhookTokenHash),
    index("paid_calls_user").on(table.userId),
    index("paid_calls_key").on(table.keyFingerprint),
    // Places at a key are counted before every call; its history grows for years.
    index("paid_calls_key_running")
      .on(table.keyFingerprint)
      .where(sql`ended_at is null or busy_until is not null`),
  ],
);

/**
 * The vendor's names of tasks whose video was deleted, or whose lost call was decided about. Its list still has them: a lost
 * film that is looked for there must not be taken for one of these.
 */
export const pastTasks = pgTable(
  "past_tasks",
  { userId: owner(), keyFingerprint: text("key_fingerprint").notNull(), operation: text("operation").notNull() },
  (table) => [
    primaryKey({ columns: [table.keyFingerprint, table.operation] }),
    index("past_tasks_user").on(table.userId),
  ],
);
