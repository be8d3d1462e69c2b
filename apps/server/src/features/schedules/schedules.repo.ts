import { and, asc, desc, eq, inArray, lte, notInArray, sql } from "drizzle-orm";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { occurrences, schedules } from "#platform/db/schema.ts";

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

export async function listSchedules(executor: Executor, userId: string): Promise<ScheduleRow[]> {
  return executor
    .select()
    .from(schedules)
    .where(eq(schedules.userId, userId))
    .orderBy(sql`${schedules.nextRunAt} asc nulls last`, asc(schedules.id));
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

export async function deleteSchedule(executor: Executor, userId: string, id: string): Promise<ScheduleRow | undefined> {
  const [row] = await executor
    .delete(schedules)
    .where(and(eq(schedules.id, id), eq(schedules.userId, userId)))
    .returning();
  return row;
}

/** Locks the most overdue schedule that no other scheduler holds; `except` are those that failed in this round. */
export async function claimDue(
  tx: Transaction,
  now: Date,
  except: readonly string[],
): Promise<ScheduleRow | undefined> {
  const [row] = await tx
    .select()
    .from(schedules)
    .where(
      and(
        lte(schedules.nextRunAt, now),
        eq(schedules.isPaused, false),
        except.length > 0 ? notInArray(schedules.id, [...except]) : undefined,
      ),
    )
    .orderBy(asc(schedules.nextRunAt))
    .limit(1)
    .for("update", { skipLocked: true });
  return row;
}

type NewOccurrence = typeof occurrences.$inferInsert & { outcome: OccurrenceOutcome };

/** False when this planned time already has its row: it has been run or missed before. */
export async function recordOccurrence(executor: Executor, row: NewOccurrence): Promise<boolean> {
  const rows = await executor.insert(occurrences).values(row).onConflictDoNothing().returning({ id: occurrences.id });
  return rows.length > 0;
}

export async function countStarted(executor: Executor, scheduleId: string): Promise<number> {
  const rows = await executor
    .select({ id: occurrences.id })
    .from(occurrences)
    .where(and(eq(occurrences.scheduleId, scheduleId), inArray(occurrences.outcome, ["started", "late"])))
    .orderBy(desc(occurrences.plannedAt));
  return rows.length;
}
