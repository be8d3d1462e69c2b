import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";

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

/** What was asked of each vendor and the channel on a day (UTC), and how often that went wrong; see `watching/vendor-calls.ts`. */
export const vendorDays = pgTable(
  "vendor_days",
  {
    day: text("day").notNull(),
    vendor: text("vendor").notNull(),
    /** The sandbox answered in its place. */
    isSandbox: boolean("is_sandbox").notNull(),
    calls: integer("calls").notNull(),
    errors: integer("errors").notNull(),
    /** A status or the name of a fault, without anybody's words. */
    lastError: text("last_error"),
    lastErrorAt: at("last_error_at"),
  },
  (table) => [primaryKey({ columns: [table.day, table.vendor, table.isSandbox] })],
);
