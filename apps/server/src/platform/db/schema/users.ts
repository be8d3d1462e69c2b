import { integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, updatedAt } from "./columns.ts";

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
