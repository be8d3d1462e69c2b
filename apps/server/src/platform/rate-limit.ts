import { sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { queryRows } from "#platform/db/rows.ts";
import { AppError } from "#platform/errors.ts";

export type RateLimit = { name: string; burst: number; perSeconds: number };

/** Takes a token, or tells the caller how long to wait. */
export async function takeToken(executor: Executor, limit: RateLimit, who: string): Promise<void> {
  if (await tryToken(executor, limit, who)) return;
  throw new AppError("rate_limited", { retryAfterSeconds: Math.ceil(limit.perSeconds / limit.burst) });
}

/** One token bucket per key in the database, so that every process counts together; one statement, no race. */
export async function tryToken(executor: Executor, limit: RateLimit, who: string): Promise<boolean> {
  const refillPerSecond = limit.burst / limit.perSeconds;
  const [bucket] = await queryRows<{ tokens: number }>(
    executor,
    sql`
    insert into rate_buckets as bucket (key, tokens, refilled_at)
    values (${`${limit.name}/${who}`}, ${limit.burst - 1}, now())
    on conflict (key) do update set
      tokens = greatest(-1, least(${limit.burst}::float8, bucket.tokens
        + extract(epoch from now() - bucket.refilled_at)::float8 * ${refillPerSecond}::float8) - 1),
      refilled_at = now()
    returning tokens`,
  );
  return (bucket?.tokens ?? 0) >= 0;
}
