import type { NotificationChoices } from "@sahne/contract/accounts/notification-choices";
import { isNotNull, isNull } from "drizzle-orm";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { at, createdAt, updatedAt } from "./columns.ts";
import { owner } from "./owner.ts";

/** A notice in the bell: kept until the user clears it, unlike a toast. */
export const notifications = pgTable(
  "notifications",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    kind: text("kind").notNull(),
    /** What it is about, for the link; the thing itself may be gone. */
    videoId: text("video_id"),
    /** Values of its text, such as the video's name. */
    values: jsonb("values").$type<Record<string, string>>().notNull(),
    createdAt: createdAt(),
    /** When a mail is to tell of it; null when none is wanted or it has been mailed. */
    mailAt: at("mail_at"),
    readAt: at("read_at"),
    /** When what it asks for was done or overtaken; written by triggers, with the video or publication that moved on. */
    settledAt: at("settled_at"),
  },
  (table) => [
    index("notifications_user_created").on(table.userId, table.createdAt, table.id),
    index("notifications_created").on(table.createdAt),
    index("notifications_mail").on(table.userId, table.mailAt).where(isNotNull(table.mailAt)),
    index("notifications_open").on(table.videoId).where(isNull(table.settledAt)),
  ],
);

/** Which mails somebody wishes to get; no row: none. */
export const notificationChoices = pgTable("notification_choices", {
  userId: owner().primaryKey(),
  choices: jsonb("choices").$type<NotificationChoices>().notNull(),
  /** When the next summary of a week goes; null where none is wanted. */
  weeklyAt: at("weekly_at"),
  updatedAt: updatedAt(),
});
