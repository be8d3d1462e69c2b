import type { VideoOptions } from "@sahne/contract/videos";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
const createdAt = () => at("created_at").notNull();
const updatedAt = () => at("updated_at").notNull();
const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** One row: proof that the secret key of this process opens what an earlier start sealed. */
export const installation = pgTable("installation", {
  id: text("id").primaryKey(),
  keyCheck: text("key_check").notNull(),
  createdAt: createdAt(),
});

export const users = pgTable(
  "users",
  {
    id: text("id").primaryKey(),
    fullname: text("fullname").notNull(),
    email: text("email").notNull(),
    // Case is folded in JavaScript: `lower()` differs between the two database engines for Turkish letters.
    emailKey: text("email_key").notNull(),
    username: text("username").notNull(),
    usernameKey: text("username_key").notNull(),
    passwordHash: text("password_hash").notNull(),
    geminiKeySealed: text("gemini_key_sealed"),
    freepikKeySealed: text("freepik_key_sealed"),
    /** Part of every media signature: raising it ends all links at once. */
    mediaEpoch: integer("media_epoch").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("users_email_key").on(table.emailKey),
    uniqueIndex("users_username_key").on(table.usernameKey),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    tokenHash: text("token_hash").notNull(),
    userAgent: text("user_agent").notNull(),
    createdAt: createdAt(),
    lastUsedAt: at("last_used_at").notNull(),
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [uniqueIndex("sessions_token_hash").on(table.tokenHash), index("sessions_user").on(table.userId)],
);

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
    imageId: text("image_id"),
    autoUpload: boolean("auto_upload").notNull(),
    options: jsonb("options").$type<VideoOptions>().notNull(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    status: text("status").notNull(),
    stage: text("stage"),
    /** Raised by every new try; a worker of an older try can no longer write. */
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
    views: integer("views"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    completedAt: at("completed_at"),
    deletedAt: at("deleted_at"),
  },
  (table) => [
    index("videos_user_newest").on(table.userId, table.createdAt.desc(), table.id.desc()),
    index("videos_user_status").on(table.userId, table.status),
  ],
);

export const connections = pgTable(
  "connections",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    /** The authorisation server that granted it; another one counts as not connected. */
    origin: text("origin").notNull(),
    channelId: text("channel_id").notNull(),
    channelTitle: text("channel_title").notNull(),
    channelHandle: text("channel_handle"),
    subscribers: integer("subscribers"),
    scopes: jsonb("scopes").$type<string[]>().notNull(),
    refreshTokenSealed: text("refresh_token_sealed").notNull(),
    accessTokenSealed: text("access_token_sealed").notNull(),
    accessExpiresAt: at("access_expires_at").notNull(),
    needsReconnect: boolean("needs_reconnect").notNull().default(false),
    connectedAt: at("connected_at").notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex("connections_user").on(table.userId)],
);

export const oauthStates = pgTable("oauth_states", {
  stateHash: text("state_hash").primaryKey(),
  userId: owner(),
  sessionId: text("session_id")
    .notNull()
    .references(() => sessions.id, { onDelete: "cascade" }),
  verifierSealed: text("verifier_sealed").notNull(),
  /** Hash of the code it was used with: the same code may ask again for a short while, another never. */
  codeHash: text("code_hash"),
  usedAt: at("used_at"),
  finishedAt: at("finished_at"),
  createdAt: createdAt(),
  expiresAt: at("expires_at").notNull(),
});

export const uploads = pgTable(
  "uploads",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    videoId: text("video_id")
      .notNull()
      .references(() => videos.id, { onDelete: "cascade" }),
    channelId: text("channel_id").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    tags: jsonb("tags").$type<string[]>().notNull(),
    privacyStatus: text("privacy_status").notNull(),
    actualPrivacyStatus: text("actual_privacy_status"),
    status: text("status").notNull(),
    errorCode: text("error_code"),
    sessionUriSealed: text("session_uri_sealed"),
    /** Bytes the channel has confirmed. */
    confirmedBytes: bigint("confirmed_bytes", { mode: "number" }).notNull().default(0),
    totalBytes: bigint("total_bytes", { mode: "number" }).notNull(),
    /** Set before the last chunk leaves: from then on a lost session may already be a published video. */
    lastChunkSent: boolean("last_chunk_sent").notNull().default(false),
    youtubeVideoId: text("youtube_video_id"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("uploads_video_channel").on(table.videoId, table.channelId),
    index("uploads_user").on(table.userId),
  ],
);

export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: owner(),
    key: text("key").notNull(),
    route: text("route").notNull(),
    requestHash: text("request_hash").notNull(),
    reply: jsonb("reply"),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

export const runSlots = pgTable(
  "run_slots",
  {
    scope: text("scope").notNull(),
    slot: integer("slot").notNull(),
    holder: text("holder").notNull(),
    leaseUntil: timestamp("lease_until", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.slot] })],
);

/** Token buckets shared by all processes; made UNLOGGED in its migration, since losing them harms nobody. */
export const rateBuckets = pgTable("rate_buckets", {
  key: text("key").primaryKey(),
  tokens: doublePrecision("tokens").notNull(),
  refilledAt: timestamp("refilled_at", { withTimezone: true })
    .notNull()
    .default(sql`now()`),
});
