import type { Context } from "#context.ts";
import { publishFinished } from "#features/publishing/publishing.service.ts";
import { publishVideo } from "#features/publishing/publish-video.ts";
import { verifyUpload } from "#features/publishing/verify-upload.ts";
import { renderVideo } from "#features/videos/render-video.ts";
import { jobs, type Jobs } from "#jobs.ts";
import type { Handlers } from "#platform/queue/job.ts";

/** A job without a handler here does not compile. */
const handlers: Handlers<Jobs, Context> = { renderVideo, publishFinished, publishVideo, verifyUpload };

export async function startWorker(context: Context): Promise<void> {
  await context.queue.work(jobs, handlers, context);
}
