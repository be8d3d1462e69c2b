import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { sessions } from "./accounts.ts";
import { at, createdAt, updatedAt } from "./columns.ts";
import { owner } from "./owner.ts";
import { videos } from "./videos.ts";

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
