-- What video_counts was counted from so far.
INSERT INTO video_counts (user_id, day, status, videos, viewed, views)
SELECT user_id, (created_at AT TIME ZONE 'UTC')::date, status, count(*), count(views), coalesce(sum(views), 0)
FROM videos WHERE deleted_at IS NULL GROUP BY 1, 2, 3;
--> statement-breakpoint
-- Once per statement, in one order: two statements can never wait for each other. A deleted row subtracts and never
-- inserts, because its user may be going with it.
CREATE FUNCTION count_videos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE video_counts AS counted
    SET videos = counted.videos - gone.videos, viewed = counted.viewed - gone.viewed, views = counted.views - gone.views
    FROM (
      SELECT user_id, (created_at AT TIME ZONE 'UTC')::date AS day, status,
        count(*) AS videos, count(views) AS viewed, coalesce(sum(views), 0) AS views
      FROM old_rows WHERE deleted_at IS NULL GROUP BY 1, 2, 3
    ) AS gone
    WHERE counted.user_id = gone.user_id AND counted.day = gone.day AND counted.status = gone.status;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO video_counts AS counted (user_id, day, status, videos, viewed, views)
    SELECT user_id, (created_at AT TIME ZONE 'UTC')::date, status, count(*), count(views), coalesce(sum(views), 0)
    FROM new_rows WHERE deleted_at IS NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (user_id, day, status) DO UPDATE SET videos = counted.videos + excluded.videos,
      viewed = counted.viewed + excluded.viewed, views = counted.views + excluded.views;
  ELSE
    INSERT INTO video_counts AS counted (user_id, day, status, videos, viewed, views)
    SELECT user_id, (created_at AT TIME ZONE 'UTC')::date, status, sum(sign),
      coalesce(sum(sign) FILTER (WHERE views IS NOT NULL), 0), coalesce(sum(sign * views), 0)
    FROM (
      SELECT user_id, created_at, status, views, 1 AS sign FROM new_rows WHERE deleted_at IS NULL
      UNION ALL
      SELECT user_id, created_at, status, views, -1 FROM old_rows WHERE deleted_at IS NULL
    ) AS changed
    GROUP BY 1, 2, 3
    -- A film in the making tells of every percent; that changes no count.
    HAVING sum(sign) <> 0 OR coalesce(sum(sign) FILTER (WHERE views IS NOT NULL), 0) <> 0 OR coalesce(sum(sign * views), 0) <> 0
    ORDER BY 1, 2, 3
    ON CONFLICT (user_id, day, status) DO UPDATE SET videos = counted.videos + excluded.videos,
      viewed = counted.viewed + excluded.viewed, views = counted.views + excluded.views;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER videos_counted_insert AFTER INSERT ON "videos" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_videos();
--> statement-breakpoint
CREATE TRIGGER videos_counted_update AFTER UPDATE ON "videos" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_videos();
--> statement-breakpoint
CREATE TRIGGER videos_counted_delete AFTER DELETE ON "videos" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_videos();
--> statement-breakpoint
-- A publication also names its video: that one is asked for anew, not every list.
CREATE FUNCTION notify_upload_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uploads%ROWTYPE;
BEGIN
  IF TG_OP = 'DELETE' THEN
    changed := OLD;
  ELSE
    changed := NEW;
  END IF;
  PERFORM pg_notify('changes', json_build_object('userId', changed.user_id, 'kind', 'upload', 'id', changed.id, 'videoId', changed.video_id)::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER uploads_changed ON "uploads";
--> statement-breakpoint
CREATE TRIGGER uploads_changed AFTER INSERT OR UPDATE OR DELETE ON "uploads" FOR EACH ROW EXECUTE FUNCTION notify_upload_change();
