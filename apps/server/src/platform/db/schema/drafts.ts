import type { DraftContent } from "@sahne/contract/studio/studio";
import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, updatedAt } from "./columns.ts";
import { owner } from "./owner.ts";

/** What is edited in the studio. */
export const drafts = pgTable(
  "drafts",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    /** Raised by every save; a save says which one it was made from. */
    revision: integer("revision").notNull().default(1),
    content: jsonb("content").$type<DraftContent>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("drafts_user_updated").on(table.userId, table.updatedAt)],
);

/** States of a draft to come back to. */
export const draftVersions = pgTable(
  "draft_versions",
  {
    draftId: text("draft_id")
      .notNull()
      .references(() => drafts.id, { onDelete: "cascade" }),
    userId: owner(),
    /** Counted from one within its draft, and never given twice. */
    number: integer("number").notNull(),
    /** take | other_tab */
    reason: text("reason").notNull(),
    content: jsonb("content").$type<DraftContent>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.number] })],
);
