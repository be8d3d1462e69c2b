CREATE TABLE "notification_choices" (
	"user_id" text PRIMARY KEY NOT NULL,
	"choices" jsonb NOT NULL,
	"weekly_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mail_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_mail" ON "notifications" USING btree ("user_id","mail_at") WHERE "notifications"."mail_at" is not null;