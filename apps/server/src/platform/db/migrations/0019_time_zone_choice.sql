ALTER TABLE "users" ADD COLUMN "is_time_zone_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Another zone than the default was somebody's choice or their browser's; the default itself tells nothing.
UPDATE "users" SET "is_time_zone_chosen" = true WHERE "time_zone" <> 'Europe/Istanbul';
