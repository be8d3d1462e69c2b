CREATE TABLE "speech_clips" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"hash" text NOT NULL,
	"service" text NOT NULL,
	"model" text NOT NULL,
	"voice" text NOT NULL,
	"state" text NOT NULL,
	"media_key" text,
	"seconds" double precision,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "speech_clips" ADD CONSTRAINT "speech_clips_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "speech_clips_one_of_each" ON "speech_clips" USING btree ("user_id","hash") WHERE state in ('intent', 'ready', 'unknown');