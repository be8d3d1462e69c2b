import { asc, inArray } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { uploads } from "#platform/db/schema.ts";

export type UploadRow = typeof uploads.$inferSelect;

/** The newest publication of each of these videos, in one query. */
export async function newestUploads(executor: Executor, videoIds: readonly string[]): Promise<Map<string, UploadRow>> {
  if (videoIds.length === 0) return new Map();
  const rows = await executor
    .select()
    .from(uploads)
    .where(inArray(uploads.videoId, [...videoIds]))
    .orderBy(asc(uploads.createdAt));
  return new Map(rows.map((row) => [row.videoId, row]));
}
