import { and, isNotNull, lt } from "drizzle-orm";
import type { Context } from "#context.ts";
import { jobs } from "#jobs.ts";
import { channelHours, channelReports, connections, uploads, videoReports } from "#platform/db/schema.ts";

/** YouTube's rules: what its API told is asked for anew within this time, or forgotten. */
const KEEP_MS = 30 * 86_400_000;

/** Only what could not be refreshed gets this old: a grant that ended, a channel that was closed. */
export async function expireChannelData(context: Context): Promise<void> {
  const oldest = new Date(context.clock.now().getTime() - KEEP_MS);
  await context.db
    .update(uploads)
    .set({ views: null, likes: null, comments: null, statisticsAt: null })
    .where(lt(uploads.statisticsAt, oldest));
  await context.db.delete(channelReports).where(lt(channelReports.refreshedAt, oldest));
  await context.db.delete(channelHours).where(lt(channelHours.hour, oldest));
  await context.db.delete(videoReports).where(lt(videoReports.refreshedAt, oldest));
  await context.db.transaction(async (tx) => {
    const old = await tx
      .select({ pictureKey: connections.pictureKey })
      .from(connections)
      .where(and(lt(connections.profileAt, oldest), isNotNull(connections.pictureKey)));
    await tx
      .update(connections)
      .set({ subscribers: null, channelHandle: null, pictureKey: null })
      .where(lt(connections.profileAt, oldest));
    const keys = old.flatMap(({ pictureKey }) => pictureKey ?? []);
    if (keys.length > 0) await context.queue.enqueue(tx, jobs.removeMedia, { keys });
  });
}
