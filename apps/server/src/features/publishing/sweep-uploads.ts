import { MINUTE_MS } from "@sahne/contract/time-units";
import { and, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Context } from "#context.ts";
import { jobs } from "#jobs.ts";
import { uploads } from "#platform/db/schema.ts";
import { findStrandedChanges } from "./changes/changes.repo.ts";
import type { UploadRow } from "./publishing.repo.ts";

/** No publication says "uploading" for ever: one whose job got lost gets another, which goes on where the row stands. */
export async function sweepUploads(context: Context): Promise<void> {
  const before = new Date(context.clock.now().getTime() - MINUTE_MS);
  await sweepChanges(context, before);
  for (const upload of await findStranded(context, before)) {
    context.log.warn({ uploadId: upload.id, status: upload.status }, "publication without a job");
    const isSent = upload.status === "verifying" || upload.status === "scheduled";
    const job = isSent ? jobs.verifyUpload : jobs.publishVideo;
    const isForItsHour = upload.status === "planned" || upload.status === "scheduled";
    const runAt = upload.waitsUntil ?? (isForItsHour ? upload.publishAt : null);
    await context.queue.enqueue(
      context.db,
      job,
      { uploadId: upload.id },
      {
        key: `swept/${upload.id}`,
        ...(runAt && { runAt }),
      },
    );
  }
}

async function sweepChanges(context: Context, before: Date): Promise<void> {
  for (const { id: uploadId, changeId, changeAt } of await findStrandedChanges(context.db, before)) {
    if (changeId === null) continue;
    context.log.warn({ uploadId }, "change without a job");
    const when = changeAt ? { runAt: changeAt } : {};
    const payload = { uploadId, changeId };
    await context.queue.enqueue(context.db, jobs.changeOnChannel, payload, { key: `swept/${changeId}`, ...when });
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
        inArray(uploads.status, ["planned", "queued", "uploading", "verifying", "scheduled"]),
        or(isNull(uploads.errorCode), isNotNull(uploads.waitsUntil)),
        lt(uploads.updatedAt, before),
        sql`not ${hasJob}`,
      ),
    );
}
