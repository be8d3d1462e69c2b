CREATE TABLE "history_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "history_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"quarter" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"result" text NOT NULL,
	"engine" text NOT NULL,
	"error_code" text,
	"lines" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "history_counts" ADD CONSTRAINT "history_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "history_counts_user" ON "history_counts" USING btree ("user_id","quarter");--> statement-breakpoint
-- Never waits for another transaction: a row that somebody else holds is left to them and another one is opened.
CREATE FUNCTION add_to_history_counts(line history, more integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  of_quarter timestamptz := date_bin('15 minutes', line.asked_at, '2000-01-01 00:00:00+00');
BEGIN
  -- What is not over yet is no figure.
  IF line.result NOT IN ('done', 'failed', 'cancelled') THEN
    RETURN;
  END IF;
  UPDATE history_counts SET lines = lines + more
  WHERE id = (
    SELECT id FROM history_counts
    WHERE user_id = line.user_id AND quarter = of_quarter AND kind = line.kind AND result = line.result
      AND engine = line.engine AND error_code IS NOT DISTINCT FROM line.error_code
    LIMIT 1 FOR UPDATE SKIP LOCKED
  );
  IF NOT FOUND THEN
    -- The user may be going, and the history with them.
    INSERT INTO history_counts (user_id, quarter, kind, result, engine, error_code, lines)
    SELECT line.user_id, of_quarter, line.kind, line.result, line.engine, line.error_code, more
    WHERE EXISTS (SELECT FROM users WHERE users.id = line.user_id);
  END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION count_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.result, NEW.error_code, NEW.engine, NEW.asked_at) IS NOT DISTINCT FROM (OLD.result, OLD.error_code, OLD.engine, OLD.asked_at) THEN
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
--> statement-breakpoint
CREATE TRIGGER history_counted AFTER INSERT OR UPDATE OR DELETE ON "history" FOR EACH ROW EXECUTE FUNCTION count_history();
--> statement-breakpoint
INSERT INTO history_counts (user_id, quarter, kind, result, engine, error_code, lines)
SELECT user_id, date_bin('15 minutes', asked_at, '2000-01-01 00:00:00+00'), kind, result, engine, error_code, count(*)
FROM history WHERE result IN ('done', 'failed', 'cancelled') GROUP BY 1, 2, 3, 4, 5, 6;
