ALTER TABLE "schedules" DROP CONSTRAINT "schedules_video_id_videos_id_fk";
--> statement-breakpoint
ALTER TABLE "schedules" ALTER COLUMN "video_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "recipe" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "image_id" text;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;