import type { DraftContent } from "@sahne/contract/studio/studio";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { draftVersions, drafts } from "#platform/db/schema.ts";

export type DraftRow = typeof drafts.$inferSelect;
export type VersionRow = typeof draftVersions.$inferSelect;

export async function insertDraft(executor: Executor, row: typeof drafts.$inferInsert): Promise<DraftRow> {
  const [inserted] = await executor.insert(drafts).values(row).returning();
  if (!inserted) throw new Error("The database answered an insert with no row.");
  return inserted;
}

export async function findDraft(executor: Executor, userId: string, id: string): Promise<DraftRow | undefined> {
  const [row] = await executor.select().from(drafts).where(isOwn(userId, id));
  return row;
}

/** Nobody else can save it before the transaction ends. */
export async function lockDraft(tx: Transaction, userId: string, id: string): Promise<DraftRow | undefined> {
  const [row] = await tx.select().from(drafts).where(isOwn(userId, id)).for("update");
  return row;
}

/** What a list shows of each; the scenes themselves stay where they are. */
export async function listDrafts(executor: Executor, userId: string) {
  const film = sql`${drafts.content}->'film'`;
  return executor
    .select({
      id: drafts.id,
      title: sql<string>`${drafts.content}->>'title'`,
      sceneCount: sql<number>`case when jsonb_typeof(${film}) = 'object' then jsonb_array_length(${film}->'scenes') else 0 end`,
      durationSeconds: sql<number>`coalesce((${film}->>'durationSeconds')::float8, 0)`,
      createdAt: drafts.createdAt,
      updatedAt: drafts.updatedAt,
    })
    .from(drafts)
    .where(eq(drafts.userId, userId))
    .orderBy(desc(drafts.updatedAt), desc(drafts.id));
}

export async function countDrafts(executor: Executor, userId: string): Promise<number> {
  return executor.$count(drafts, eq(drafts.userId, userId));
}

export async function writeDraft(
  executor: Executor,
  row: DraftRow,
  changes: { content: DraftContent; updatedAt: Date },
): Promise<DraftRow> {
  const [changed] = await executor
    .update(drafts)
    .set({ ...changes, revision: row.revision + 1 })
    .where(eq(drafts.id, row.id))
    .returning();
  if (!changed) throw new Error("The draft went away while it was locked.");
  return changed;
}

export async function removeDraft(executor: Executor, userId: string, id: string): Promise<boolean> {
  const rows = await executor.delete(drafts).where(isOwn(userId, id)).returning({ id: drafts.id });
  return rows.length > 0;
}

export async function listVersions(executor: Executor, draftId: string): Promise<VersionRow[]> {
  return executor
    .select()
    .from(draftVersions)
    .where(eq(draftVersions.draftId, draftId))
    .orderBy(asc(draftVersions.number));
}

export async function findVersion(
  executor: Executor,
  userId: string,
  { draftId, number }: { draftId: string; number: number },
): Promise<VersionRow | undefined> {
  const [row] = await executor
    .select()
    .from(draftVersions)
    .where(and(eq(draftVersions.draftId, draftId), eq(draftVersions.userId, userId), eq(draftVersions.number, number)));
  return row;
}

export async function insertVersion(executor: Executor, row: typeof draftVersions.$inferInsert): Promise<VersionRow> {
  const [inserted] = await executor.insert(draftVersions).values(row).returning();
  if (!inserted) throw new Error("The database answered an insert with no row.");
  return inserted;
}

export async function removeVersion(executor: Executor, draftId: string, number: number): Promise<void> {
  await executor.delete(draftVersions).where(and(eq(draftVersions.draftId, draftId), eq(draftVersions.number, number)));
}

function isOwn(userId: string, id: string) {
  return and(eq(drafts.id, id), eq(drafts.userId, userId));
}
