import { and, count, eq, getTableColumns, gt, inArray, isNotNull, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import type { Context } from "#context.ts";
import type { Executor } from "#platform/db/database.ts";
import { attempts, pastTasks, videos } from "#platform/db/schema.ts";
import { giveBackQuota, takeQuota, usedQuota, utcDay } from "#platform/quota.ts";

export type AttemptRow = typeof attempts.$inferSelect;
type NewIntent = Omit<typeof attempts.$inferInsert, "number" | "state" | "createdAt">;
type AttemptChanges = Partial<
  Pick<AttemptRow, "operation" | "pollPath" | "misses" | "reason" | "answer" | "answerStatus" | "endedAt" | "busyUntil">
>;

type Try = { videoId: string; attempt: number };

/** Written before the paid call; undefined while another call with the same key is still unsettled. */
export async function insertIntent(executor: Executor, intent: NewIntent): Promise<AttemptRow | undefined> {
  const [last] = await executor
    .select({ number: sql<number | null>`max(${attempts.number})` })
    .from(attempts)
    .where(eq(attempts.videoId, intent.videoId));
  const [row] = await executor
    .insert(attempts)
    // The database's clock: recovery compares with it, whatever the clocks of the workers say.
    .values({ ...intent, number: (last?.number ?? 0) + 1, state: "intent", createdAt: sql`clock_timestamp()` })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Not settled: nobody knows yet whether the vendor has taken it. */
const OPEN = ["intent", "doubtful"];

type Settlement = AttemptChanges & { settledAt: Date };

/** Says what became of the call, once: whoever comes later finds it settled and changes nothing. */
export async function settleIntent(
  executor: Executor,
  id: string,
  state: "accepted" | "refused" | "unknown",
  changes: Settlement,
): Promise<boolean> {
  // An answer that arrives after all is better than not knowing.
  return settle(executor, id, state === "accepted" ? [...OPEN, "unknown"] : OPEN, { state, ...changes });
}

/** The vendor has answered in a way that leaves open whether it took the call; the key stays taken meanwhile. */
export async function doubtIntent(executor: Executor, id: string, changes: AttemptChanges): Promise<boolean> {
  const rows = await executor
    .update(attempts)
    .set({ state: "doubtful", ...changes })
    .where(and(eq(attempts.id, id), eq(attempts.state, "intent")))
    .returning({ id: attempts.id });
  return rows.length > 0;
}

/** The same for a call that was given up as unknown, and was refused after all. */
export async function refuseUnknown(executor: Executor, id: string, changes: Settlement): Promise<boolean> {
  return settle(executor, id, ["unknown"], { state: "refused", ...changes });
}

async function settle(
  executor: Executor,
  id: string,
  from: string[],
  changes: Settlement & { state: string },
): Promise<boolean> {
  const rows = await executor
    .update(attempts)
    .set(changes)
    .where(and(eq(attempts.id, id), inArray(attempts.state, from)))
    .returning({ id: attempts.id });
  return rows.length > 0;
}

/** The open call of a try, and whether whoever opened it can no longer be at it. */
export async function findIntent(
  executor: Executor,
  { videoId, attempt }: Try,
  graceMs: number,
): Promise<{ intent: AttemptRow; waitMs: number } | undefined> {
  const [row] = await executor
    .select({
      intent: attempts,
      ageMs: sql<number>`(extract(epoch from clock_timestamp() - ${attempts.createdAt}) * 1000)::float8`,
    })
    .from(attempts)
    .where(and(eq(attempts.videoId, videoId), eq(attempts.videoAttempt, attempt), isNull(attempts.settledAt)));
  return row && { intent: row.intent, waitMs: Math.max(0, graceMs - row.ageMs) };
}

/** The call of this try that the vendor has taken. */
export async function findAccepted(executor: Executor, { videoId, attempt }: Try): Promise<AttemptRow | undefined> {
  const [row] = await executor
    .select()
    .from(attempts)
    .where(and(eq(attempts.videoId, videoId), eq(attempts.videoAttempt, attempt), eq(attempts.state, "accepted")));
  return row;
}

export async function findByWebhookToken(executor: Executor, tokenHash: string): Promise<AttemptRow | undefined> {
  const [row] = await executor.select().from(attempts).where(eq(attempts.webhookTokenHash, tokenHash));
  return row;
}

/** Tasks that run, or may run, at the vendor with this key, the one being opened included. */
export async function countActive(executor: Executor, keyFingerprint: string, now: Date): Promise<number> {
  const isFollowed = and(isNull(attempts.endedAt), inArray(attempts.state, [...OPEN, "accepted"]));
  const [row] = await executor
    .select({ count: count() })
    .from(attempts)
    .where(and(eq(attempts.keyFingerprint, keyFingerprint), or(isFollowed, gt(attempts.busyUntil, now))));
  return row?.count ?? 0;
}

/** Whether a call with this key could not be made now, and for which reason; the intent itself decides. */
export async function whyKeyIsBusy(
  executor: Executor,
  keyFingerprint: string,
  { now, tasksPerKey }: { now: Date; tasksPerKey: number },
): Promise<"call" | "tasks" | null> {
  const [open] = await executor
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.keyFingerprint, keyFingerprint), isNull(attempts.settledAt)))
    .limit(1);
  if (open) return "call";
  return (await countActive(executor, keyFingerprint, now)) >= tasksPerKey ? "tasks" : null;
}

/** How often a try was refused, and how often of these by an answer that is no proof. */
export async function countRefused(
  executor: Executor,
  { videoId, attempt }: Try,
): Promise<{ refusals: number; doubts: number }> {
  const isOfTry = and(eq(attempts.videoId, videoId), eq(attempts.videoAttempt, attempt));
  const [row] = await executor
    .select({ refusals: count(), doubts: sql<number>`count(*) filter (where ${attempts.answerStatus} = 503)::int` })
    .from(attempts)
    .where(and(isOfTry, eq(attempts.state, "refused")));
  return row ?? { refusals: 0, doubts: 0 };
}

