import { and, eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { writings } from "#platform/db/schema.ts";

type WritingRow = typeof writings.$inferSelect;
type NewWriting = Pick<WritingRow, "id" | "userId" | "service" | "model" | "task" | "cents" | "createdAt">;
type Settlement = Pick<WritingRow, "state" | "settledAt"> &
  Partial<Pick<WritingRow, "piecesRead" | "piecesWritten" | "words">>;

export async function insertWriting(executor: Executor, row: NewWriting): Promise<void> {
  await executor.insert(writings).values({ ...row, state: "asked" });
}

export async function settleWriting(executor: Executor, id: string, settlement: Settlement): Promise<void> {
  await executor
    .update(writings)
    .set(settlement)
    .where(and(eq(writings.id, id), eq(writings.state, "asked")));
}

/** A plan made a video of this text. */
export async function linkWriting(executor: Executor, id: string, videoId: string): Promise<void> {
  await executor.update(writings).set({ videoId }).where(eq(writings.id, id));
}
