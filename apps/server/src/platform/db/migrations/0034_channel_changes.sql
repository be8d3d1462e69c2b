ALTER TABLE "oauth_states" ADD COLUMN "channel_id" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "change_id" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "change_status" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "change" jsonb;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "change_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "change_error_code" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "playlist_id" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "captions_sent_at" timestamp (3) with time zone;