ALTER TABLE "schedules" DROP CONSTRAINT "schedules_video_id_videos_id_fk";
--> statement-breakpoint
ALTER TABLE "schedules" ALTER COLUMN "video_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "recipe" jsonb;--> statement-breakpoint
UPDATE "schedules" SET "recipe" = (SELECT jsonb_build_object('serviceType', "service_type", 'engine', "engine", 'promptText', "prompt_text",
	'keywords', "keywords", 'imageId', "image_id", 'autoUpload', "auto_upload", 'options', "options", 'name', "name", 'description', "description")
	FROM "videos" WHERE "videos"."id" = "schedules"."video_id");--> statement-breakpoint
ALTER TABLE "schedules" ALTER COLUMN "recipe" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "image_id" text;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;