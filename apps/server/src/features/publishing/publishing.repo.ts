import { and, eq, inArray } from "drizzle-orm";
import type { UploadStatus } from "@sahne/contract/publishing";
import type { Executor } from "#platform/db/database.ts";
import { uploads } from "#platform/db/schema.ts";

export type UploadRow = typeof uploads.$inferSelect;
export type NewUpload = typeof uploads.$inferInsert;
type UploadChanges = Partial<Omit<NewUpload, "id" | "userId" | "videoId" | "channelId">>;

/** Null when this video already has a publication on this channel: there is never a second row. */
export async function insertUpload(executor: Executor, row: NewUpload): Promise<UploadRow | undefined> {
  const [inserted] = await executor.insert(uploads).values(row).onConflictDoNothing().returning();
  return inserted;
}

export async function findUpload(executor: Executor, id: string): Promise<UploadRow | undefined> {
  const [row] = await executor.select().from(uploads).where(eq(uploads.id, id));
  return row;
}

export async function findUploadOf(
  executor: Executor,
  videoId: string,
  channelId: string,
): Promise<UploadRow | undefined> {
  const [row] = await executor
    .select()
    .from(uploads)
    .where(and(eq(uploads.videoId, videoId), eq(uploads.channelId, channelId)));
  return row;
}

/** Changes the row only while it is in one of these states; undefined when it has moved on. */
export async function moveUpload(
  executor: Executor,
  id: string,
  from: readonly UploadStatus[],
  changes: UploadChanges,
): Promise<UploadRow | undefined> {
  const [row] = await executor
    .update(uploads)
    .set(changes)
    .where(and(eq(uploads.id, id), inArray(uploads.status, [...from])))
    .returning();
  return row;
}
