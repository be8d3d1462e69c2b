ALTER TABLE "uploads" ADD COLUMN "publish_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "publish_by" text;--> statement-breakpoint
CREATE INDEX "uploads_user_planned" ON "uploads" USING btree ("user_id","publish_at") WHERE status in ('planned', 'scheduled');--> statement-breakpoint
-- One that waits for approval tells of it until it moves on.
CREATE OR REPLACE FUNCTION settle_upload_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM settle_notifications(NEW.video_id,
    ARRAY['upload_failed', 'upload_needs_attention', 'upload_awaits_approval'], NEW.updated_at);
  RETURN NULL;
END
$$;
