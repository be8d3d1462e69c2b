import type { SQL } from "drizzle-orm";
import type { Context } from "#context.ts";
import type { Executor } from "#platform/db/database.ts";
import { giveBackQuota, takeQuota, usedQuota, utcDay } from "#platform/quota.ts";

/** A schedule that runs wild, or a stolen session, costs at most this many calls in a day. */
const bucketOf = (userId: string): string => `vendor-calls/${userId}`;

export async function takePaidCall(context: Context, executor: Executor, userId: string, at: Date): Promise<boolean> {
  const limit = context.config.vendors.callsPerDay;
  return takeQuota(executor, { bucket: bucketOf(userId), day: utcDay(at), limit });
}

export async function giveBackPaidCall(executor: Executor, userId: string, at: Date): Promise<void> {
  await giveBackQuota(executor, { bucket: bucketOf(userId), day: utcDay(at) });
}

export function paidCallsOfToday(context: Context, userId: string): SQL {
  return usedQuota({ bucket: bucketOf(userId), day: utcDay(context.clock.now()) });
}
