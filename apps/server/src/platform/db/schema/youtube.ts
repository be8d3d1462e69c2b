import type { ChannelValues, WishedChanges } from "@sahne/contract/publishing/channel-changes";
import type { PublishProfile } from "@sahne/contract/publishing/publish-profile";
import type { RefusableField, ThumbnailChoice } from "@sahne/contract/publishing/publishing";
import type { ChannelReport } from "@sahne/contract/history/statistics";
import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { sessions } from "./accounts.ts";
import { at, createdAt, updatedAt } from "./columns.ts";
import { owner } from "./owner.ts";
import { videos } from "./videos.ts";

/** Top videos are kept as the channel names them; what they are here is looked up when they are shown. */
export type StoredReport = Pick<ChannelReport, "from" | "to" | "days" | "sharesFrom" | "sources" | "devices"> & {
  topVideos: { youtubeVideoId: string; views: number; minutesWatched: number }[];
};

/** What its owner wants changed on the channel, and what the channel said when that was decided. */
export type StoredChange = { wish: WishedChanges; base: ChannelValues; refusedFields: RefusableField[] };

export const connections = pgTable(
  "connections",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    /** The authorisation server that granted it; another one counts as not connected. */
    origin: text("origin").notNull(),
    channelId: text("channel_id").notNull(),
    /** The one that is meant where none is named. */
    isDefault: boolean("is_default").notNull().default(true),
    channelTitle: text("channel_title").notNull(),
    channelHandle: text("channel_handle"),
    subscribers: integer("subscribers"),
    scopes: jsonb("scopes").$type<string[]>().notNull(),
    refreshTokenSealed: text("refresh_token_sealed").notNull(),
    accessTokenSealed: text("access_token_sealed").notNull(),
    accessExpiresAt: at("access_expires_at").notNull(),
    needsReconnect: boolean("needs_reconnect").notNull().default(false),
    /** When the grant ends by itself; most have no end. */
    grantExpiresAt: at("grant_expires_at"),
    expiryToldAt: at("expiry_told_at"),
    pictureKey: text("picture_key"),
    /** When title, handle, subscribers and picture were last read. */
    profileAt: at("profile_at"),
    statisticsAt: at("statistics_at"),
    /** The channel itself takes no more videos until then. */
    uploadsPausedUntil: at("uploads_paused_until"),
    connectedAt: at("connected_at").notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("connections_user_channel").on(table.userId, table.origin, table.channelId),
    uniqueIndex("connections_user_default")
      .on(table.userId, table.origin)
      .where(sql`is_default`),
  ],
);

