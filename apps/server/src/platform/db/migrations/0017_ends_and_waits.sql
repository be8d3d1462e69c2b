ALTER TABLE "schedules" ADD COLUMN "waits_for" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "failed_at" timestamp (3) with time zone;