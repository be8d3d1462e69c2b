CREATE TABLE "past_tasks" (
	"user_id" text NOT NULL,
	"key_fingerprint" text NOT NULL,
	"operation" text NOT NULL,
	CONSTRAINT "past_tasks_key_fingerprint_operation_pk" PRIMARY KEY("key_fingerprint","operation")
);
--> statement-breakpoint
ALTER TABLE "past_tasks" ADD CONSTRAINT "past_tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "past_tasks_user" ON "past_tasks" USING btree ("user_id");