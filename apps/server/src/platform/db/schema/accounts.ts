import type { SecurityEventKind } from "@sahne/contract/accounts/accounts";
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, createdAt } from "./columns.ts";
import { owner } from "./owner.ts";

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
  (table) => [
    uniqueIndex("sessions_token_hash").on(table.tokenHash),
    index("sessions_user").on(table.userId),
    index("sessions_expiry").on(table.expiresAt),
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
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index("idempotency_keys_created").on(table.createdAt),
  ],
);

/** One link that sets a new password. Asking for another removes it: only the newest works. */
export const passwordResets = pgTable(
  "password_resets",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    tokenHash: text("token_hash").notNull(),
    createdAt: createdAt(),
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("password_resets_token_hash").on(table.tokenHash),
    uniqueIndex("password_resets_user").on(table.userId),
  ],
);

/** A change of address that its old holder may still undo; until then nobody else can take that address. */
export const emailChanges = pgTable(
  "email_changes",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    tokenHash: text("token_hash").notNull(),
    oldEmail: text("old_email").notNull(),
    oldEmailKey: text("old_email_key").notNull(),
    newEmail: text("new_email").notNull(),
    /** Where mails that open the account went before this change, if that was not the old address itself. */
    oldRecoveryEmail: text("old_recovery_email"),
    createdAt: createdAt(),
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("email_changes_token_hash").on(table.tokenHash),
    index("email_changes_old_email").on(table.oldEmailKey),
    index("email_changes_user").on(table.userId),
  ],
);

/** One link that proves a new address to be the owner's. Only the newest works. */
export const emailConfirmations = pgTable(
  "email_confirmations",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    tokenHash: text("token_hash").notNull(),
    emailKey: text("email_key").notNull(),
    createdAt: createdAt(),
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("email_confirmations_token_hash").on(table.tokenHash),
    uniqueIndex("email_confirmations_user").on(table.userId),
  ],
);

/** What happened to an account, for its owner to read. */
export const auditEvents = pgTable(
  "audit_events",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    kind: text("kind").$type<SecurityEventKind>().notNull(),
    userAgent: text("user_agent").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("audit_events_user_newest").on(table.userId, table.createdAt.desc()),
    index("audit_events_created").on(table.createdAt),
  ],
);

/** Wrong passwords in a row, by a hash of whom and from where; each makes the next try wait longer. UNLOGGED, like the buckets. */
export const passwordFailures = pgTable("password_failures", {
  key: text("key").primaryKey(),
  failures: integer("failures").notNull(),
  blockedUntil: at("blocked_until").notNull(),
  updatedAt: at("updated_at").notNull(),
});
