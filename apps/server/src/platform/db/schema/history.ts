import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
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
  ],
);
