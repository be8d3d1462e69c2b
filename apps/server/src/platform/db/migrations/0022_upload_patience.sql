ALTER TABLE "uploads" ADD COLUMN "sessions_day" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "sessions_opened" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "stalls" integer DEFAULT 0 NOT NULL;