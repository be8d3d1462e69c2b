CREATE TABLE "history" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"video_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"attempt" integer NOT NULL,
	"engine" text NOT NULL,
	"channel_id" text,
	"youtube_video_id" text,
	"is_planned" boolean NOT NULL,
	"result" text NOT NULL,
	"error_code" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "history" ADD CONSTRAINT "history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "history_user_asked" ON "history" USING btree ("user_id","asked_at","id");--> statement-breakpoint
CREATE INDEX "history_video" ON "history" USING btree ("video_id");--> statement-breakpoint
CREATE FUNCTION making_result(status text, needs_attention boolean, error_code text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN status = 'completed' THEN 'done'
    WHEN status = 'failed' AND error_code = 'video_cancelled' THEN 'cancelled'
    WHEN status = 'failed' THEN 'failed'
    WHEN needs_attention THEN 'needs_you'
    ELSE 'working'
  END
$$;
--> statement-breakpoint
-- A waiting publication with a reason is shown as needing its owner, although it may go on by itself.
CREATE FUNCTION publication_result(status text, error_code text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN status = 'published' THEN 'done'
    WHEN status = 'failed' AND error_code = 'youtube_cancelled' THEN 'cancelled'
    WHEN status = 'failed' THEN 'failed'
    WHEN status IN ('needs_attention', 'awaiting_approval') THEN 'needs_you'
    WHEN status IN ('queued', 'verifying', 'scheduled') AND error_code IS NOT NULL THEN 'needs_you'
    WHEN status IN ('planned', 'scheduled') THEN 'planned'
    ELSE 'working'
  END
$$;
--> statement-breakpoint
CREATE FUNCTION keep_making_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.name IS DISTINCT FROM OLD.name THEN
    UPDATE history SET name = NEW.name, name_key = NEW.name_key WHERE video_id = NEW.id;
  END IF;
  -- What waits for its time has not been begun.
  IF NEW.status = 'scheduled' THEN
    RETURN NULL;
  END IF;
  INSERT INTO history (id, user_id, kind, video_id, name, name_key, attempt, engine, is_planned, result, error_code, asked_at, started_at, ended_at)
  VALUES (
    NEW.id || '.' || NEW.attempt, NEW.user_id, 'making', NEW.id, NEW.name, NEW.name_key, NEW.attempt, NEW.engine,
    NEW.scenario = 'scheduled', making_result(NEW.status, NEW.needs_attention, NEW.error_code), NEW.error_code,
    CASE WHEN TG_OP = 'INSERT' THEN NEW.created_at ELSE NEW.updated_at END, NEW.started_at,
    CASE WHEN NEW.status = 'processing' THEN NULL ELSE coalesce(NEW.completed_at, NEW.failed_at, NEW.updated_at) END
  )
  ON CONFLICT (id) DO UPDATE SET
    engine = excluded.engine, result = excluded.result, error_code = excluded.error_code,
    started_at = excluded.started_at, ended_at = excluded.ended_at;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION keep_publication_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO history (id, user_id, kind, video_id, name, name_key, attempt, engine, channel_id, youtube_video_id, is_planned, result, error_code, asked_at, started_at, ended_at)
  SELECT
    NEW.id, NEW.user_id, 'publication', NEW.video_id, videos.name, videos.name_key, videos.attempt, videos.engine,
    NEW.channel_id, NEW.youtube_video_id, NEW.is_scheduled, publication_result(NEW.status, NEW.error_code), NEW.error_code,
    NEW.created_at, CASE WHEN NEW.status = 'uploading' THEN NEW.updated_at END,
    CASE WHEN NEW.status IN ('published', 'failed') THEN coalesce(NEW.published_at, NEW.updated_at) END
  FROM videos WHERE videos.id = NEW.video_id
  ON CONFLICT (id) DO UPDATE SET
    youtube_video_id = excluded.youtube_video_id, is_planned = excluded.is_planned, result = excluded.result,
    error_code = excluded.error_code, started_at = coalesce(history.started_at, excluded.started_at),
    -- Once it is out, what is learnt of it later does not make it later.
    ended_at = CASE WHEN history.result = excluded.result THEN coalesce(history.ended_at, excluded.ended_at) ELSE excluded.ended_at END;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER videos_history AFTER INSERT OR UPDATE OF name, status, attempt, needs_attention, error_code, engine, started_at, completed_at, failed_at ON "videos" FOR EACH ROW EXECUTE FUNCTION keep_making_history();
--> statement-breakpoint
CREATE TRIGGER uploads_history AFTER INSERT OR UPDATE OF status, error_code, youtube_video_id ON "uploads" FOR EACH ROW EXECUTE FUNCTION keep_publication_history();
--> statement-breakpoint
-- Of what happened before this release the last try is all that is known.
INSERT INTO history (id, user_id, kind, video_id, name, name_key, attempt, engine, is_planned, result, error_code, asked_at, started_at, ended_at)
SELECT
  id || '.' || attempt, user_id, 'making', id, name, name_key, attempt, engine, scenario = 'scheduled',
  making_result(status, needs_attention, error_code), error_code, created_at, started_at,
  CASE WHEN status = 'processing' THEN NULL ELSE coalesce(completed_at, failed_at, updated_at) END
FROM videos WHERE status <> 'scheduled';
--> statement-breakpoint
INSERT INTO history (id, user_id, kind, video_id, name, name_key, attempt, engine, channel_id, youtube_video_id, is_planned, result, error_code, asked_at, started_at, ended_at)
SELECT
  uploads.id, uploads.user_id, 'publication', uploads.video_id, videos.name, videos.name_key, videos.attempt, videos.engine,
  uploads.channel_id, uploads.youtube_video_id, uploads.is_scheduled, publication_result(uploads.status, uploads.error_code),
  uploads.error_code, uploads.created_at, NULL,
  CASE WHEN uploads.status IN ('published', 'failed') THEN coalesce(uploads.published_at, uploads.updated_at) END
FROM uploads JOIN videos ON videos.id = uploads.video_id;
