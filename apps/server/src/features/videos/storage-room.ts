import type { Context } from "#context.ts";
import { storedBytes } from "#features/images/images.repo.ts";
import type { Executor } from "#platform/db/database.ts";

/** Whether a user keeps as much as may be kept. How large a film becomes nobody knows before, so one may go beyond. */
export async function isStorageFull(context: Context, executor: Executor, userId: string): Promise<boolean> {
  return (await storedBytes(executor, userId)) >= context.config.limits.storageBytes;
}
