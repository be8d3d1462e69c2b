import { DAY_MS } from "@sahne/contract/time-units";
import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Context } from "#context.ts";
import { jobs } from "#jobs.ts";
import { drafts, draftVersions, schedules, sounds, videos } from "#platform/db/schema.ts";

/** Long enough to undo, to come back to a film after a holiday, and to have it looked at by somebody. */
export const KEEP_UNUSED_MS = 30 * DAY_MS;

/**
 * Scenes are recorded again, taken out and forgotten, and no list shows their recordings: what nothing uses for a while goes.
 * Music and whole texts stand in lists of their own and stay until their owner deletes them.
 */
export async function sweepRecordings(context: Context): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const isRecording = and(eq(sounds.kind, "recording"), isNull(sounds.hiddenAt));
  await db
    .update(sounds)
    .set({ unusedSince: null })
    .where(and(isRecording, isNotNull(sounds.unusedSince), isUsed));
  await db
    .update(sounds)
    .set({ unusedSince: now })
    .where(and(isRecording, isNull(sounds.unusedSince), sql`not ${isUsed}`));
  await db.transaction(async (tx) => {
    const isOver = lt(sounds.unusedSince, new Date(now.getTime() - KEEP_UNUSED_MS));
    const swept = await tx
      .update(sounds)
      .set({ hiddenAt: now })
      .where(and(isRecording, isOver, sql`not ${isUsed}`))
      .returning({ soundId: sounds.id });
    // The job looks once more whether a film is being made with it.
    for (const { soundId } of swept) await context.queue.enqueue(tx, jobs.purgeSound, { soundId });
  });
}

const scenes = sql`jsonb_build_object('scenes', jsonb_build_array(jsonb_build_object('recording', ${sounds.id})))`;
const film = sql`jsonb_build_object('film', ${scenes})`;

const isUsed = sql`(
  exists (select from ${drafts} where ${drafts.userId} = ${sounds.userId} and ${drafts.content} @> ${film})
  or exists (select from ${draftVersions} where ${draftVersions.userId} = ${sounds.userId} and ${draftVersions.content} @> ${film})
  or exists (select from ${videos} where ${videos.userId} = ${sounds.userId} and ${videos.film} @> ${scenes})
  or exists (select from ${schedules} where ${schedules.userId} = ${sounds.userId} and ${schedules.recipe} @> ${film})
)`;
