-- One row for each quarter becomes one for each day; they are counted anew below.
DELETE FROM history_counts;--> statement-breakpoint
ALTER TABLE "paid_calls" ADD COLUMN "cents" double precision;--> statement-breakpoint
ALTER TABLE "history" ADD COLUMN "cents" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "history" ADD COLUMN "paid_calls" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "history" ADD COLUMN "unpriced_calls" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "history" ADD COLUMN "stages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "history_counts" ADD COLUMN "quarters" integer[96] NOT NULL;--> statement-breakpoint
CREATE INDEX "history_paid" ON "history" USING btree ("user_id","asked_at") WHERE "history"."paid_calls" > 0;--> statement-breakpoint
CREATE INDEX "speech_clips_user_made" ON "speech_clips" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_making_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.name IS DISTINCT FROM OLD.name THEN
    UPDATE history SET name = NEW.name, name_key = NEW.name_key WHERE video_id = NEW.id;
  END IF;
  -- What waits for its time has not been begun.
  IF NEW.status = 'scheduled' THEN
    RETURN NULL;
  END IF;
  INSERT INTO history (id, user_id, kind, video_id, name, name_key, attempt, engine, is_planned, result, error_code, asked_at, started_at, ended_at, stages)
  VALUES (
    NEW.id || '.' || NEW.attempt, NEW.user_id, 'making', NEW.id, NEW.name, NEW.name_key, NEW.attempt, NEW.engine,
    NEW.scenario = 'scheduled', making_result(NEW.status, NEW.needs_attention, NEW.error_code), NEW.error_code,
    CASE WHEN TG_OP = 'INSERT' THEN NEW.created_at ELSE NEW.updated_at END, NEW.started_at,
    CASE WHEN NEW.status = 'processing' THEN NULL ELSE coalesce(NEW.completed_at, NEW.failed_at, NEW.updated_at) END,
    CASE WHEN NEW.status = 'processing' AND NEW.stage IS NOT NULL
      THEN jsonb_build_array(jsonb_build_object('stage', NEW.stage, 'at', NEW.updated_at)) ELSE '[]' END
  )
  ON CONFLICT (id) DO UPDATE SET
    engine = excluded.engine, result = excluded.result, error_code = excluded.error_code,
    started_at = excluded.started_at, ended_at = excluded.ended_at,
    -- One that goes back and forth for days is told by its first steps.
    stages = CASE
      WHEN excluded.stages = '[]' OR history.stages -> -1 ->> 'stage' = excluded.stages -> 0 ->> 'stage'
        OR jsonb_array_length(history.stages) >= 40 THEN history.stages
      ELSE history.stages || excluded.stages END;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER videos_history ON "videos";
--> statement-breakpoint
CREATE TRIGGER videos_history AFTER INSERT OR UPDATE OF name, status, stage, attempt, needs_attention, error_code, engine, started_at, completed_at, failed_at ON "videos" FOR EACH ROW EXECUTE FUNCTION keep_making_history();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_to_history_counts(line history, more integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  of_day timestamptz := date_trunc('day', line.asked_at, 'UTC');
  slot integer := 1 + floor(extract(epoch FROM line.asked_at - of_day) / 900)::int;
BEGIN
  -- What is not over yet is no figure.
  IF line.result NOT IN ('done', 'failed', 'cancelled') THEN
    RETURN;
  END IF;
  UPDATE history_counts SET lines = lines + more, quarters[slot] = quarters[slot] + more
  WHERE id = (
    SELECT id FROM history_counts
    WHERE user_id = line.user_id AND quarter = of_day AND kind = line.kind AND result = line.result
      AND engine = line.engine AND error_code IS NOT DISTINCT FROM line.error_code
    LIMIT 1 FOR UPDATE SKIP LOCKED
  );
  IF NOT FOUND THEN
    -- The user may be going, and the history with them.
    INSERT INTO history_counts (user_id, quarter, kind, result, engine, error_code, lines, quarters)
    SELECT line.user_id, of_day, line.kind, line.result, line.engine, line.error_code, more,
      array_fill(0, ARRAY[slot - 1]) || more || array_fill(0, ARRAY[96 - slot])
    WHERE EXISTS (SELECT FROM users WHERE users.id = line.user_id);
  END IF;
END
$$;
--> statement-breakpoint
INSERT INTO history_counts (user_id, quarter, kind, result, engine, error_code, lines, quarters)
SELECT user_id, day, kind, result, engine, error_code, lines::int,
  ARRAY(SELECT coalesce((by_slot ->> n::text)::int, 0) FROM generate_series(0, 95) AS n ORDER BY n)
FROM (
  SELECT user_id, day, kind, result, engine, error_code, sum(lines) AS lines, jsonb_object_agg(slot, lines) AS by_slot FROM (
  SELECT user_id, date_trunc('day', asked_at, 'UTC') AS day, kind, result, engine, error_code,
    floor(extract(epoch FROM asked_at - date_trunc('day', asked_at, 'UTC')) / 900)::int AS slot, count(*)::int AS lines
  FROM history WHERE result IN ('done', 'failed', 'cancelled') GROUP BY 1, 2, 3, 4, 5, 6, 7
  ) AS counted GROUP BY 1, 2, 3, 4, 5, 6
) AS packed;
--> statement-breakpoint
-- Only what the vendor took, or may have taken, can cost anything. Nothing happens when a call goes with its video: what was
-- spent stays spent.
CREATE FUNCTION keep_cost_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE history SET cents = spent.cents, paid_calls = spent.calls, unpriced_calls = spent.unpriced
  FROM (
    SELECT coalesce(sum(cents) FILTER (WHERE state = 'accepted'), 0) AS cents, count(*)::int AS calls,
      (count(*) FILTER (WHERE cents IS NULL OR state = 'unknown'))::int AS unpriced
    FROM paid_calls
    WHERE video_id = NEW.video_id AND video_attempt = NEW.video_attempt AND state IN ('accepted', 'unknown')
  ) AS spent
  WHERE history.id = NEW.video_id || '.' || NEW.video_attempt;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER paid_calls_history AFTER INSERT OR UPDATE OF state, cents ON "paid_calls" FOR EACH ROW EXECUTE FUNCTION keep_cost_history();
--> statement-breakpoint
-- Of calls made before this release nobody has kept what was expected; that they were made is known.
UPDATE history SET paid_calls = spent.calls, unpriced_calls = spent.calls
FROM (
  SELECT video_id || '.' || video_attempt AS id, count(*)::int AS calls FROM paid_calls
  WHERE state IN ('accepted', 'unknown') GROUP BY 1
) AS spent
WHERE history.id = spent.id;
