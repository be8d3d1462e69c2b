DROP INDEX "schedules_due";--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "ahead_hours" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "schedules_due" ON "schedules" USING btree ("due_at");--> statement-breakpoint
UPDATE "schedules" SET "due_at" = "next_run_at";--> statement-breakpoint
CREATE FUNCTION keep_plan_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A film that stays here has no hour to be ready for.
  NEW.due_at := NEW.next_run_at - make_interval(
    hours => CASE WHEN (NEW.recipe->>'autoUpload')::boolean THEN NEW.ahead_hours ELSE 0 END);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER plan_due BEFORE INSERT OR UPDATE ON "schedules" FOR EACH ROW EXECUTE FUNCTION keep_plan_due();
