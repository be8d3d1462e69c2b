import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, createdAt } from "./columns.ts";
import { owner } from "./owner.ts";

/**
 * How many bytes of pictures and films a user keeps. Kept by triggers on both, in the same transaction, so that nobody has to add
 * up every film of an account. A user may have several rows, to be added up: a writer that finds one locked opens another.
 */
export const storageCounts = pgTable(
  "storage_counts",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
  },
  (table) => [index("storage_counts_user").on(table.userId)],
);

export const images = pgTable(
  "images",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    label: text("label").notNull(),
    mediaKey: text("media_key").notNull(),
    thumbKey: text("thumb_key").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** Where the subject is, as shares of its sides; null in rows that are older than it. */
    focus: jsonb("focus").$type<[number, number]>(),
    /** The heads in it; null in rows that are older than it. */
    faces: jsonb("faces").$type<{ x: number; y: number; width: number; height: number }[]>(),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    /** Of the file as it came: the same file sent twice is one picture. */
    sourceSha256: text("source_sha256").notNull(),
    /** Name of the starter picture that this is; its files are shared by everybody. */
    starter: text("starter"),
    createdAt: createdAt(),
    /** Deleted by its owner; the row and the files stay while a video still needs them. */
    hiddenAt: at("hidden_at"),
  },
  (table) => [
    index("images_user_newest").on(table.userId, table.createdAt.desc()),
    uniqueIndex("images_user_starter").on(table.userId, table.starter),
  ],
);
