import { bigint, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, createdAt } from "./columns.ts";
import { owner } from "./owner.ts";

/** The newest export of each user. */
export const dataExports = pgTable(
  "data_exports",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    status: text("status").$type<"queued" | "running" | "ready" | "failed">().notNull(),
    progress: integer("progress").notNull().default(0),
    mediaKey: text("media_key"),
    bytes: bigint("bytes", { mode: "number" }),
    createdAt: createdAt(),
    expiresAt: at("expires_at"),
  },
  (table) => [uniqueIndex("data_exports_user").on(table.userId)],
);

/** Proof that an account was erased, and the means to erase it again after a backup was restored; nothing personal. */
export const erasures = pgTable("erasures", {
  userHash: text("user_hash").primaryKey(),
  erasedAt: at("erased_at").notNull(),
});
