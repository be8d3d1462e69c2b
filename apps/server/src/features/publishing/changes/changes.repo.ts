import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { jobs } from "#jobs.ts";
import type { Executor } from "#platform/db/database.ts";
import { uploads } from "#platform/db/schema.ts";
import type { UploadChanges, UploadRow } from "#features/publishing/publishing.repo.ts";

export const NO_CHANGE = {
  changeId: null,
  changeStatus: null,
  change: null,
  changeAt: null,
  changeErrorCode: null,
} satisfies UploadChanges;

/** One at a time: a change that is being made is not replaced by another. */
const isResting = or(isNull(uploads.changeStatus), inArray(uploads.changeStatus, ["planned", "conflict", "failed"]));

/** Puts a change, or none, in the place of one that rests; false while one is being made. */
export async function replaceChange(executor: Executor, id: string, change: UploadChanges): Promise<boolean> {
  const where = and(eq(uploads.id, id), isResting);
  const rows = await executor.update(uploads).set(change).where(where).returning({ id: uploads.id });
  return rows.length > 0;
}

/** Only while it is still this very change; undefined when another one stands in its place or it was dropped. */
export async function moveChange(
  executor: Executor,
  { id, changeId }: Pick<UploadRow, "id" | "changeId">,
  changes: UploadChanges,
): Promise<UploadRow | undefined> {
  if (changeId === null) return undefined;
  const isSame = and(eq(uploads.id, id), eq(uploads.changeId, changeId));
  const isOpen = inArray(uploads.changeStatus, ["planned", "queued"]);
  const [row] = await executor.update(uploads).set(changes).where(and(isSame, isOpen)).returning();
  return row;
}

/** Changes that nobody is going to make, because their job got lost. */
export async function findStrandedChanges(executor: Executor, before: Date): Promise<UploadRow[]> {
  const hasJob = sql`exists (select from pgboss.job job
    where job.name = ${jobs.changeOnChannel.name}
      and job.data -> 'payload' ->> 'changeId' = ${uploads.changeId} and job.state in ('created', 'retry', 'active'))`;
  return executor
    .select()
    .from(uploads)
    .where(
      and(
        inArray(uploads.changeStatus, ["planned", "queued"]),
        isNotNull(uploads.changeId),
        lt(uploads.updatedAt, before),
        sql`not ${hasJob}`,
      ),
    );
}
