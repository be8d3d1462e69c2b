import { sql, type SQL } from "drizzle-orm";
import type { Context } from "#context.ts";
import { storedBytes, storedBytesOf } from "#features/images/images.repo.ts";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { queryRows } from "#platform/db/rows.ts";
import { AppError } from "#platform/errors.ts";
import { makingOf } from "./library/video-sets.ts";
import { paidCallsOfToday } from "./vendor/paid-calls.repo.ts";
import type { VideoRow } from "./videos.repo.ts";

/** Whether the storage limit is reached. The size of a new film is not known before, so one film may exceed it. */
export async function isStorageFull(context: Context, executor: Executor, userId: string): Promise<boolean> {
  return (await storedBytes(executor, userId)) >= context.config.limits.storageBytes;
}

type Usage = { making: number; bytes: number; calls: number };

/**
 * Refuses what would be too much for one user, before anything is written. Answers how much of the user's work is
 * running already. Whoever else starts something for the same user waits until this transaction has ended.
 */
export async function assertWithinLimits(
  context: Context,
  tx: Transaction,
  { userId, engine }: Pick<VideoRow, "userId" | "engine">,
): Promise<number> {
  const { limits, vendors } = context.config;
  await queryRows(tx, sql`select pg_advisory_xact_lock(${lockOf(userId)})`);
  // In one query: every create waits for it.
  const [used] = await queryRows<Usage>(
    tx,
    sql`select ${makingOf(userId)} as making, ${storedBytesOf(userId)} as bytes,
      ${paidCallsOfToday(context, userId)} as calls`,
  );
  const { making, bytes, calls } = used ?? { making: 0, bytes: 0, calls: 0 };
  if (making >= limits.jobsPerUser) throw new AppError("too_many_jobs", { retryAfterSeconds: 30 });
  if (bytes >= limits.storageBytes) throw new AppError("storage_full");
  if (engine !== "sahne" && calls >= vendors.callsPerDay) {
    throw new AppError("provider_daily_cap", { retryAfterSeconds: secondsToMidnight(context.clock.now()) });
  }
  return making;
}

/** Like the lock above without waiting: false while another transaction is starting something for the same user. */
export async function tryLockUser(executor: Executor, userId: string): Promise<boolean> {
  const [row] = await queryRows<{ mine: boolean }>(
    executor,
    sql`select pg_try_advisory_xact_lock(${lockOf(userId)}) as mine`,
  );
  return row?.mine ?? false;
}

function lockOf(userId: string): SQL {
  return sql`hashtextextended(${`room/${userId}`}, 0)`;
}

function secondsToMidnight(now: Date): number {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return Math.ceil((midnight - now.getTime()) / 1000);
}
