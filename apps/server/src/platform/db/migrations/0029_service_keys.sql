CREATE TABLE "service_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"service" text NOT NULL,
	"key_sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "service_keys" ADD CONSTRAINT "service_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_keys_user" ON "service_keys" USING btree ("user_id");--> statement-breakpoint
-- Sealed for the same owner as before, so that every stored key still opens.
INSERT INTO "service_keys" ("id", "user_id", "service", "key_sealed", "created_at")
	SELECT "id" || '/gemini', "id", 'gemini', "gemini_key_sealed", "updated_at" FROM "users" WHERE "gemini_key_sealed" IS NOT NULL;--> statement-breakpoint
INSERT INTO "service_keys" ("id", "user_id", "service", "key_sealed", "created_at")
	SELECT "id" || '/freepik', "id", 'freepik', "freepik_key_sealed", "updated_at" FROM "users" WHERE "freepik_key_sealed" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "gemini_key_sealed";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "freepik_key_sealed";