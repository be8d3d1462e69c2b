import type { BrandKit } from "@sahne/contract/studio/brand";
import { jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { updatedAt } from "./columns.ts";
import { owner } from "./owner.ts";

/** What the films of an account carry; with a channel, what those for that channel carry instead. */
export const brandKits = pgTable(
  "brand_kits",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    /** Null: of the account. */
    channelId: text("channel_id"),
    kit: jsonb("kit").$type<BrandKit>().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [unique("brand_kits_owner").on(table.userId, table.channelId).nullsNotDistinct()],
);
