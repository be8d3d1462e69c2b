import { sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { queryRows } from "#platform/db/rows.ts";
import { AppError } from "#platform/errors.ts";

export type RateLimit = { name: string; burst: number; perSeconds: number };

/** Takes a token, or tells the caller how long to wait: whoever waits that long gets one. */
export async function takeToken(executor: Executor, limit: RateLimit, who: string): Promise<void> {
  const waitSeconds = await askForToken(executor, limit, who);
  if (waitSeconds > 0) throw new AppError("rate_limited", { retryAfterSeconds: Math.ceil(waitSeconds) });
}

export async function tryToken(executor: Executor, limit: RateLimit, who: string): Promise<boolean> {
  return (await askForToken(executor, limit, who)) === 0;
}

/** No limit is longer than a day; after two the bucket of anyone is full again. */
export async function sweepBuckets(executor: Executor): Promise<void> {
  await executor.execute(sql`delete from rate_buckets where refilled_at < now() - interval '2 days'`);
}

/**
 * One token bucket per key in the database, so that every process counts together; one statement, no race. A refusal costs
 * the caller nothing and us one read: no row is written or locked for it. (The packages that count in PostgreSQL
 * write each refusal and charge for it: docs/decisions/014.)
 */
async function askForToken(executor: Executor, { name, burst, perSeconds }: RateLimit, who: string): Promise<number> {
  const key = `${name}/${who}`;
  const perSecond = burst / perSeconds;
  // A clock that was put back takes nothing away.
  const refilled = sql`least(${burst}::float8, bucket.tokens
    + greatest(0, extract(epoch from now() - bucket.refilled_at)::float8) * ${perSecond}::float8)`;
  const [asked] = await queryRows<{ isTaken: boolean; tokens: number | null }>(
    executor,
    sql`
    with seen as (select ${refilled} as tokens from rate_buckets as bucket where key = ${key}),
    taken as (
      insert into rate_buckets as bucket (key, tokens, refilled_at)
      select ${key}, ${burst - 1}::float8, now() where not exists (select 1 from seen where seen.tokens < 1)
      on conflict (key) do update set tokens = ${refilled} - 1, refilled_at = now() where ${refilled} >= 1
      returning 1)
    select exists (select 1 from taken) as "isTaken", (select tokens from seen) as tokens`,
  );
  if (asked?.isTaken) return 0;
  // A token was seen but another request took it at the same moment: wait as if there were none.
  const missing = Math.min(1, Math.max(0, 1 - (asked?.tokens ?? 0))) || 1;
  return missing / perSecond;
}
