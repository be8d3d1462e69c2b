import { MINUTE_MS } from "@sahne/contract/time-units";
import { and, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Context } from "#context.ts";
import { jobs } from "#jobs.ts";
import { uploads } from "#platform/db/schema.ts";
import type { UploadRow } from "./publishing.repo.ts";

/** No publication says "uploading" for ever: one whose job got lost gets another, which goes on where the row stands. */
export async function sweepUploads(context: Context): Promise<void> {
  const before = new Date(context.clock.now().getTime() - MINUTE_MS);
  for (const upload of await findStranded(context, before)) {
    context.log.warn({ uploadId: upload.id, status: upload.status }, "publication without a job");
    const job = upload.status === "verifying" ? jobs.verifyUpload : jobs.publishVideo;
    await context.queue.enqueue(
      context.db,
      job,
      { uploadId: upload.id },
      {
        key: `swept/${upload.id}`,
        ...(upload.waitsUntil && { runAt: upload.waitsUntil }),
      },
    );
  }
}

/** Those that wait for their owner have no job on purpose: connecting the channel again gives them one. */
async function findStranded(context: Context, before: Date): Promise<UploadRow[]> {
  const hasJob = sql`exists (select from pgboss.job job
    where job.name in (${jobs.publishVideo.name}, ${jobs.verifyUpload.name})
      and job.data -> 'payload' ->> 'uploadId' = ${uploads.id} and job.state in ('created', 'retry', 'active'))`;
  return context.db
    .select()
    .from(uploads)
    .where(
      and(
        inArray(uploads.status, ["queued", "uploading", "verifying"]),
        or(isNull(uploads.errorCode), isNotNull(uploads.waitsUntil)),
        lt(uploads.updatedAt, before),
        sql`not ${hasJob}`,
      ),
    );
}
