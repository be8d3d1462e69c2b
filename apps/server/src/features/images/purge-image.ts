import type { Context } from "#context.ts";
import { forgetFilmCache } from "#platform/media/film-cache.ts";
import { RetryLater } from "#platform/queue/job.ts";
import { findHidden, isInUse, removeImage } from "./images.repo.ts";

const LOOK_AGAIN_MS = 10 * 60_000;

/** Removes a hidden picture once no video and no schedule needs it. */
export async function purgeImage(context: Context, { imageId }: { imageId: string }): Promise<void> {
  const image = await findHidden(context.db, imageId);
  // The row of a hidden starter stays: it remembers that its owner does not want it.
  if (!image || image.starter !== null) return;
  if (await isInUse(context.db, imageId)) throw new RetryLater(new Date(context.clock.now().getTime() + LOOK_AGAIN_MS));
  await context.media.remove(image.mediaKey);
  await context.media.remove(image.thumbKey);
  await forgetFilmCache(context, image.userId);
  await removeImage(context.db, imageId);
}
