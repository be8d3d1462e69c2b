-- An attempt is one making of a video; these rows are the requests to a vendor that may cost money. Renamed in place:
-- nothing is read or written anew, however many there are.
ALTER TABLE "attempts" RENAME TO "paid_calls";--> statement-breakpoint
ALTER TABLE "paid_calls" RENAME CONSTRAINT "attempts_pkey" TO "paid_calls_pkey";--> statement-breakpoint
ALTER TABLE "paid_calls" RENAME CONSTRAINT "attempts_user_id_users_id_fk" TO "paid_calls_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "paid_calls" RENAME CONSTRAINT "attempts_video_id_videos_id_fk" TO "paid_calls_video_id_videos_id_fk";--> statement-breakpoint
ALTER INDEX "attempts_video_number" RENAME TO "paid_calls_video_number";--> statement-breakpoint
ALTER INDEX "attempts_one_unsettled_per_key" RENAME TO "paid_calls_one_unsettled_per_key";--> statement-breakpoint
ALTER INDEX "attempts_webhook_token" RENAME TO "paid_calls_webhook_token";--> statement-breakpoint
ALTER INDEX "attempts_user" RENAME TO "paid_calls_user";--> statement-breakpoint
ALTER INDEX "attempts_key" RENAME TO "paid_calls_key";--> statement-breakpoint
ALTER INDEX "attempts_key_running" RENAME TO "paid_calls_key_running";--> statement-breakpoint
ALTER TABLE "oauth_states" DROP COLUMN "finished_at";
