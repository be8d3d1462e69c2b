import { and, eq, inArray, isNotNull, isNull, lt, notInArray } from "drizzle-orm";
import type { Context } from "#context.ts";
import { KEEP_UNUSED_MS } from "#features/videos/sounds/sweep-recordings.ts";
import { jobs } from "#jobs.ts";
import { drafts, draftVersions, schedules, speechClips, videos } from "#platform/db/schema.ts";
import { speechHashes, type Spoken } from "./film-speech.ts";

/**
 * Bought sentences that no film, draft, version or plan of their owner says any more go after a while; that they were paid stays
 * known. Samples of voices stay: they were promised to be paid once. Whoever uses a sentence meanwhile keeps it (`takeUpClip`).
 */
export async function sweepSpeech(context: Context): Promise<void> {
  const { db, clock } = context;
  const isOld = lt(speechClips.createdAt, new Date(clock.now().getTime() - KEEP_UNUSED_MS));
  const isKept = and(eq(speechClips.state, "ready"), isNotNull(speechClips.videoId), isOld);
  const owners = await db.selectDistinct({ userId: speechClips.userId }).from(speechClips).where(isKept);
  for (const { userId } of owners) {
    const used = await hashesUsedBy(context, userId);
    const isTheirs = and(isKept, eq(speechClips.userId, userId));
    const isUnused = used.length > 0 ? and(isTheirs, notInArray(speechClips.hash, used)) : isTheirs;
    if (used.length > 0) {
      const isUsedAgain = and(isTheirs, isNotNull(speechClips.unusedSince), inArray(speechClips.hash, used));
      await db.update(speechClips).set({ unusedSince: null }).where(isUsedAgain);
    }
    await db
      .update(speechClips)
      .set({ unusedSince: clock.now() })
      .where(and(isUnused, isNull(speechClips.unusedSince)));
    await db.transaction(async (tx) => {
      const isOver = lt(speechClips.unusedSince, new Date(clock.now().getTime() - KEEP_UNUSED_MS));
      const rows = await tx
        .select({ id: speechClips.id, mediaKey: speechClips.mediaKey })
        .from(speechClips)
        .where(and(isUnused, isOver))
        .for("update");
      if (rows.length === 0) return;
      const ids = rows.map(({ id }) => id);
      const gone = { state: "dropped", mediaKey: null, reason: "nothing uses it" };
      await tx.update(speechClips).set(gone).where(inArray(speechClips.id, ids));
      const keys = rows.flatMap(({ mediaKey }) => mediaKey ?? []);
      await context.queue.enqueue(tx, jobs.removeMedia, { keys });
    });
  }
}

/** Everything of theirs that a service speaks, or would speak if it were made now. */
async function hashesUsedBy(context: Context, userId: string): Promise<string[]> {
  const { db } = context;
  const told: Spoken[] = await db
    .select({ film: videos.film, options: videos.options, promptText: videos.promptText })
    .from(videos)
    .where(eq(videos.userId, userId));
  const plans = await db.select({ recipe: schedules.recipe }).from(schedules).where(eq(schedules.userId, userId));
  for (const table of [drafts, draftVersions]) {
    const rows = await db.select({ content: table.content }).from(table).where(eq(table.userId, userId));
    for (const { content } of rows) {
      const { film, script: promptText, options } = content;
      told.push({ film, promptText, options: { ...options, voice: options.voice ?? "off" } });
    }
  }
  for (const { recipe } of plans) told.push({ ...recipe, film: recipe.film ?? null });
  return [...new Set(told.flatMap((each) => speechHashes(context, each)))];
}
