CREATE TABLE "attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"video_id" text NOT NULL,
	"number" integer NOT NULL,
	"video_attempt" integer NOT NULL,
	"vendor" text NOT NULL,
	"model" text NOT NULL,
	"key_fingerprint" text NOT NULL,
	"key_sealed" text NOT NULL,
	"state" text NOT NULL,
	"operation" text,
	"poll_path" text,
	"webhook_token_hash" text NOT NULL,
	"misses" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"label" text NOT NULL,
	"media_key" text NOT NULL,
	"thumb_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" bigint NOT NULL,
	"source_sha256" text NOT NULL,
	"starter" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"hidden_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "quota_days" (
	"bucket" text NOT NULL,
	"day" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "quota_days_bucket_day_pk" PRIMARY KEY("bucket","day")
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_video_number" ON "attempts" USING btree ("video_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_one_unsettled_per_key" ON "attempts" USING btree ("key_fingerprint") WHERE settled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_webhook_token" ON "attempts" USING btree ("webhook_token_hash");--> statement-breakpoint
CREATE INDEX "attempts_user" ON "attempts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "images_user_newest" ON "images" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "images_user_starter" ON "images" USING btree ("user_id","starter");