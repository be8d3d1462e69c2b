import { SOUNDS_SHOWN } from "@sahne/contract/limits";
import { ownSound } from "@sahne/contract/studio/sounds";
import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { schedules, sounds, videos } from "#platform/db/schema.ts";

export type SoundRow = typeof sounds.$inferSelect;

export async function listSounds(executor: Executor, userId: string, kind: string): Promise<SoundRow[]> {
  return executor
    .select()
    .from(sounds)
    .where(and(eq(sounds.userId, userId), eq(sounds.kind, kind), isNull(sounds.hiddenAt)))
    .orderBy(desc(sounds.createdAt), desc(sounds.id))
    .limit(SOUNDS_SHOWN);
}

/** Also one that its owner has hidden: a video that was begun with it still needs it. */
export async function findKeptSound(executor: Executor, userId: string, id: string): Promise<SoundRow | undefined> {
  const [row] = await executor
    .select()
    .from(sounds)
    .where(and(eq(sounds.id, id), eq(sounds.userId, userId)));
  return row;
}

export async function findSameSound(
  executor: Executor,
  { userId, kind, sha256 }: Pick<SoundRow, "userId" | "kind" | "sha256">,
): Promise<SoundRow | undefined> {
  const isSame = and(eq(sounds.userId, userId), eq(sounds.kind, kind), eq(sounds.sha256, sha256));
  const [row] = await executor
    .select()
    .from(sounds)
    .where(and(isSame, isNull(sounds.hiddenAt)));
  return row;
}

export async function hideSound(executor: Executor, userId: string, id: string, at: Date): Promise<boolean> {
  const rows = await executor
    .update(sounds)
    .set({ hiddenAt: at })
    .where(and(eq(sounds.id, id), eq(sounds.userId, userId), isNull(sounds.hiddenAt)))
    .returning({ id: sounds.id });
  return rows.length > 0;
}

/** Nobody else can remove it before the transaction ends. */
export async function lockHidden(tx: Transaction, id: string): Promise<SoundRow | undefined> {
  const [row] = await tx
    .select()
    .from(sounds)
    .where(and(eq(sounds.id, id), isNotNull(sounds.hiddenAt)))
    .for("update");
  return row;
}

/** A video that is being made or waits for its time still needs it, and so does a plan that goes on. */
export async function isInUse(executor: Executor, { id, userId }: Pick<SoundRow, "id" | "userId">): Promise<boolean> {
  const chosen = ownSound(id);
  const planned = await executor.$count(
    schedules,
    and(
      eq(schedules.userId, userId),
      isNotNull(schedules.nextRunAt),
      sql`${chosen} in (${schedules.recipe}->'options'->>'music', ${schedules.recipe}->'options'->>'voice')`,
    ),
  );
  if (planned > 0) return true;
  const isMade = and(
    eq(videos.userId, userId),
    inArray(videos.status, ["processing", "scheduled"]),
    isNull(videos.deletedAt),
  );
  const isHeard = or(
    sql`${chosen} in (${videos.options}->>'music', ${videos.options}->>'voice')`,
    sql`${videos.film} @> ${JSON.stringify({ scenes: [{ recording: id }] })}::jsonb`,
  );
  return (await executor.$count(videos, and(isMade, isHeard))) > 0;
}
