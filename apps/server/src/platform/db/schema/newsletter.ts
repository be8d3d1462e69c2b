import { boolean, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, createdAt } from "./columns.ts";

/** Whoever asked for the newsletter; it may be sent only where `confirmedAt` is set and `bouncedAt` is not. */
export const subscribers = pgTable(
  "subscribers",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    emailKey: text("email_key").notNull(),
    confirmHash: text("confirm_hash"),
    createdAt: createdAt(),
    confirmedAt: at("confirmed_at"),
    /** When a mail server first said that there is no such mailbox. */
    bouncedAt: at("bounced_at"),
  },
  (table) => [
    uniqueIndex("subscribers_email_key").on(table.emailKey),
    uniqueIndex("subscribers_confirm_hash").on(table.confirmHash),
  ],
);

/** One that an operator sends. Its figures are kept here: the mails themselves go after a month. */
export const newsletters = pgTable("newsletters", {
  id: text("id").primaryKey(),
  subject: text("subject").notNull(),
  body: text("body").notNull(),
  language: text("language").notNull(),
  createdAt: createdAt(),
  /** The last reader whose mail was written; the next ones follow in the order of their ids. */
  lastSubscriberId: text("last_subscriber_id").notNull().default(""),
  isWritten: boolean("is_written").notNull().default(false),
  readers: integer("readers").notNull().default(0),
  sent: integer("sent").notNull().default(0),
  refused: integer("refused").notNull().default(0),
});