export const oauthStates = pgTable("oauth_states", {
  stateHash: text("state_hash").primaryKey(),
  userId: owner(),
  sessionId: text("session_id")
    .notNull()
    .references(() => sessions.id, { onDelete: "cascade" }),
  verifierSealed: text("verifier_sealed").notNull(),
  /** The channel that is asked for a further right; another one must not come in its place. */
  channelId: text("channel_id"),
  /** Hash of the code it was used with: the same code may ask again for a short while, another never. */
  codeHash: text("code_hash"),
  usedAt: at("used_at"),
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
    madeForKids: boolean("made_for_kids").notNull().default(false),
    containsSyntheticMedia: boolean("contains_synthetic_media").notNull().default(true),
    notifySubscribers: boolean("notify_subscribers").notNull().default(true),
    categoryId: text("category_id").notNull().default("22"),
    language: text("language"),
    thumbnail: jsonb("thumbnail").$type<ThumbnailChoice>().notNull().default({ kind: "auto" }),
    thumbnailStatus: text("thumbnail_status").notNull().default("none"),
    /** A due schedule: it may use the part of the day's quota that is kept for such. */
    isScheduled: boolean("is_scheduled").notNull().default(false),
    actualPrivacyStatus: text("actual_privacy_status"),
    status: text("status").notNull(),
    /** Its hour, and who keeps it: `channel` or `sahne`; both null for one that goes at once. */
    publishAt: at("publish_at"),
    publishBy: text("publish_by"),
    /** On a queued row: why it waits. */
    errorCode: text("error_code"),
    /** When a waiting one goes on by itself; null when it waits for its owner. */
    waitsUntil: at("waits_until"),
    /** The channel's own word for a refusal. */
    reason: text("reason"),
    refusedFields: jsonb("refused_fields").$type<string[]>().notNull().default([]),
    /** The Pacific day whose quota has paid for opening the session. */
    quotaDay: text("quota_day"),
    sessionUriSealed: text("session_uri_sealed"),
    /** How many sessions were opened on this Pacific day: one that keeps dying may not use up everybody's. */
    sessionsDay: text("sessions_day"),
    sessionsOpened: integer("sessions_opened").notNull().default(0),
    /** How often in a row the channel took no further byte. */
    stalls: integer("stalls").notNull().default(0),
    /** Bytes the channel has confirmed. */
    confirmedBytes: bigint("confirmed_bytes", { mode: "number" }).notNull().default(0),
    totalBytes: bigint("total_bytes", { mode: "number" }).notNull(),
    /** Set before the last chunk leaves: from then on a lost session may already be a published video. */
    lastChunkSent: boolean("last_chunk_sent").notNull().default(false),
    youtubeVideoId: text("youtube_video_id"),
    sentAt: at("sent_at"),
    publishedAt: at("published_at"),
    isDisclosed: boolean("is_disclosed"),
    /** The newest change to the video on its channel that is not done; all null without one. */
    changeId: text("change_id"),
    changeStatus: text("change_status"),
    change: jsonb("change").$type<StoredChange>(),
    changeAt: at("change_at"),
    changeErrorCode: text("change_error_code"),
    /** The playlist it was put into from here, or is to be put into once it is on its channel. */
    playlistId: text("playlist_id"),
    isPlaylistPending: boolean("is_playlist_pending").notNull().default(false),
    captionsSentAt: at("captions_sent_at"),
    /** What the channel told of it, and when; triggers add them up for the video. Dropped when they grow old. */
    views: integer("views"),
    likes: integer("likes"),
    comments: integer("comments"),
    statisticsAt: at("statistics_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("uploads_video_channel").on(table.videoId, table.channelId),
    index("uploads_user").on(table.userId),
    // Partial: only a few rows are being sent, and every request of the overview asks for them.
    index("uploads_user_working")
      .on(table.userId)
      .where(sql`status in ('queued', 'uploading', 'verifying')`),
    // The same for what waits for its hour.
    index("uploads_user_planned")
      .on(table.userId, table.publishAt)
      .where(sql`status in ('planned', 'scheduled')`),
    // For the calendar: what went out, and what did not.
    index("uploads_user_published")
      .on(table.userId, table.publishedAt)
      .where(sql`published_at is not null`),
    index("uploads_user_changing")
      .on(table.userId, table.changeAt)
      .where(sql`change_at is not null`),
    index("uploads_user_stopped")
      .on(table.userId, table.updatedAt)
      .where(sql`status in ('failed', 'needs_attention', 'awaiting_approval')`),
    // For the hourly look for what has grown old.
    index("uploads_statistics")
      .on(table.statisticsAt)
      .where(sql`statistics_at is not null`),
  ],
);

/** A mailed way to a publication that waits for its owner's word: of its secret only the hash is kept. */
export const approvalLinks = pgTable(
  "approval_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: owner(),
    /** The thing itself may be gone. */
    videoId: text("video_id").notNull(),
    channelId: text("channel_id").notNull(),
    createdAt: createdAt(),
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [index("approval_links_user").on(table.userId), index("approval_links_expires").on(table.expiresAt)],
);

/** One per channel; the one without a channel was saved while none was connected, and serves those that have none. */
export const publishProfiles = pgTable(
  "publish_profiles",
  {
    userId: owner(),
    channelId: text("channel_id").notNull().default(""),
    profile: jsonb("profile").$type<PublishProfile>().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.channelId] })],
);

/** How a published video does by day, for those that were asked about; dropped as a channel's report is. */
export const videoReports = pgTable(
  "video_reports",
  {
    uploadId: text("upload_id")
      .primaryKey()
      .references(() => uploads.id, { onDelete: "cascade" }),
    userId: owner(),
    days: jsonb("days").$type<StoredReport["days"]>().notNull(),
    refreshedAt: at("refreshed_at").notNull(),
  },
  (table) => [index("video_reports_user").on(table.userId), index("video_reports_age").on(table.refreshedAt)],
);

/** The newest report of a channel; dropped when it grows old or the channel is disconnected. */
export const channelReports = pgTable(
  "channel_reports",
  {
    userId: owner(),
    channelId: text("channel_id").notNull(),
    report: jsonb("report").$type<StoredReport>().notNull(),
    refreshedAt: at("refreshed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.channelId] })],
);

/** How often a channel's films were watched within an hour, counted here: its own reports know days only. */
export const channelHours = pgTable(
  "channel_hours",
  {
    userId: owner(),
    channelId: text("channel_id").notNull(),
    /** The hour's beginning. */
    hour: at("hour").notNull(),
    views: integer("views").notNull(),
    /** How much of it was counted. */
    minutes: integer("minutes").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.channelId, table.hour] })],
);
