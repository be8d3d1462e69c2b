import { DAY_MS } from "@sahne/contract/time-units";
import { and, eq, lt, sql, type SQL } from "drizzle-orm";
import type { Clock } from "#platform/clock.ts";
import type { Executor } from "#platform/db/database.ts";
import { quotaDays } from "#platform/db/schema.ts";

export type Quota = { bucket: string; day: string; limit: number };

/** Takes one of the day's allowance, or answers false when it is used up; one statement, no race. */
export async function takeQuota(executor: Executor, { bucket, day, limit }: Quota): Promise<boolean> {
  const rows = await executor
    .insert(quotaDays)
    .values({ bucket, day, used: 1 })
    .onConflictDoUpdate({
      target: [quotaDays.bucket, quotaDays.day],
      set: { used: sql`${quotaDays.used} + 1` },
      setWhere: sql`${quotaDays.used} < ${limit}`,
    })
    .returning({ used: quotaDays.used });
  return rows.length > 0;
}

/** For a call that the vendor refused: it has cost nothing. */
export async function giveBackQuota(executor: Executor, { bucket, day }: Omit<Quota, "limit">): Promise<void> {
  await executor
    .update(quotaDays)
    .set({ used: sql`greatest(0, ${quotaDays.used} - 1)` })
    .where(and(eq(quotaDays.bucket, bucket), eq(quotaDays.day, day)));
}

export async function readQuota(executor: Executor, { bucket, day }: Omit<Quota, "limit">): Promise<number> {
  const [row] = await executor
    .select({ used: quotaDays.used })
    .from(quotaDays)
    .where(and(eq(quotaDays.bucket, bucket), eq(quotaDays.day, day)));
  return row?.used ?? 0;
}

/** The same as a part of a larger question. */
export function usedQuota({ bucket, day }: Omit<Quota, "limit">): SQL {
  return sql`coalesce((select used from quota_days where bucket = ${bucket} and day = ${day}), 0)`;
}

const KEEP_DAYS_MS = 40 * DAY_MS;

/** Nobody asks for the allowance of a day that is over; some weeks are kept for whoever looks into a complaint. */
export async function expireQuotaDays({ db, clock }: { db: Executor; clock: Clock }): Promise<void> {
  const oldest = utcDay(new Date(clock.now().getTime() - KEEP_DAYS_MS));
  await db.delete(quotaDays).where(lt(quotaDays.day, oldest));
}

export function utcDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}
