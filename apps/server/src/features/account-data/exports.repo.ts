import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { jobs } from "#jobs.ts";
import type { Executor } from "#platform/db/database.ts";
import { dataExports } from "#platform/db/schema.ts";

export type ExportRow = typeof dataExports.$inferSelect;
export type ExportStatus = ExportRow["status"];

export async function findExport(executor: Executor, userId: string): Promise<ExportRow | undefined> {
  const [row] = await executor.select().from(dataExports).where(eq(dataExports.userId, userId));
  return row;
}

/** One export per user: the newest replaces any earlier one. */
export async function saveExport(executor: Executor, row: typeof dataExports.$inferInsert): Promise<ExportRow> {
  const { userId: _userId, ...changes } = row;
  const fresh = { progress: 0, mediaKey: null, bytes: null, expiresAt: null, ...changes };
  const [saved] = await executor
    .insert(dataExports)
    .values(row)
    .onConflictDoUpdate({ target: dataExports.userId, set: fresh })
    .returning();
  if (!saved) throw new Error("The database answered an insert with no row.");
  return saved;
}

/** Moves an export on from where the worker believes it to be; undefined when it is no longer there. */
export async function moveExport(
  executor: Executor,
  position: { id: string; from: readonly ExportStatus[] },
  changes: Partial<Omit<ExportRow, "id" | "userId">>,
): Promise<ExportRow | undefined> {
  const [row] = await executor
    .update(dataExports)
    .set(changes)
    .where(and(eq(dataExports.id, position.id), inArray(dataExports.status, [...position.from])))
    .returning();
  return row;
}

/** Exports that say they are being made although no job is left to do it. */
export async function findStrandedExports(executor: Executor, before: Date): Promise<ExportRow[]> {
  const hasJob = sql`exists (select from pgboss.job job where job.name = ${jobs.exportData.name}
    and job.data -> 'payload' ->> 'exportId' = ${dataExports.id} and job.state in ('created', 'retry', 'active'))`;
  return executor
    .select()
    .from(dataExports)
    .where(
      and(inArray(dataExports.status, ["queued", "running"]), lt(dataExports.createdAt, before), sql`not ${hasJob}`),
    );
}

export async function deleteExpiredExports(executor: Executor, now: Date): Promise<ExportRow[]> {
  return executor.delete(dataExports).where(lt(dataExports.expiresAt, now)).returning();
}
