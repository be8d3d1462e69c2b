-- Tells every API process which row of which user has changed, when the change is committed and never before.
-- A trigger instead of calls in the code: no writer can forget it.
CREATE FUNCTION notify_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
BEGIN
  IF TG_OP = 'DELETE' THEN
    changed := OLD;
  ELSE
    changed := NEW;
  END IF;
  PERFORM pg_notify('changes', json_build_object('userId', changed.user_id, 'kind', TG_ARGV[0], 'id', changed.id)::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER videos_changed AFTER INSERT OR UPDATE OR DELETE ON "videos" FOR EACH ROW EXECUTE FUNCTION notify_change('video');
--> statement-breakpoint
CREATE TRIGGER uploads_changed AFTER INSERT OR UPDATE OR DELETE ON "uploads" FOR EACH ROW EXECUTE FUNCTION notify_change('upload');
--> statement-breakpoint
CREATE TRIGGER notifications_changed AFTER INSERT OR UPDATE OR DELETE ON "notifications" FOR EACH ROW EXECUTE FUNCTION notify_change('notification');
--> statement-breakpoint
CREATE TRIGGER schedules_changed AFTER INSERT OR UPDATE OR DELETE ON "schedules" FOR EACH ROW EXECUTE FUNCTION notify_change('schedule');
--> statement-breakpoint
CREATE TRIGGER connections_changed AFTER INSERT OR UPDATE OR DELETE ON "connections" FOR EACH ROW EXECUTE FUNCTION notify_change('channel');
