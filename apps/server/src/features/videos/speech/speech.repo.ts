import { and, eq, gte, inArray, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { speechClips } from "#platform/db/schema.ts";

export type SpeechClip = typeof speechClips.$inferSelect;
type NewIntent = Pick<SpeechClip, "id" | "userId" | "hash" | "service" | "model" | "voice" | "cents"> &
  Partial<Pick<SpeechClip, "videoId" | "videoAttempt">>;

const STANDING = ["intent", "ready", "unknown"];

/** The one that stands for these words, and how old it is by the database's clock. */
export async function findClip(
  executor: Executor,
  { userId, hash }: Pick<SpeechClip, "userId" | "hash">,
): Promise<{ clip: SpeechClip; ageMs: number } | undefined> {
  const [row] = await executor
    .select({
      clip: speechClips,
      ageMs: sql<number>`(extract(epoch from clock_timestamp() - ${speechClips.createdAt}) * 1000)::float8`,
    })
    .from(speechClips)
    .where(and(eq(speechClips.userId, userId), eq(speechClips.hash, hash), inArray(speechClips.state, STANDING)));
  return row;
}

/** Whoever uses it keeps it: undefined when it has been swept meanwhile. */
export async function takeUpClip(executor: Executor, id: string): Promise<SpeechClip | undefined> {
  const [row] = await executor
    .update(speechClips)
    .set({ unusedSince: null })
    .where(and(eq(speechClips.id, id), eq(speechClips.state, "ready")))
    .returning();
  return row;
}

/** Written before the paid call; undefined when somebody else has written it for the same words. */
export async function insertIntent(executor: Executor, intent: NewIntent): Promise<SpeechClip | undefined> {
  const [row] = await executor
    .insert(speechClips)
    // The database's clock: recovery compares with it, whatever the clocks of the workers say.
    .values({ ...intent, state: "intent", createdAt: sql`clock_timestamp()` })
    .onConflictDoNothing()
    .returning();
  return row;
}

type Settlement = Partial<Pick<SpeechClip, "mediaKey" | "seconds" | "reason">> & { settledAt: Date };

/** Once: a later writer finds it settled and changes nothing. Speech that arrives after all is better than not knowing. */
export async function settleClip(
  executor: Executor,
  id: string,
  state: "ready" | "refused" | "unknown",
  changes: Settlement,
): Promise<boolean> {
  const from = state === "ready" ? ["intent", "unknown"] : ["intent"];
  const rows = await executor
    .update(speechClips)
    .set({ state, ...changes })
    .where(and(eq(speechClips.id, id), inArray(speechClips.state, from)))
    .returning({ id: speechClips.id });
  return rows.length > 0;
}

/** Its owner lets these words be bought again although the first call may have been paid. */
export async function dropUnknown(executor: Executor, userId: string, hashes: readonly string[]): Promise<void> {
  const isTheirs = and(eq(speechClips.userId, userId), inArray(speechClips.hash, [...hashes]));
  await executor
    .update(speechClips)
    .set({ state: "dropped" })
    .where(and(isTheirs, eq(speechClips.state, "unknown")));
}

/** How often these words were refused since then. */
export async function countRefused(
  executor: Executor,
  { userId, hash }: Pick<SpeechClip, "userId" | "hash">,
  since: Date,
): Promise<number> {
  const isOfWords = and(eq(speechClips.userId, userId), eq(speechClips.hash, hash), eq(speechClips.state, "refused"));
  return executor.$count(speechClips, and(isOfWords, gte(speechClips.createdAt, since)));
}

/** Of these words, those that can be heard; by their hash. */
export async function findReady(
  executor: Executor,
  userId: string,
  hashes: readonly string[],
): Promise<Map<string, SpeechClip>> {
  if (hashes.length === 0) return new Map();
  const isTheirs = and(eq(speechClips.userId, userId), inArray(speechClips.hash, [...hashes]));
  const rows = await executor
    .select()
    .from(speechClips)
    .where(and(isTheirs, eq(speechClips.state, "ready")));
  return new Map(rows.map((row) => [row.hash, row]));
}
