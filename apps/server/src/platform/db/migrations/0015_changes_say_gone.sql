-- A video's change says whether it is gone, for good or until its undo: nobody then asks for what is not there.
CREATE FUNCTION notify_video_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed videos%ROWTYPE;
BEGIN
  IF TG_OP = 'DELETE' THEN
    changed := OLD;
  ELSE
    changed := NEW;
  END IF;
  PERFORM pg_notify('changes', json_build_object('userId', changed.user_id, 'kind', 'video', 'id', changed.id,
    'isGone', TG_OP = 'DELETE' OR changed.deleted_at IS NOT NULL)::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER videos_changed ON "videos";
--> statement-breakpoint
CREATE TRIGGER videos_changed AFTER INSERT OR UPDATE OR DELETE ON "videos" FOR EACH ROW EXECUTE FUNCTION notify_video_change();
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
  PERFORM pg_notify('changes', json_build_object('userId', changed.user_id, 'kind', 'upload', 'id', changed.id, 'videoId', changed.video_id,
    'isGone', NOT EXISTS (SELECT FROM videos WHERE videos.id = changed.video_id AND deleted_at IS NULL))::text);
  RETURN NULL;
END
$$;
