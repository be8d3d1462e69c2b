CREATE TABLE "vendor_days" (
	"day" text NOT NULL,
	"vendor" text NOT NULL,
	"is_sandbox" boolean NOT NULL,
	"calls" integer NOT NULL,
	"errors" integer NOT NULL,
	"last_error" text,
	"last_error_at" timestamp (3) with time zone,
	CONSTRAINT "vendor_days_day_vendor_is_sandbox_pk" PRIMARY KEY("day","vendor","is_sandbox")
);
--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "ads" text;