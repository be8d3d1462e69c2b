import { sql } from "drizzle-orm";
import { bigint, doublePrecision, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
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

/** Every process that is at work, told by itself every few seconds; only where a server lets there be several. */
export const processes = pgTable("processes", {
  id: text("id").primaryKey(),
  /** As in the setting, separated by commas. */
  roles: text("roles").notNull(),
  host: text("host").notNull(),
  version: text("version").notNull(),
  startedAt: timestamp("started_at", { withTimezone: true })
    .notNull()
    .default(sql`now()`),
  /** By the database's clock, which is the same for all. */
  seenAt: timestamp("seen_at", { withTimezone: true })
    .notNull()
    .default(sql`now()`),
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

/**
 * What live screens are still to be told, on a server: triggers write it with the change, one process after the other tells many
 * at once (`features/events/tell-changes.ts`). Made UNLOGGED in its migration: after a crash of the server every stream is
 * lost with its connection, and begins by asking for everything.
 */
export const changes = pgTable("changes", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  payload: text("payload").notNull(),
});

/** Token buckets shared by all processes; made UNLOGGED in its migration, since losing them harms nobody. */
export const rateBuckets = pgTable("rate_buckets", {
  key: text("key").primaryKey(),
  tokens: doublePrecision("tokens").notNull(),
  refilledAt: timestamp("refilled_at", { withTimezone: true })
    .notNull()
    .default(sql`now()`),
});
