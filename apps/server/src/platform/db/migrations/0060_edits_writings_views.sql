CREATE TABLE "published_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "published_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"viewed" integer NOT NULL,
	"views" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "published_videos" (
	"video_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"day" date NOT NULL,
	"views" integer
);
--> statement-breakpoint
CREATE TABLE "video_edits" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"video_id" text NOT NULL,
	"channel_id" text,
	"field" text NOT NULL,
	"before" text,
	"after" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "writings" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"service" text NOT NULL,
	"model" text NOT NULL,
	"task" text NOT NULL,
	"state" text NOT NULL,
	"pieces_read" integer,
	"pieces_written" integer,
	"cents" double precision,
	"video_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "history_published";--> statement-breakpoint
ALTER TABLE "history" ADD COLUMN "spoken_calls" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "history" ADD COLUMN "unpriced_spoken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "speech_clips" ADD COLUMN "video_id" text;--> statement-breakpoint
ALTER TABLE "speech_clips" ADD COLUMN "video_attempt" integer;--> statement-breakpoint
ALTER TABLE "speech_clips" ADD COLUMN "cents" double precision;--> statement-breakpoint
ALTER TABLE "published_counts" ADD CONSTRAINT "published_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_videos" ADD CONSTRAINT "published_videos_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_videos" ADD CONSTRAINT "published_videos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_edits" ADD CONSTRAINT "video_edits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_edits" ADD CONSTRAINT "video_edits_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writings" ADD CONSTRAINT "writings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "published_counts_user" ON "published_counts" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "published_videos_user" ON "published_videos" USING btree ("user_id","published_at");--> statement-breakpoint
CREATE INDEX "published_videos_best" ON "published_videos" USING btree ("user_id","day","views","video_id");--> statement-breakpoint
CREATE INDEX "video_edits_video" ON "video_edits" USING btree ("video_id","at");--> statement-breakpoint
CREATE INDEX "video_edits_user" ON "video_edits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "writings_user_made" ON "writings" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "writings_video" ON "writings" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "speech_clips_video" ON "speech_clips" USING btree ("video_id");
--> statement-breakpoint
-- As with the other counts: a row that somebody else holds is left to them and another one is opened.
CREATE FUNCTION add_to_published_counts(of_user text, on_day date, more_viewed integer, more_views bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE published_counts SET viewed = viewed + more_viewed, views = views + more_views
  WHERE id = (
    SELECT id FROM published_counts WHERE user_id = of_user AND day = on_day LIMIT 1 FOR UPDATE SKIP LOCKED
  );
  IF NOT FOUND THEN
    -- The user may be going, and everything with them.
    INSERT INTO published_counts (user_id, day, viewed, views)
    SELECT of_user, on_day, more_viewed, more_views WHERE EXISTS (SELECT FROM users WHERE users.id = of_user);
  END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION count_published_views() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.views IS NOT NULL THEN
    PERFORM add_to_published_counts(OLD.user_id, OLD.day, -1, -OLD.views);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.views IS NOT NULL THEN
    PERFORM add_to_published_counts(NEW.user_id, NEW.day, 1, NEW.views);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER published_videos_counted AFTER INSERT OR UPDATE OR DELETE ON "published_videos" FOR EACH ROW EXECUTE FUNCTION count_published_views();
--> statement-breakpoint
CREATE FUNCTION keep_published_video(of_video text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  first_at timestamptz := (
    SELECT min(asked_at) FROM history WHERE video_id = of_video AND kind = 'publication' AND result = 'done'
  );
BEGIN
  IF first_at IS NULL THEN
    DELETE FROM published_videos WHERE video_id = of_video;
    RETURN;
  END IF;
  INSERT INTO published_videos (video_id, user_id, published_at, day, views)
  SELECT id, user_id, first_at, (first_at AT TIME ZONE 'UTC')::date, CASE WHEN deleted_at IS NULL THEN videos.views END
  FROM videos WHERE id = of_video
  ON CONFLICT (video_id) DO UPDATE SET published_at = excluded.published_at, day = excluded.day, views = excluded.views;
END
$$;
--> statement-breakpoint
CREATE FUNCTION keep_published_by_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.result, NEW.asked_at) IS NOT DISTINCT FROM (OLD.result, OLD.asked_at) THEN
    RETURN NULL;
  END IF;
  PERFORM keep_published_video(CASE WHEN TG_OP = 'DELETE' THEN OLD.video_id ELSE NEW.video_id END);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER history_published_kept AFTER INSERT OR UPDATE OF result, asked_at ON "history" FOR EACH ROW WHEN (NEW.kind = 'publication') EXECUTE FUNCTION keep_published_by_history();
--> statement-breakpoint
CREATE TRIGGER history_published_gone AFTER DELETE ON "history" FOR EACH ROW WHEN (OLD.kind = 'publication') EXECUTE FUNCTION keep_published_by_history();
--> statement-breakpoint
CREATE FUNCTION keep_published_by_video() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE published_videos SET views = CASE WHEN NEW.deleted_at IS NULL THEN NEW.views END WHERE video_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER videos_published AFTER UPDATE OF views, deleted_at ON "videos" FOR EACH ROW
WHEN ((NEW.views, NEW.deleted_at) IS DISTINCT FROM (OLD.views, OLD.deleted_at)) EXECUTE FUNCTION keep_published_by_video();
--> statement-breakpoint
INSERT INTO published_videos (video_id, user_id, published_at, day, views)
SELECT videos.id, videos.user_id, sent.first_at, (sent.first_at AT TIME ZONE 'UTC')::date,
  CASE WHEN videos.deleted_at IS NULL THEN videos.views END
FROM videos JOIN (
  SELECT video_id, min(asked_at) AS first_at FROM history WHERE kind = 'publication' AND result = 'done' GROUP BY 1
) AS sent ON sent.video_id = videos.id;
--> statement-breakpoint
-- A sentence that was refused costs nothing; one that may have been spoken may have cost something.
CREATE FUNCTION keep_speech_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE history SET spoken_calls = spoken.calls, unpriced_spoken = spoken.unpriced
  FROM (
    SELECT count(*)::int AS calls, (count(*) FILTER (WHERE cents IS NULL))::int AS unpriced
    FROM speech_clips
    WHERE video_id = NEW.video_id AND video_attempt = NEW.video_attempt AND state IN ('ready', 'unknown', 'dropped')
  ) AS spoken
  WHERE history.id = NEW.video_id || '.' || NEW.video_attempt;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER speech_clips_history AFTER INSERT OR UPDATE OF state ON "speech_clips" FOR EACH ROW WHEN (NEW.video_id IS NOT NULL) EXECUTE FUNCTION keep_speech_history();
--> statement-breakpoint
CREATE FUNCTION add_video_edit(of_user text, of_video text, on_channel text, of_field text, was text, becomes text, moment timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO video_edits (id, user_id, video_id, channel_id, field, before, after, at)
  VALUES (
    md5(concat_ws(' ', of_video, on_channel, of_field, extract(epoch FROM moment), becomes)), of_user, of_video, on_channel,
    of_field, was, becomes, moment
  )
  ON CONFLICT DO NOTHING;
END
$$;
--> statement-breakpoint
CREATE FUNCTION script_of(film jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(scene ->> 'text', E'\n') FROM jsonb_array_elements(film -> 'scenes') AS scene WHERE scene ->> 'text' <> ''
$$;
--> statement-breakpoint
-- Only what is still planned can be changed before it is made; what it becomes when its time has come is no edit.
CREATE FUNCTION keep_video_edits() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_planned boolean := OLD.status = 'scheduled' AND NEW.status = 'scheduled';
BEGIN
  IF NEW.name IS DISTINCT FROM OLD.name AND (is_planned OR OLD.status <> 'scheduled') THEN
    PERFORM add_video_edit(NEW.user_id, NEW.id, NULL, 'name', OLD.name, NEW.name, NEW.updated_at);
  END IF;
  IF is_planned AND NEW.prompt_text IS DISTINCT FROM OLD.prompt_text THEN
    PERFORM add_video_edit(NEW.user_id, NEW.id, NULL, 'script', OLD.prompt_text, NEW.prompt_text, NEW.updated_at);
  END IF;
  IF is_planned AND NEW.keywords IS DISTINCT FROM OLD.keywords THEN
    PERFORM add_video_edit(NEW.user_id, NEW.id, NULL, 'keywords', OLD.keywords, NEW.keywords, NEW.updated_at);
  END IF;
  IF is_planned AND NEW.film IS DISTINCT FROM OLD.film THEN
    PERFORM add_video_edit(NEW.user_id, NEW.id, NULL, 'scenes', script_of(OLD.film), script_of(NEW.film), NEW.updated_at);
  END IF;
  IF is_planned AND (NEW.options, NEW.engine, NEW.image_ids) IS DISTINCT FROM (OLD.options, OLD.engine, OLD.image_ids) THEN
    PERFORM add_video_edit(NEW.user_id, NEW.id, NULL, 'options', NULL, NULL, NEW.updated_at);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER videos_edited AFTER UPDATE OF name, prompt_text, keywords, film, options, engine, image_ids ON "videos" FOR EACH ROW EXECUTE FUNCTION keep_video_edits();
--> statement-breakpoint
CREATE FUNCTION keep_upload_edits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.title IS DISTINCT FROM OLD.title THEN
    PERFORM add_video_edit(NEW.user_id, NEW.video_id, NEW.channel_id, 'title', OLD.title, NEW.title, NEW.updated_at);
  END IF;
  IF NEW.description IS DISTINCT FROM OLD.description THEN
    PERFORM add_video_edit(NEW.user_id, NEW.video_id, NEW.channel_id, 'description', OLD.description, NEW.description, NEW.updated_at);
  END IF;
  IF NEW.tags IS DISTINCT FROM OLD.tags THEN
    PERFORM add_video_edit(NEW.user_id, NEW.video_id, NEW.channel_id, 'tags',
      (SELECT string_agg(tag, ', ') FROM jsonb_array_elements_text(OLD.tags) AS tag),
      (SELECT string_agg(tag, ', ') FROM jsonb_array_elements_text(NEW.tags) AS tag), NEW.updated_at);
  END IF;
  IF NEW.privacy_status IS DISTINCT FROM OLD.privacy_status THEN
    PERFORM add_video_edit(NEW.user_id, NEW.video_id, NEW.channel_id, 'privacy', OLD.privacy_status, NEW.privacy_status, NEW.updated_at);
  END IF;
  -- It goes away by itself when the hour has come.
  IF NEW.publish_at IS DISTINCT FROM OLD.publish_at AND NEW.publish_at IS NOT NULL THEN
    PERFORM add_video_edit(NEW.user_id, NEW.video_id, NEW.channel_id, 'hour', iso_time(OLD.publish_at), iso_time(NEW.publish_at), NEW.updated_at);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION iso_time(moment timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
--> statement-breakpoint
CREATE TRIGGER uploads_edited AFTER UPDATE OF title, description, tags, privacy_status, publish_at ON "uploads" FOR EACH ROW EXECUTE FUNCTION keep_upload_edits();
--> statement-breakpoint
-- A time that a plan reached by itself is no edit: whoever moves one leaves a way back, or gives it another beginning.
CREATE FUNCTION keep_schedule_edits() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was timestamptz := CASE WHEN TG_OP = 'UPDATE' THEN OLD.next_run_at END;
BEGIN
  IF NEW.video_id IS NULL OR NEW.next_run_at IS NOT DISTINCT FROM was THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF NEW.undo IS NULL AND OLD.undo IS NULL AND NEW.anchor_at = OLD.anchor_at THEN
      RETURN NULL;
    END IF;
  END IF;
  IF EXISTS (SELECT FROM videos WHERE id = NEW.video_id AND status = 'scheduled') THEN
    PERFORM add_video_edit(NEW.user_id, NEW.video_id, NULL, 'time', iso_time(was), iso_time(NEW.next_run_at), NEW.updated_at);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER schedules_edited AFTER INSERT OR UPDATE OF next_run_at, anchor_at ON "schedules" FOR EACH ROW EXECUTE FUNCTION keep_schedule_edits();
