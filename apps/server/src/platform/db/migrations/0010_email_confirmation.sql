CREATE TABLE "email_confirmations" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"email_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_counts" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"status" text NOT NULL,
	"videos" integer NOT NULL,
	"viewed" integer NOT NULL,
	"views" bigint NOT NULL,
	CONSTRAINT "video_counts_user_id_day_status_pk" PRIMARY KEY("user_id","day","status")
);
--> statement-breakpoint
DROP INDEX "notifications_user_newest";--> statement-breakpoint
DROP INDEX "videos_user_newest";--> statement-breakpoint
DROP INDEX "videos_user_status";--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "old_recovery_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "recovery_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "recovery_email_key" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "started_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_counts" ADD CONSTRAINT "video_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_confirmations_token_hash" ON "email_confirmations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "email_confirmations_user" ON "email_confirmations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notifications_user_created" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_recovery_email_key" ON "users" USING btree ("recovery_email_key");--> statement-breakpoint
CREATE INDEX "videos_user_created" ON "videos" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "videos_user_status_created" ON "videos" USING btree ("user_id","status","created_at","id");