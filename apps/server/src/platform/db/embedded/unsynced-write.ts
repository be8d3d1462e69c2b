import { sql } from "drizzle-orm";

import type { AppDb, Executor } from "#platform/db/database.ts";

/**
 * A write that may be lost in a power cut, such as progress: it does not wait for the disk. On the
 * embedded engine that wait blocks the whole process, and it is long while a film is being written.
 */
export async function writeWithoutSync<T>(db: AppDb, write: (executor: Executor) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local synchronous_commit to off`);
    return write(tx);
  });
}
