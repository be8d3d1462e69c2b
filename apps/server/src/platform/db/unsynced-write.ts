import { sql } from "drizzle-orm";

import type { AppDb, Executor } from "./database.ts";

/**
 * A write that nobody would miss after a power cut, such as how far a film is: it does not wait for the disk. On the
 * embedded engine that wait stops the whole process, and while a film is written it is a long one.
 */
export async function writeWithoutSync<T>(db: AppDb, write: (executor: Executor) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local synchronous_commit to off`);
    return write(tx);
  });
}
