import { sql } from "drizzle-orm";
import { doublePrecision, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { at, createdAt } from "./columns.ts";

/** One row: proof that the secret key of this process opens what an earlier start sealed. */
export const installation = pgTable("installation", {
  id: text("id").primaryKey(),
  keyCheck: text("key_check").notNull(),
  /** How many paid calls and publications were sent; a file beside the database counts too, so that a restored copy is noticed. */
  outgoing: integer("outgoing").notNull().default(0),
  /** The latest moment at which a process ran here: a clock behind it was set back. */
  lastSeenAt: at("last_seen_at"),
  createdAt: createdAt(),
});

export const runSlots = pgTable(
  "run_slots",
  {
    scope: text("scope").notNull(),
    slot: integer("slot").notNull(),
    holder: text("holder").notNull(),
    leaseUntil: timestamp("lease_until", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.slot] })],
);

/** Token buckets shared by all processes; made UNLOGGED in its migration, since losing them harms nobody. */
export const rateBuckets = pgTable("rate_buckets", {
  key: text("key").primaryKey(),
  tokens: doublePrecision("tokens").notNull(),
  refilledAt: timestamp("refilled_at", { withTimezone: true })
    .notNull()
    .default(sql`now()`),
});
