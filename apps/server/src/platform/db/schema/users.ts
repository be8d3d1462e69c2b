import type { Language, Theme } from "@sahne/contract/common";
import { boolean, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, createdAt, updatedAt } from "./columns.ts";

export const users = pgTable(
  "users",
  {
    id: text("id").primaryKey(),
    fullname: text("fullname").notNull(),
    email: text("email").notNull(),
    // Case is folded in JavaScript: `lower()` differs between the two database engines for Turkish letters.
    emailKey: text("email_key").notNull(),
    /** The last address that is known to be the owner's, while the one above waits to be confirmed. */
    recoveryEmail: text("recovery_email"),
    recoveryEmailKey: text("recovery_email_key"),
    username: text("username").notNull(),
    usernameKey: text("username_key").notNull(),
    passwordHash: text("password_hash").notNull(),
    passwordChangedAt: at("password_changed_at"),
    /** Part of every media signature: raising it ends all links at once. */
    mediaEpoch: integer("media_epoch").notNull().default(0),
    language: text("language").$type<Language>().notNull().default("mix"),
    timeZone: text("time_zone").notNull().default("Europe/Istanbul"),
    /** False as long as the zone above is only the column's default, which is right for few. */
    isTimeZoneChosen: boolean("is_time_zone_chosen").notNull().default(false),
    /** An operator sees the page `/admin`; given by a command, or by a mailed link to OPERATOR_EMAIL. */
    isOperator: boolean("is_operator").notNull().default(false),
    /** Since when an operator keeps this person out. */
    blockedAt: at("blocked_at"),
    /** Limits of this person alone; null as for everybody. */
    storageLimitMb: integer("storage_limit_mb"),
    createsPerHourLimit: integer("creates_per_hour_limit"),
    theme: text("theme").$type<Theme>().notNull().default("dark"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Set when the account was deleted; the row itself goes with the job that erases everything. */
    deletedAt: at("deleted_at"),
  },
  (table) => [
    uniqueIndex("users_email_key").on(table.emailKey),
    uniqueIndex("users_recovery_email_key").on(table.recoveryEmailKey),
    uniqueIndex("users_username_key").on(table.usernameKey),
  ],
);
