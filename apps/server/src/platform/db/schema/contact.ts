import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";

/** What visitors wrote to the operator; kept for a while, so that a lost mail loses nothing. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    message: text("message").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("contact_messages_newest").on(table.createdAt.desc())],
);
