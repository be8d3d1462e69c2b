CREATE INDEX "attempts_key_running" ON "attempts" USING btree ("key_fingerprint") WHERE ended_at is null or busy_until is not null;--> statement-breakpoint
CREATE INDEX "videos_user_bytes" ON "videos" USING btree ("user_id","bytes");--> statement-breakpoint
CREATE INDEX "uploads_user_working" ON "uploads" USING btree ("user_id") WHERE status in ('queued', 'uploading', 'verifying');