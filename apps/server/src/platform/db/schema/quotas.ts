import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** How much of a day's allowance is used; a bucket names whose and for what. */
export const quotaDays = pgTable(
  "quota_days",
  {
    bucket: text("bucket").notNull(),
    /** The calendar day as YYYY-MM-DD, in the zone the allowance is counted in. */
    day: text("day").notNull(),
    used: integer("used").notNull(),
  },
  (table) => [primaryKey({ columns: [table.bucket, table.day] }), index("quota_days_day").on(table.day)],
);
