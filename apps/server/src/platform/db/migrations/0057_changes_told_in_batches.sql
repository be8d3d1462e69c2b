CREATE TABLE "changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payload" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "changes" SET UNLOGGED;
--> statement-breakpoint
-- NOTIFY takes one lock of the whole server until its transaction is on the disk, so writers that notify commit one after the
-- other. Here they only leave a row behind. The embedded engine has a single writer, and tells at once.
CREATE FUNCTION tell_change(what json) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('sahne.tells_at_once', true) = 'on' THEN
    PERFORM pg_notify('changes', what::text);
  ELSE
    INSERT INTO changes (payload) VALUES (what::text);
  END IF;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION notify_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
BEGIN
  IF TG_OP = 'DELETE' THEN
    changed := OLD;
  ELSE
    changed := NEW;
  END IF;
  PERFORM tell_change(json_build_object('userId', changed.user_id, 'kind', TG_ARGV[0], 'id', changed.id));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION notify_video_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed videos%ROWTYPE;
BEGIN
  IF TG_OP = 'DELETE' THEN
    changed := OLD;
  ELSE
    changed := NEW;
  END IF;
  PERFORM tell_change(json_build_object('userId', changed.user_id, 'kind', 'video', 'id', changed.id,
    'isGone', TG_OP = 'DELETE' OR changed.deleted_at IS NOT NULL));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION notify_upload_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uploads%ROWTYPE;
BEGIN
  IF TG_OP = 'DELETE' THEN
    changed := OLD;
  ELSE
    changed := NEW;
  END IF;
  PERFORM tell_change(json_build_object('userId', changed.user_id, 'kind', 'upload', 'id', changed.id, 'videoId', changed.video_id,
    'isGone', NOT EXISTS (SELECT FROM videos WHERE videos.id = changed.video_id AND deleted_at IS NULL)));
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- The lines of a user who is going are not taken from counts that are going too: of a full day that would be thousands of
-- versions of one row in one transaction.
CREATE OR REPLACE FUNCTION count_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.result, NEW.error_code, NEW.engine, NEW.asked_at) IS NOT DISTINCT FROM (OLD.result, OLD.error_code, OLD.engine, OLD.asked_at) THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM users WHERE users.id = OLD.user_id) THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM add_to_history_counts(OLD, -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM add_to_history_counts(NEW, 1);
  END IF;
  RETURN NULL;
END
$$;
