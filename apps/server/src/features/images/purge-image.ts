import type { Context } from "#context.ts";
import { jobs } from "#jobs.ts";
import type { Executor } from "#platform/db/database.ts";
import { forgetFilmCache } from "#platform/media/film-cache.ts";
import { RetryLater } from "#platform/queue/job.ts";
import { findHidden, isInUse, lockHidden, removeImage } from "./images.repo.ts";

const LOOK_AGAIN_MS = 10 * 60_000;

/**
 * Job: removes a hidden picture once no video and no schedule needs it. The files go only after their row, by a job that
 * is queued with its loss: no row is ever without them.
 */
export async function purgeImage(context: Context, { imageId }: { imageId: string }): Promise<void> {
  const hidden = await findHidden(context.db, imageId);
  // The row of a hidden starter stays: it remembers that its owner does not want it.
  if (!hidden || hidden.starter !== null) return;
  await waitForUsers(context, context.db, imageId);
  await forgetFilmCache(context, hidden.userId);
  await context.db.transaction(async (tx) => {
    const image = await lockHidden(tx, imageId);
    if (!image) return;
    await waitForUsers(context, tx, imageId);
    await removeImage(tx, imageId);
    await context.queue.enqueue(tx, jobs.removeMedia, { keys: [image.mediaKey, image.thumbKey] });
  });
}

async function waitForUsers({ clock }: Context, executor: Executor, imageId: string): Promise<void> {
  if (await isInUse(executor, imageId)) throw new RetryLater(new Date(clock.now().getTime() + LOOK_AGAIN_MS));
}
