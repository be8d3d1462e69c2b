ALTER TABLE "notifications" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "notifications_open" ON "notifications" USING btree ("video_id") WHERE "notifications"."settled_at" is null;--> statement-breakpoint
-- A notice asks for something until its video or publication moves on, by whichever way: no writer can forget it.
CREATE FUNCTION settle_notifications(of_video text, kinds text[], at timestamptz) RETURNS void LANGUAGE sql AS $$
  UPDATE notifications SET settled_at = at, read_at = coalesce(read_at, at)
  WHERE video_id = of_video AND settled_at IS NULL AND (kinds IS NULL OR kind = ANY (kinds));
$$;
--> statement-breakpoint
CREATE FUNCTION settle_video_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM settle_notifications(NEW.id,
    CASE WHEN NEW.deleted_at IS NULL THEN ARRAY['video_failed', 'video_needs_attention'] END, NEW.updated_at);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER videos_settle_notifications AFTER UPDATE ON "videos" FOR EACH ROW
WHEN ((OLD.status, OLD.needs_attention, OLD.attempt, OLD.deleted_at) IS DISTINCT FROM (NEW.status, NEW.needs_attention, NEW.attempt, NEW.deleted_at))
EXECUTE FUNCTION settle_video_notifications();
--> statement-breakpoint
CREATE FUNCTION settle_upload_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM settle_notifications(NEW.video_id, ARRAY['upload_failed', 'upload_needs_attention'], NEW.updated_at);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- One that waits is tried again and again, and is told of once: between those two it has not moved on. A late answer
-- turns a failure into a question, and the notice of the failure leads to it.
CREATE TRIGGER uploads_settle_notifications AFTER UPDATE ON "uploads" FOR EACH ROW
WHEN (OLD.status <> NEW.status AND NOT (OLD.status IN ('queued', 'uploading') AND NEW.status IN ('queued', 'uploading'))
  AND NOT (OLD.status = 'failed' AND NEW.status = 'needs_attention'))
EXECUTE FUNCTION settle_upload_notifications();
--> statement-breakpoint
CREATE TRIGGER uploads_opened_settle_notifications AFTER INSERT ON "uploads" FOR EACH ROW EXECUTE FUNCTION settle_upload_notifications();
--> statement-breakpoint
-- What has been overtaken already.
UPDATE notifications SET settled_at = created_at, read_at = coalesce(read_at, created_at)
WHERE (kind = 'video_failed' AND NOT EXISTS (SELECT FROM videos WHERE id = video_id AND status = 'failed' AND deleted_at IS NULL))
  OR (kind = 'video_needs_attention' AND NOT EXISTS (SELECT FROM videos WHERE id = video_id AND needs_attention AND deleted_at IS NULL));
