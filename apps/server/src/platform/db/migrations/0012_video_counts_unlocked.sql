ALTER TABLE "video_counts" DROP CONSTRAINT "video_counts_user_id_day_status_pk";--> statement-breakpoint
ALTER TABLE "video_counts" ADD COLUMN "id" bigint PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "video_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
CREATE INDEX "video_counts_user" ON "video_counts" USING btree ("user_id","day","status");--> statement-breakpoint
-- Never waits for another transaction: a row that somebody else holds is left to them and another one is opened.
CREATE FUNCTION add_to_video_counts(of_user text, on_day date, of_status text, more_videos bigint, more_viewed bigint, more_views bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE video_counts
  SET videos = videos + more_videos, viewed = viewed + more_viewed, views = views + more_views
  WHERE id = (
    SELECT id FROM video_counts
    WHERE user_id = of_user AND day = on_day AND status = of_status
    LIMIT 1 FOR UPDATE SKIP LOCKED
  );
  IF NOT FOUND THEN
    -- The user may be going, and the videos with them.
    INSERT INTO video_counts (user_id, day, status, videos, viewed, views)
    SELECT of_user, on_day, of_status, more_videos, more_viewed, more_views
    WHERE EXISTS (SELECT FROM users WHERE users.id = of_user);
  END IF;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_videos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM add_to_video_counts(user_id, day, status, -count(*), -count(views), -coalesce(sum(views), 0))
    FROM (SELECT user_id, (created_at AT TIME ZONE 'UTC')::date AS day, status, views FROM old_rows WHERE deleted_at IS NULL) AS gone
    GROUP BY user_id, day, status;
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM add_to_video_counts(user_id, day, status, count(*), count(views), coalesce(sum(views), 0))
    FROM (SELECT user_id, (created_at AT TIME ZONE 'UTC')::date AS day, status, views FROM new_rows WHERE deleted_at IS NULL) AS come
    GROUP BY user_id, day, status;
  ELSE
    PERFORM add_to_video_counts(user_id, day, status, videos, viewed, views)
    FROM (
      SELECT user_id, day, status, sum(sign) AS videos, coalesce(sum(sign) FILTER (WHERE views IS NOT NULL), 0) AS viewed,
        coalesce(sum(sign * views), 0) AS views
      FROM (
        SELECT user_id, (created_at AT TIME ZONE 'UTC')::date AS day, status, views, 1 AS sign
        FROM new_rows WHERE deleted_at IS NULL
        UNION ALL
        SELECT user_id, (created_at AT TIME ZONE 'UTC')::date, status, views, -1
        FROM old_rows WHERE deleted_at IS NULL
      ) AS changed
      GROUP BY user_id, day, status
    ) AS summed
    -- A film in the making tells of every percent; that changes no count.
    WHERE videos <> 0 OR viewed <> 0 OR views <> 0;
  END IF;
  RETURN NULL;
END
$$;
