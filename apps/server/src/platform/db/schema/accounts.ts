import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
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
  (table) => [uniqueIndex("sessions_token_hash").on(table.tokenHash), index("sessions_user").on(table.userId)],
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
