CREATE TABLE "sounds" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"media_key" text NOT NULL,
	"seconds" double precision NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"rights_confirmed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"hidden_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "sounds" ADD CONSTRAINT "sounds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sounds_user_newest" ON "sounds" USING btree ("user_id","kind","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE TRIGGER sounds_storage AFTER INSERT OR DELETE OR UPDATE OF bytes ON "sounds" FOR EACH ROW EXECUTE FUNCTION count_film_bytes();
