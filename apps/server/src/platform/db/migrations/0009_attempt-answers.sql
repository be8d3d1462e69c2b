ALTER TABLE "attempts" ADD COLUMN "busy_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "answer" text;--> statement-breakpoint
CREATE INDEX "attempts_key" ON "attempts" USING btree ("key_fingerprint");