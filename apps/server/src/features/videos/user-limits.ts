import { sql, type SQL } from "drizzle-orm";
import type { Context } from "#context.ts";
import { readStorage, storageColumns, type Storage } from "#features/images/storage-room.ts";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { queryRows } from "#platform/db/rows.ts";
import { AppError } from "#platform/errors.ts";
import { takeToken } from "#platform/rate-limit.ts";
import { createsPerHourOf } from "#features/accounts/accounts.repo.ts";
import { makingOf } from "./library/video-sets.ts";
import { paidCallsOfToday } from "./vendor/paid-calls.repo.ts";
import type { VideoRow } from "./videos.repo.ts";

/** Whether the storage limit is reached. The size of a new film is not known before, so one film may exceed it. */
export async function isStorageFull(context: Context, executor: Executor, userId: string): Promise<boolean> {
  const { bytes, limitBytes, isSiteFull } = await readStorage(context, executor, userId);
  return bytes >= limitBytes || isSiteFull;
}

type Usage = Storage & { making: number; calls: number };

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
    sql`select ${makingOf(userId)} as making, ${storageColumns(context, userId)},
      ${paidCallsOfToday(context, userId)} as calls`,
  );
  if (!used) throw new Error("Counting answered nothing.");
  const { making, bytes, limitBytes, isSiteFull, calls } = used;
  if (making >= limits.jobsPerUser) throw new AppError("too_many_jobs", { retryAfterSeconds: 30 });
  if (bytes >= limitBytes) throw new AppError("storage_full");
  if (isSiteFull) throw new AppError("no_space");
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

/** One of the videos that may be asked for within an hour. */
export async function takeCreate({ config }: Context, tx: Transaction, userId: string): Promise<void> {
  const own = await createsPerHourOf(tx, userId);
  const perHour = own ?? config.limits.createsPerHour;
  // An empty bucket could tell nobody when to come back.
  if (perHour === 0) throw new AppError("rate_limited", { retryAfterSeconds: 3_600 });
  // Of another size, so another bucket: tokens of the usual one would still be there.
  const name = own === null ? "create" : `create-${own}`;
  await takeToken(tx, { name, burst: perHour, perSeconds: 3_600 }, userId);
}

function lockOf(userId: string): SQL {
  return sql`hashtextextended(${`room/${userId}`}, 0)`;
}

function secondsToMidnight(now: Date): number {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return Math.ceil((midnight - now.getTime()) / 1000);
}
