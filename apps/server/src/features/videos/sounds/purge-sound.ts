import { eq } from "drizzle-orm";
import type { Context } from "#context.ts";
import { jobs } from "#jobs.ts";
import { sounds } from "#platform/db/schema.ts";
import { forgetFilmCache } from "#platform/media/film-cache.ts";
import { RetryLater } from "#platform/queue/job.ts";
import { isInUse, lockHidden } from "./sounds.repo.ts";

const LOOK_AGAIN_MS = 10 * 60_000;

/**
 * Job: removes a hidden sound file once no video and no plan needs it. The file goes only after its row, by a job that is queued
 * with its loss: no row is ever without it.
 */
export async function purgeSound(context: Context, { soundId }: { soundId: string }): Promise<void> {
  await context.db.transaction(async (tx) => {
    const sound = await lockHidden(tx, soundId);
    if (!sound) return;
    if (await isInUse(tx, sound)) throw new RetryLater(new Date(context.clock.now().getTime() + LOOK_AGAIN_MS));
    await forgetFilmCache(context, sound.userId);
    await tx.delete(sounds).where(eq(sounds.id, soundId));
    await context.queue.enqueue(tx, jobs.removeMedia, { keys: [sound.mediaKey] });
  });
}
