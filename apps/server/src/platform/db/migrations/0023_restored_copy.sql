ALTER TABLE "installation" ADD COLUMN "outgoing" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "last_seen_at" timestamp (3) with time zone;