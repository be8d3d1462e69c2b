import { sql } from "drizzle-orm";
import { doublePrecision, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, createdAt } from "./columns.ts";
import { owner } from "./owner.ts";

/**
 * Sentences that a service has spoken, or may have: one paid call each, written down before it leaves. The same words by the
 * same voice are never bought twice.
 */
export const speechClips = pgTable(
  "speech_clips",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    /** Of service, model, voice, language and words. */
    hash: text("hash").notNull(),
    service: text("service").notNull(),
    model: text("model").notNull(),
    voice: text("voice").notNull(),
    /** intent, ready, refused, unknown (perhaps paid), dropped (unknown, and its owner has decided to ask again). */
    state: text("state").notNull(),
    mediaKey: text("media_key"),
    seconds: doublePrecision("seconds"),
    /** The vendor's word for a failure, cut short. */
    reason: text("reason"),
    createdAt: createdAt(),
    settledAt: at("settled_at"),
  },
  (table) => [
    uniqueIndex("speech_clips_one_of_each")
      .on(table.userId, table.hash)
      .where(sql`state in ('intent', 'ready', 'unknown')`),
    index("speech_clips_user_made").on(table.userId, table.createdAt),
  ],
);
