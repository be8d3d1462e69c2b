ALTER TABLE "schedules" ADD COLUMN "writer" jsonb;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "episode" jsonb;