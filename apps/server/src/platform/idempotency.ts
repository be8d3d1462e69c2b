import { and, eq } from "drizzle-orm";
import type { AppDb, Transaction } from "#platform/db/database.ts";
import { idempotencyKeys } from "#platform/db/schema.ts";
import { AppError } from "#platform/errors.ts";
import { sha256 } from "#platform/ids.ts";

type KeyedRequest = { userId: string; key: string | undefined; route: string; body: unknown; now: Date };

/**
 * Does the work and remembers its answer in one transaction. A second request with the same key waits for the first
 * (the row is locked until it commits) and gets the same answer; work that failed leaves no trace of its key.
 */
export async function onceByKey<Reply>(
  db: AppDb,
  request: KeyedRequest,
  work: (tx: Transaction) => Promise<Reply>,
): Promise<Reply> {
  const { key } = request;
  if (key === undefined) return db.transaction(work);

  return db.transaction(async (tx) => {
    const row = {
      userId: request.userId,
      key,
      route: request.route,
      requestHash: sha256(JSON.stringify(request.body)),
    };
    const [mine] = await tx
      .insert(idempotencyKeys)
      .values({ ...row, createdAt: request.now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    const isThisKey = and(eq(idempotencyKeys.userId, request.userId), eq(idempotencyKeys.key, key));
    if (!mine) {
      const [earlier] = await tx.select().from(idempotencyKeys).where(isThisKey);
      if (!earlier) throw new AppError("idempotency_in_progress", { retryAfterSeconds: 1 });
      const isSame = earlier.route === row.route && earlier.requestHash === row.requestHash;
      if (!isSame) throw new AppError("idempotency_mismatch");
      return earlier.reply as Reply;
    }

    const reply = await work(tx);
    await tx.update(idempotencyKeys).set({ reply }).where(isThisKey);
    return reply;
  });
}
