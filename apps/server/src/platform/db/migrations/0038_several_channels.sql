DROP INDEX "connections_user";--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "is_default" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "connections_user_channel" ON "connections" USING btree ("user_id","origin","channel_id");--> statement-breakpoint
CREATE UNIQUE INDEX "connections_user_default" ON "connections" USING btree ("user_id","origin") WHERE is_default;--> statement-breakpoint
ALTER TABLE "channel_reports" DROP CONSTRAINT "channel_reports_pkey";--> statement-breakpoint
ALTER TABLE "channel_reports" ADD CONSTRAINT "channel_reports_user_id_channel_id_pk" PRIMARY KEY("user_id","channel_id");--> statement-breakpoint
ALTER TABLE "publish_profiles" ADD COLUMN "channel_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "publish_profiles" DROP CONSTRAINT "publish_profiles_pkey";--> statement-breakpoint
ALTER TABLE "publish_profiles" ADD CONSTRAINT "publish_profiles_user_id_channel_id_pk" PRIMARY KEY("user_id","channel_id");--> statement-breakpoint
-- What was saved for the one channel there was is that channel's, and no other's.
UPDATE publish_profiles SET channel_id = connections.channel_id FROM connections WHERE connections.user_id = publish_profiles.user_id;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "views" integer;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "likes" integer;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "comments" integer;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "statistics_at" timestamp (3) with time zone;--> statement-breakpoint
-- The numbers of a video came from the channel that is connected.
UPDATE uploads SET views = videos.views, likes = videos.likes, comments = videos.comments, statistics_at = videos.statistics_at
FROM videos, connections
WHERE videos.id = uploads.video_id AND videos.statistics_at IS NOT NULL AND uploads.youtube_video_id IS NOT NULL
  AND connections.user_id = uploads.user_id AND connections.channel_id = uploads.channel_id;--> statement-breakpoint
-- Each channel tells its own numbers; what a video shows is all of them together.
CREATE FUNCTION add_up_video_numbers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE videos SET views = told.views, likes = told.likes, comments = told.comments, statistics_at = told.statistics_at
  FROM (
    SELECT sum(views)::int AS views, sum(likes)::int AS likes, sum(comments)::int AS comments, min(statistics_at) AS statistics_at
    FROM uploads WHERE video_id = NEW.video_id
  ) AS told
  WHERE videos.id = NEW.video_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER uploads_numbers AFTER UPDATE ON "uploads" FOR EACH ROW
WHEN ((OLD.views, OLD.likes, OLD.comments, OLD.statistics_at) IS DISTINCT FROM (NEW.views, NEW.likes, NEW.comments, NEW.statistics_at))
EXECUTE FUNCTION add_up_video_numbers();
--> statement-breakpoint
-- A notice of one channel is not overtaken by what happens on another.
CREATE OR REPLACE FUNCTION settle_upload_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE notifications SET settled_at = NEW.updated_at, read_at = coalesce(read_at, NEW.updated_at)
  WHERE video_id = NEW.video_id AND settled_at IS NULL
    AND kind IN ('upload_failed', 'upload_needs_attention', 'upload_awaits_approval')
    AND coalesce("values" ->> 'channelId', NEW.channel_id) = NEW.channel_id;
  RETURN NULL;
END
$$;
