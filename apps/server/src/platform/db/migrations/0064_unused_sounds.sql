ALTER TABLE "sounds" ADD COLUMN "unused_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "speech_clips" ADD COLUMN "unused_since" timestamp (3) with time zone;