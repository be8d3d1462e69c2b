import { DAY_MS } from "@sahne/contract/time-units";
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  notInArray,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import { makingOf } from "#features/videos/library/video-sets.ts";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { occurrences, schedules, users, videos } from "#platform/db/schema.ts";

export type ScheduleRow = typeof schedules.$inferSelect;
export type NewSchedule = typeof schedules.$inferInsert;
export type OccurrenceOutcome = "started" | "late" | "missed";

/** A video has one schedule; setting it again replaces its time and keeps its identity. */
export async function saveSchedule(executor: Executor, row: NewSchedule): Promise<ScheduleRow> {
  const { id: _id, createdAt: _createdAt, ...changes } = row;
  const [saved] = await executor
    .insert(schedules)
    .values(row)
    .onConflictDoUpdate({ target: schedules.videoId, set: changes })
    .returning();
  if (!saved) throw new Error("The database answered an insert with no row.");
  return saved;
}

export async function listSchedules(executor: Executor, userId: string, limit?: number): Promise<ScheduleRow[]> {
  const ofUser = and(eq(schedules.userId, userId), isNotHeld(executor));
  const found = executor.select().from(schedules);
  if (limit === undefined) {
    return found.where(ofUser).orderBy(sql`${schedules.nextRunAt} asc nulls last`, asc(schedules.id));
  }
  const willRunLater = and(ofUser, isNotNull(schedules.nextRunAt));
  return found.where(willRunLater).orderBy(asc(schedules.nextRunAt), asc(schedules.id)).limit(limit);
}

export async function nextSchedules(executor: Executor, userId: string, limit: number): Promise<ScheduleRow[]> {
  return executor
    .select()
    .from(schedules)
    .where(willRun(executor, userId))
    .orderBy(asc(schedules.nextRunAt), asc(schedules.id))
    .limit(limit);
}

/** Plans that will make a film if nobody stops them. */
export async function countRunning(executor: Executor, userId: string): Promise<number> {
  return executor.$count(schedules, willRun(executor, userId));
}

function willRun(executor: Executor, userId: string): SQL | undefined {
  const isOn = and(isNotNull(schedules.nextRunAt), eq(schedules.isPaused, false));
  return and(eq(schedules.userId, userId), isOn, isNotHeld(executor));
}

/** A plan whose first video is deleted does not run; restored, it is as before, paused or not. */
export function isNotHeld(executor: Executor): SQL {
  const hidden = executor
    .select({ one: sql`1` })
    .from(videos)
    .where(and(eq(videos.id, schedules.videoId), eq(videos.status, "scheduled"), isNotNull(videos.deletedAt)));
  return notExists(hidden);
}

export async function changeSchedule(
  executor: Executor,
  userId: string,
  id: string,
  changes: Partial<NewSchedule>,
): Promise<ScheduleRow | undefined> {
  const [row] = await executor
    .update(schedules)
    .set(changes)
    .where(and(eq(schedules.id, id), eq(schedules.userId, userId)))
    .returning();
  return row;
}

export async function findSchedule(executor: Executor, userId: string, id: string): Promise<ScheduleRow | undefined> {
  const [row] = await executor
    .select()
    .from(schedules)
    .where(and(eq(schedules.id, id), eq(schedules.userId, userId)));
  return row;
}

/** As `findSchedule`, and nobody runs or changes it until the transaction has ended. */
export async function lockSchedule(tx: Transaction, userId: string, id: string): Promise<ScheduleRow | undefined> {
  const [row] = await tx
    .select()
    .from(schedules)
    .where(and(eq(schedules.id, id), eq(schedules.userId, userId)))
    .for("update");
  return row;
}

export async function deleteSchedule(executor: Executor, id: string): Promise<void> {
  await executor.delete(schedules).where(eq(schedules.id, id));
}

export async function hasRun(executor: Executor, scheduleId: string): Promise<boolean> {
  const rows = await executor
    .select({ id: occurrences.id })
    .from(occurrences)
    .where(eq(occurrences.scheduleId, scheduleId))
    .limit(1);
  return rows.length > 0;
}

/** What the last films of a plan were made from, newest first. */
export async function lastTexts(executor: Executor, scheduleId: string, limit: number): Promise<string[]> {
  const rows = await executor
    .select({ text: videos.promptText })
    .from(occurrences)
    .innerJoin(videos, eq(videos.id, occurrences.videoId))
    .where(eq(occurrences.scheduleId, scheduleId))
    .orderBy(desc(occurrences.plannedAt))
    .limit(limit);
  return rows.map(({ text }) => text);
}

/** What one pass skips and leaves to the next one. */
export type LeftOut = { plans: readonly string[]; users: readonly string[] };

/** Locks the most overdue schedules that no other scheduler holds, without those whose owners have no room for more. */
export async function claimDuePlans(
  tx: Transaction,
  now: Date,
  { left, jobsPerUser, most }: { left: LeftOut; jobsPerUser: number; most: number },
): Promise<ScheduleRow[]> {
  return tx
    .select()
    .from(schedules)
    .where(
      and(
        lte(schedules.dueAt, now),
        eq(schedules.isPaused, false),
        isNotHeld(tx),
        // Those that were told to wait cost a look at their owner's work and no transaction each; a day later they are missed.
        or(
          sql`${schedules.waitsFor} is distinct from 'too_many_jobs'`,
          lte(schedules.dueAt, new Date(now.getTime() - DAY_MS)),
          sql`${makingOf(schedules.userId)} < ${jobsPerUser}`,
        ),
        // Whoever is kept out makes and publishes nothing until they are let in again.
        notExists(
          tx
            .select({ id: users.id })
            .from(users)
            .where(and(eq(users.id, schedules.userId), isNotNull(users.blockedAt))),
        ),
        left.plans.length > 0 ? notInArray(schedules.id, [...left.plans]) : undefined,
        left.users.length > 0 ? notInArray(schedules.userId, [...left.users]) : undefined,
      ),
    )
    .orderBy(asc(schedules.dueAt))
    .limit(most)
    .for("update", { of: schedules, skipLocked: true });
}

/** Records on every due plan of the user why it has not started, once. */
export async function markWaiting(tx: Transaction, userId: string, waitsFor: string, now: Date): Promise<void> {
  const isDue = and(eq(schedules.userId, userId), lte(schedules.dueAt, now), eq(schedules.isPaused, false));
  await tx
    .update(schedules)
    .set({ waitsFor })
    .where(and(isDue, isNull(schedules.waitsFor)));
}

type NewOccurrence = typeof occurrences.$inferInsert & { outcome: OccurrenceOutcome };

/** False when this planned time already has its row: it has been run or missed before. */
export async function recordOccurrence(executor: Executor, row: NewOccurrence): Promise<boolean> {
  const rows = await executor.insert(occurrences).values(row).onConflictDoNothing().returning({ id: occurrences.id });
  return rows.length > 0;
}

export async function countStarted(executor: Executor, scheduleId: string): Promise<number> {
  const [row] = await executor
    .select({ started: count() })
    .from(occurrences)
    .where(and(eq(occurrences.scheduleId, scheduleId), inArray(occurrences.outcome, ["started", "late"])));
  return row?.started ?? 0;
}
