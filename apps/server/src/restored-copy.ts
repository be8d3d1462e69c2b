import { and, eq, inArray, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { Context } from "#context.ts";
import { notify } from "#features/notifications/notify.ts";
import { publishFinished } from "#features/publishing/publishing.service.ts";
import { jobs } from "#jobs.ts";
import { schedules, uploads, videos } from "#platform/db/schema.ts";
import { isOlderThanItsJournal } from "#platform/outgoing.ts";

export type HeldWork = { films: number; publications: number; plans: number };

/**
 * A copy from a backup does not know what was paid for and published after it was made: whatever it would send now may have
 * been sent already. Such work waits for its owner, who can look. Null when this is no such copy.
 */
export async function holdRestoredWork(context: Context): Promise<HeldWork | null> {
  const isOlder = await isOlderThanItsJournal(context);
  if (!isOlder && !context.config.isRestored) return null;
  await openWaitingPublications(context);
  return context.db.transaction(async (tx) => {
    const now = context.clock.now();
    const making = and(eq(videos.status, "processing"), isNull(videos.deletedAt));
    // It may be made again, but not published again by itself.
    await tx.update(videos).set({ autoUpload: false }).where(making);
    const films = await tx
      .update(videos)
      .set({ needsAttention: true, errorCode: "provider_outcome_unknown", updatedAt: now })
      .where(and(making, ne(videos.engine, "sahne"), eq(videos.stage, "queued")))
      .returning();
    // Sentences may have been bought since that this copy knows nothing of.
    const spoken = await tx
      .update(videos)
      .set({ needsAttention: true, errorCode: "speech_outcome_unknown", updatedAt: now })
      .where(
        and(
          making,
          inArray(videos.stage, ["queued", "filming", "speaking"]),
          sql`${videos.options} ->> 'voice' like '%:%'`,
        ),
      )
      .returning();
    const publications = await tx
      .update(uploads)
      .set({ status: "needs_attention", errorCode: "youtube_outcome_unknown", waitsUntil: null, updatedAt: now })
      .where(
        or(
          inArray(uploads.status, ["queued", "uploading"]),
          and(eq(uploads.status, "planned"), lte(uploads.publishAt, now)),
        ),
      )
      .returning();
    const plans = await tx
      .update(schedules)
      .set({ isPaused: true, updatedAt: now })
      .where(and(eq(schedules.isPaused, false), lte(schedules.dueAt, now)))
      .returning();
    for (const { userId, id, name } of [...films, ...spoken]) {
      await notify(context, tx, { userId, videoId: id, kind: "video_needs_attention", values: { name } });
    }
    for (const { userId, videoId, channelId, title } of publications) {
      const values = { name: title, channelId, code: "youtube_outcome_unknown" };
      await notify(context, tx, { userId, videoId, kind: "upload_needs_attention", values });
    }
    for (const { userId, videoId, recipe, nextRunAt } of plans) {
      const values = { name: recipe.name, plannedAt: nextRunAt?.toISOString() ?? "" };
      await notify(context, tx, { userId, videoId, kind: "schedule_missed", values });
    }
    return { films: films.length + spoken.length, publications: publications.length, plans: plans.length };
  });
}

/** Films that were about to be published get their publication now, so that it can wait like the others. */
async function openWaitingPublications(context: Context): Promise<void> {
  const { rows } = await context.database.raw.executeSql(
    "delete from pgboss.job where name = $1 and state < 'active' returning data -> 'payload' as payload",
    [jobs.publishFinished.name],
  );
  for (const { payload } of rows as { payload: unknown }[]) {
    await publishFinished(context, jobs.publishFinished.payload.parse(payload));
  }
}
