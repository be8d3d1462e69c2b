import { text } from "drizzle-orm/pg-core";
import { users } from "./users.ts";

/** Whose row it is; it goes when they go. */
export const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
