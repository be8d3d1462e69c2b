import { pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, createdAt } from "./columns.ts";

/** Whoever asked for the newsletter; it may be sent only where `confirmedAt` is set. */
export const subscribers = pgTable(
  "subscribers",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    emailKey: text("email_key").notNull(),
    confirmHash: text("confirm_hash"),
    createdAt: createdAt(),
    confirmedAt: at("confirmed_at"),
  },
  (table) => [
    uniqueIndex("subscribers_email_key").on(table.emailKey),
    uniqueIndex("subscribers_confirm_hash").on(table.confirmHash),
  ],
);
