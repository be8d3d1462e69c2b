import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";
import { owner } from "./owner.ts";

/** The users' own keys of the services that film and write for them, sealed. */
export const serviceKeys = pgTable(
  "service_keys",
  {
    /** `<user>/<service>`: what the key is sealed for, and one key for each. */
    id: text("id").primaryKey(),
    userId: owner(),
    service: text("service").notNull(),
    keySealed: text("key_sealed").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("service_keys_user").on(table.userId)],
);
