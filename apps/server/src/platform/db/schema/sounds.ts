import { bigint, doublePrecision, index, pgTable, text } from "drizzle-orm/pg-core";
import { at, createdAt } from "./columns.ts";
import { owner } from "./owner.ts";

/** Music and speech that a user brought along. */
export const sounds = pgTable(
  "sounds",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    /** music, speech (a whole text), recording (of a scene) */
    kind: text("kind").notNull(),
    label: text("label").notNull(),
    mediaKey: text("media_key").notNull(),
    seconds: doublePrecision("seconds").notNull(),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    /** The same file sent twice is one. */
    sha256: text("sha256").notNull(),
    /** When its owner said that they may use it. */
    rightsConfirmedAt: at("rights_confirmed_at").notNull(),
    createdAt: createdAt(),
    /** Deleted by its owner; the row and the file stay while a video still needs them. */
    hiddenAt: at("hidden_at"),
    /** Since when no film, draft, version or plan has been found to use it; looked at for recordings, which no list shows. */
    unusedSince: at("unused_since"),
  },
  (table) => [index("sounds_user_newest").on(table.userId, table.kind, table.createdAt.desc())],
);