/** Whether a task is that of another call, or of one long past: its name in the answer to a new call proves nothing. */
export async function isTaskOfAnother(
  executor: Executor,
  { id, keyFingerprint }: AttemptRow,
  operation: string,
): Promise<boolean> {
  const isSameTask = and(eq(attempts.keyFingerprint, keyFingerprint), eq(attempts.operation, operation));
  if ((await executor.$count(attempts, and(isSameTask, ne(attempts.id, id)))) > 0) return true;
  return (await findPastTasks(executor, keyFingerprint)).includes(operation);
}

export async function createdAtOf(executor: Executor, id: string): Promise<Date | undefined> {
  const [row] = await executor.select({ createdAt: attempts.createdAt }).from(attempts).where(eq(attempts.id, id));
  return row?.createdAt;
}

export async function changeAttempt(executor: Executor, id: string, changes: AttemptChanges): Promise<void> {
  await executor.update(attempts).set(changes).where(eq(attempts.id, id));
}

/** The vendor's tasks of a video are over, or no longer concern us although they may run on until `busyUntil`. */
export async function endAttempts(
  executor: Executor,
  videoId: string,
  at: Date,
  busyUntil: Date | null = null,
): Promise<void> {
  await executor
    .update(attempts)
    .set({ endedAt: at, busyUntil })
    .where(and(eq(attempts.videoId, videoId), isNull(attempts.endedAt)));
}

/** Lost calls that still wait for a decision, of every key with which one of these videos has lost a call. */
export async function findOpenLosses(executor: Executor, videoIds: readonly string[]): Promise<AttemptRow[]> {
  const keys = executor
    .select({ keyFingerprint: attempts.keyFingerprint })
    .from(attempts)
    .where(and(inArray(attempts.videoId, [...videoIds]), eq(attempts.state, "unknown")));
  const isOfTry = and(eq(videos.id, attempts.videoId), eq(videos.attempt, attempts.videoAttempt));
  return executor
    .select(getTableColumns(attempts))
    .from(attempts)
    .innerJoin(videos, isOfTry)
    .where(
      and(
        inArray(attempts.keyFingerprint, keys),
        eq(attempts.state, "unknown"),
        eq(videos.status, "processing"),
        eq(videos.needsAttention, true),
        isNull(videos.deletedAt),
      ),
    );
}

/** Every call that was made with a key, whoever made it. */
export async function callsWithKey(executor: Executor, keyFingerprint: string): Promise<AttemptRow[]> {
  return executor.select().from(attempts).where(eq(attempts.keyFingerprint, keyFingerprint));
}

/** The call of a try whose outcome nobody knows. */
export async function findLost(
  executor: Executor,
  { videoId, attempt }: Try,
): Promise<{ call: AttemptRow; isFromPicture: boolean } | undefined> {
  const isOfTry = and(eq(attempts.videoId, videoId), eq(attempts.videoAttempt, attempt));
  const [row] = await executor
    .select({ call: attempts, isFromPicture: sql<boolean>`${videos.imageId} is not null` })
    .from(attempts)
    .innerJoin(videos, eq(videos.id, attempts.videoId))
    .where(and(isOfTry, eq(attempts.state, "unknown")));
  return row;
}

export async function attemptsOf(executor: Executor, videoId: string): Promise<AttemptRow[]> {
  return executor.select().from(attempts).where(eq(attempts.videoId, videoId)).orderBy(attempts.number);
}

/** Before a video goes for good: what its tasks were called. */
export async function rememberTasks(executor: Executor, videoId: string): Promise<void> {
  const { userId, keyFingerprint, operation } = attempts;
  const tasks = executor
    .select({ userId, keyFingerprint, operation: sql<string>`${operation}`.as("operation") })
    .from(attempts)
    .where(and(eq(attempts.videoId, videoId), isNotNull(operation)));
  await executor.insert(pastTasks).select(tasks).onConflictDoNothing();
}

/** Tasks that are no film's, for good. */
export async function keepPastTasks(
  executor: Executor,
  { userId, keyFingerprint }: AttemptRow,
  tasks: readonly { id: string }[],
): Promise<void> {
  if (tasks.length === 0) return;
  const rows = tasks.map(({ id }) => ({ userId, keyFingerprint, operation: id }));
  await executor.insert(pastTasks).values(rows).onConflictDoNothing();
}

export async function findPastTasks(executor: Executor, keyFingerprint: string): Promise<string[]> {
  const { operation } = pastTasks;
  const rows = await executor.select({ operation }).from(pastTasks).where(eq(pastTasks.keyFingerprint, keyFingerprint));
  return rows.map((row) => row.operation);
}

/** A schedule that runs wild, or a stolen session, costs at most this many calls in a day. */
const bucketOf = (userId: string): string => `vendor-calls/${userId}`;

export async function takePaidCall(context: Context, executor: Executor, userId: string, at: Date): Promise<boolean> {
  const limit = context.config.vendors.callsPerDay;
  return takeQuota(executor, { bucket: bucketOf(userId), day: utcDay(at), limit });
}

export async function giveBackPaidCall(executor: Executor, userId: string, at: Date): Promise<void> {
  await giveBackQuota(executor, { bucket: bucketOf(userId), day: utcDay(at) });
}

export function paidCallsOfToday(context: Context, userId: string): SQL {
  return usedQuota({ bucket: bucketOf(userId), day: utcDay(context.clock.now()) });
}
