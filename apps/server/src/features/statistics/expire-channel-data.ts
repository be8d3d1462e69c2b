import { and, isNotNull, lt } from "drizzle-orm";
import type { Context } from "#context.ts";
import { channelReports, connections, videos } from "#platform/db/schema.ts";

/** YouTube's rules: what its API told is asked for anew within this time, or forgotten. */
const KEEP_MS = 30 * 86_400_000;

/** Only what could not be refreshed gets this old: a grant that ended, a channel that was closed. */
export async function expireChannelData(context: Context): Promise<void> {
  const oldest = new Date(context.clock.now().getTime() - KEEP_MS);
  await context.db
    .update(videos)
    .set({ views: null, likes: null, comments: null, statisticsAt: null })
    .where(lt(videos.statisticsAt, oldest));
  await context.db.delete(channelReports).where(lt(channelReports.refreshedAt, oldest));
  const old = await context.db
    .select({ pictureKey: connections.pictureKey })
    .from(connections)
    .where(and(lt(connections.profileAt, oldest), isNotNull(connections.pictureKey)));
  await context.db
    .update(connections)
    .set({ subscribers: null, channelHandle: null, pictureKey: null })
    .where(lt(connections.profileAt, oldest));
  for (const { pictureKey } of old) if (pictureKey !== null) await context.media.remove(pictureKey);
}
