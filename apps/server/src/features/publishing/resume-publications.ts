import type { Context } from "#context.ts";
import { jobs } from "#jobs.ts";
import { connectionOf, type JobOfChannel } from "#features/channels/connected-channel.ts";
import { listWaitingForOwner, moveUpload, TO_VERIFY } from "./publishing.repo.ts";

/** Job: a channel is connected again; what stopped because of it goes on where it was. */
export async function resumePublications(context: Context, channel: JobOfChannel): Promise<void> {
  const connection = await connectionOf(context, channel);
  if (!connection || connection.needsReconnect) return;
  for (const upload of await listWaitingForOwner(context.db, connection.userId, connection.channelId)) {
    await context.db.transaction(async (tx) => {
      const isSent = upload.status !== "queued";
      const going = { errorCode: null, updatedAt: context.clock.now() };
      const resumed = await moveUpload(tx, upload.id, isSent ? TO_VERIFY : ["queued"], going);
      if (!resumed) return;
      const job = isSent ? jobs.verifyUpload : jobs.publishVideo;
      await context.queue.enqueue(tx, job, { uploadId: upload.id });
    });
  }
}
