import { text } from "drizzle-orm/pg-core";
import { users } from "./users.ts";

/** The user a row belongs to; deleted with the user. */
export const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
