DROP INDEX "schedules_user";--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "seed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "drawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "earlier" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "undo" jsonb;--> statement-breakpoint
CREATE INDEX "occurrences_user" ON "occurrences" USING btree ("user_id","planned_at");--> statement-breakpoint
CREATE INDEX "uploads_user_published" ON "uploads" USING btree ("user_id","published_at") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "uploads_user_stopped" ON "uploads" USING btree ("user_id","updated_at") WHERE status in ('failed', 'needs_attention', 'awaiting_approval');--> statement-breakpoint
CREATE INDEX "schedules_user" ON "schedules" USING btree ("user_id","next_run_at");