import { and, count, eq, getTableColumns, gt, inArray, isNotNull, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import type { Context } from "#context.ts";
import type { Executor } from "#platform/db/database.ts";
import { paidCalls, pastTasks, videos } from "#platform/db/schema.ts";
import { giveBackQuota, takeQuota, usedQuota, utcDay } from "#platform/quota.ts";

export type PaidCallRow = typeof paidCalls.$inferSelect;
type NewIntent = Omit<typeof paidCalls.$inferInsert, "number" | "state" | "createdAt">;
type PaidCallChanges = Partial<
  Pick<
    PaidCallRow,
    "operation" | "pollPath" | "misses" | "reason" | "answer" | "answerStatus" | "endedAt" | "busyUntil"
  >
>;

/** The owner a key is sealed for. The prefix is the table's former name: changing it would make stored keys unreadable. */
export const keyOwnerOf = (id: string): string => `attempts/${id}`;

export function openKey(context: Context, { id, keySealed }: PaidCallRow): string {
  return context.secrets.open("api-key", keyOwnerOf(id), keySealed);
}

type Attempt = { videoId: string; attempt: number };

/** Written before the paid call; undefined while another call with the same key is still unsettled. */
export async function insertIntent(executor: Executor, intent: NewIntent): Promise<PaidCallRow | undefined> {
  const [last] = await executor
    .select({ number: sql<number | null>`max(${paidCalls.number})` })
    .from(paidCalls)
    .where(eq(paidCalls.videoId, intent.videoId));
  const [row] = await executor
    .insert(paidCalls)
    // The database's clock: recovery compares with it, whatever the clocks of the workers say.
    .values({ ...intent, number: (last?.number ?? 0) + 1, state: "intent", createdAt: sql`clock_timestamp()` })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Not settled: nobody knows yet whether the vendor has taken it. */
const OPEN = ["intent", "doubtful"];

type Settlement = PaidCallChanges & { settledAt: Date };

/** Records the outcome of the call, once: a later writer finds it settled and changes nothing. */
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
export async function doubtIntent(executor: Executor, id: string, changes: PaidCallChanges): Promise<boolean> {
  const rows = await executor
    .update(paidCalls)
    .set({ state: "doubtful", ...changes })
    .where(and(eq(paidCalls.id, id), eq(paidCalls.state, "intent")))
    .returning({ id: paidCalls.id });
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
    .update(paidCalls)
    .set(changes)
    .where(and(eq(paidCalls.id, id), inArray(paidCalls.state, from)))
    .returning({ id: paidCalls.id });
  return rows.length > 0;
}

/** The open call of an attempt, and how long to wait until the worker that opened it cannot be making it any more. */
export async function findIntent(
  executor: Executor,
  { videoId, attempt }: Attempt,
  graceMs: number,
): Promise<{ intent: PaidCallRow; waitMs: number } | undefined> {
  const [row] = await executor
    .select({
      intent: paidCalls,
      ageMs: sql<number>`(extract(epoch from clock_timestamp() - ${paidCalls.createdAt}) * 1000)::float8`,
    })
    .from(paidCalls)
    .where(and(eq(paidCalls.videoId, videoId), eq(paidCalls.videoAttempt, attempt), isNull(paidCalls.settledAt)));
  return row && { intent: row.intent, waitMs: Math.max(0, graceMs - row.ageMs) };
}

/** The call of this attempt that the vendor has taken. */
export async function findAccepted(
  executor: Executor,
  { videoId, attempt }: Attempt,
): Promise<PaidCallRow | undefined> {
  const [row] = await executor
    .select()
    .from(paidCalls)
    .where(and(eq(paidCalls.videoId, videoId), eq(paidCalls.videoAttempt, attempt), eq(paidCalls.state, "accepted")));
  return row;
}

export async function findByWebhookToken(executor: Executor, tokenHash: string): Promise<PaidCallRow | undefined> {
  const [row] = await executor.select().from(paidCalls).where(eq(paidCalls.webhookTokenHash, tokenHash));
  return row;
}

/** Tasks that run, or may run, at the vendor with this key, the one being opened included. */
export async function countActive(executor: Executor, keyFingerprint: string, now: Date): Promise<number> {
  const isFollowed = and(isNull(paidCalls.endedAt), inArray(paidCalls.state, [...OPEN, "accepted"]));
  const [row] = await executor
    .select({ count: count() })
    .from(paidCalls)
    .where(and(eq(paidCalls.keyFingerprint, keyFingerprint), or(isFollowed, gt(paidCalls.busyUntil, now))));
  return row?.count ?? 0;
}

/** Whether a call with this key could not be made now, and for which reason; the intent itself decides. */
export async function whyKeyIsBusy(
  executor: Executor,
  keyFingerprint: string,
  { now, tasksPerKey }: { now: Date; tasksPerKey: number },
): Promise<"call" | "tasks" | null> {
  const [open] = await executor
    .select({ id: paidCalls.id })
    .from(paidCalls)
    .where(and(eq(paidCalls.keyFingerprint, keyFingerprint), isNull(paidCalls.settledAt)))
    .limit(1);
  if (open) return "call";
  return (await countActive(executor, keyFingerprint, now)) >= tasksPerKey ? "tasks" : null;
}

/** How often an attempt was refused, and how often of these by an answer that is no proof. */
export async function countRefused(
  executor: Executor,
  { videoId, attempt }: Attempt,
): Promise<{ refusals: number; doubts: number }> {
  const isOfAttempt = and(eq(paidCalls.videoId, videoId), eq(paidCalls.videoAttempt, attempt));
  const [row] = await executor
    .select({ refusals: count(), doubts: sql<number>`count(*) filter (where ${paidCalls.answerStatus} = 503)::int` })
    .from(paidCalls)
    .where(and(isOfAttempt, eq(paidCalls.state, "refused")));
  return row ?? { refusals: 0, doubts: 0 };
}

/** Whether a task is that of another call, or of one long past: its name in the answer to a new call proves nothing. */
export async function isTaskOfAnother(
  executor: Executor,
  { id, keyFingerprint }: PaidCallRow,
  operation: string,
): Promise<boolean> {
  const isSameTask = and(eq(paidCalls.keyFingerprint, keyFingerprint), eq(paidCalls.operation, operation));
  if ((await executor.$count(paidCalls, and(isSameTask, ne(paidCalls.id, id)))) > 0) return true;
  return (await findPastTasks(executor, keyFingerprint)).includes(operation);
}

export async function createdAtOf(executor: Executor, id: string): Promise<Date | undefined> {
  const [row] = await executor.select({ createdAt: paidCalls.createdAt }).from(paidCalls).where(eq(paidCalls.id, id));
  return row?.createdAt;
}

export async function changePaidCall(executor: Executor, id: string, changes: PaidCallChanges): Promise<void> {
  await executor.update(paidCalls).set(changes).where(eq(paidCalls.id, id));
}

/** The vendor's tasks of a video are over, or no longer concern us although they may run on until `busyUntil`. */
export async function endPaidCalls(
  executor: Executor,
  videoId: string,
  at: Date,
  busyUntil: Date | null = null,
): Promise<void> {
  await executor
    .update(paidCalls)
    .set({ endedAt: at, busyUntil })
    .where(and(eq(paidCalls.videoId, videoId), isNull(paidCalls.endedAt)));
}

/** Lost calls that still wait for a decision, of every key with which one of these videos has lost a call. */
export async function findOpenLosses(executor: Executor, videoIds: readonly string[]): Promise<PaidCallRow[]> {
  const keys = executor
    .select({ keyFingerprint: paidCalls.keyFingerprint })
    .from(paidCalls)
    .where(and(inArray(paidCalls.videoId, [...videoIds]), eq(paidCalls.state, "unknown")));
  const isOfAttempt = and(eq(videos.id, paidCalls.videoId), eq(videos.attempt, paidCalls.videoAttempt));
  return executor
    .select(getTableColumns(paidCalls))
    .from(paidCalls)
    .innerJoin(videos, isOfAttempt)
    .where(
      and(
        inArray(paidCalls.keyFingerprint, keys),
        eq(paidCalls.state, "unknown"),
        eq(videos.status, "processing"),
        eq(videos.needsAttention, true),
        isNull(videos.deletedAt),
      ),
    );
}

/** Every call that was made with a key, whoever made it. */
export async function callsWithKey(executor: Executor, keyFingerprint: string): Promise<PaidCallRow[]> {
  return executor.select().from(paidCalls).where(eq(paidCalls.keyFingerprint, keyFingerprint));
}

/** The call of an attempt whose outcome nobody knows. */
export async function findLost(
  executor: Executor,
  { videoId, attempt }: Attempt,
): Promise<{ call: PaidCallRow; isFromPicture: boolean } | undefined> {
  const isOfAttempt = and(eq(paidCalls.videoId, videoId), eq(paidCalls.videoAttempt, attempt));
  const [row] = await executor
    .select({ call: paidCalls, isFromPicture: sql<boolean>`${videos.imageId} is not null` })
    .from(paidCalls)
    .innerJoin(videos, eq(videos.id, paidCalls.videoId))
    .where(and(isOfAttempt, eq(paidCalls.state, "unknown")));
  return row;
}

export async function paidCallsOf(executor: Executor, videoId: string): Promise<PaidCallRow[]> {
  return executor.select().from(paidCalls).where(eq(paidCalls.videoId, videoId)).orderBy(paidCalls.number);
}

/** Before a video goes for good: what its tasks were called. */
export async function rememberTasks(executor: Executor, videoId: string): Promise<void> {
  const { userId, keyFingerprint, operation } = paidCalls;
  const tasks = executor
    .select({ userId, keyFingerprint, operation: sql<string>`${operation}`.as("operation") })
    .from(paidCalls)
    .where(and(eq(paidCalls.videoId, videoId), isNotNull(operation)));
  await executor.insert(pastTasks).select(tasks).onConflictDoNothing();
}

/** Tasks that will never belong to a video. */
export async function keepPastTasks(
  executor: Executor,
  { userId, keyFingerprint }: PaidCallRow,
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
