CREATE TABLE "channel_hours" (
	"user_id" text NOT NULL,
	"channel_id" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"views" integer NOT NULL,
	"minutes" integer NOT NULL,
	CONSTRAINT "channel_hours_user_id_channel_id_hour_pk" PRIMARY KEY("user_id","channel_id","hour")
);
--> statement-breakpoint
ALTER TABLE "channel_hours" ADD CONSTRAINT "channel_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;