import { eq, inArray, sql } from "drizzle-orm";
import type { Context } from "#context.ts";
import { queryRows } from "#platform/db/rows.ts";
import { passwordFailures } from "#platform/db/schema.ts";
import { AppError } from "#platform/errors.ts";
import { sha256 } from "#platform/ids.ts";

/** `free` tries cost nothing; from then on each failure doubles the wait, up to `longestSeconds`. */
type Rule = { free: number; firstSeconds: number; longestSeconds: number };

/** For one account from one network: about sixteen guesses in a quarter of an hour. */
const FROM_ONE_PLACE: Rule = { free: 5, firstSeconds: 5, longestSeconds: 120 };
/** For one account from everywhere: slows a scattered attack and can never keep the owner out for long. */
const FROM_ANYWHERE: Rule = { free: 50, firstSeconds: 1, longestSeconds: 15 };
/** So long after the last failure all is forgotten. */
const FORGET_AFTER_SECONDS = 3_600;

/** Whose password is guessed, and from where. */
export type Guess = { account: string; network: string };

/**
 * Counts the try before it is made, so that a thousand at the same moment count as a thousand; a right password takes
 * the count back. Counters live in the database and hold for all processes together.
 */
export async function guardPassword(context: Context, guess: Guess): Promise<{ succeeded(): Promise<void> }> {
  const placeKey = sha256(`place/${guess.account}/${guess.network}`);
  const accountKey = sha256(`account/${guess.account}`);
  await countTry(context, placeKey, FROM_ONE_PLACE);
  await countTry(context, accountKey, FROM_ANYWHERE);
  return {
    async succeeded() {
      await context.db.delete(passwordFailures).where(inArray(passwordFailures.key, [placeKey, accountKey]));
    },
  };
}

async function countTry(context: Context, key: string, rule: Rule): Promise<void> {
  // Looked at first: whoever has to wait is told so without anything being written.
  const wait = await waitSeconds(context, key);
  if (wait > 0) throw new AppError("rate_limited", { retryAfterSeconds: wait });
  const now = sql`${context.clock.now().toISOString()}::timestamptz`;
  const failures = sql`
    case when counted.updated_at < ${now} - ${FORGET_AFTER_SECONDS}::int * interval '1 second' then 1
         else counted.failures + 1 end`;
  const blockedSeconds = sql`
    case when (${failures}) < ${rule.free}::int then 0
         else least(${rule.longestSeconds}::float8,
                    ${rule.firstSeconds}::float8 * power(2::float8, least(30, (${failures}) - ${rule.free}::int))) end`;
  const counted = await queryRows(
    context.db,
    sql`
      insert into password_failures as counted (key, failures, blocked_until, updated_at)
      values (${key}, 1, ${now}, ${now})
      on conflict (key) do update set
        failures = ${failures},
        blocked_until = ${now} + (${blockedSeconds}) * interval '1 second',
        updated_at = ${now}
       where counted.blocked_until <= ${now}
      returning failures`,
  );
  // Somebody else counted at the same moment.
  if (counted.length === 0) {
    throw new AppError("rate_limited", { retryAfterSeconds: Math.max(1, await waitSeconds(context, key)) });
  }
}

async function waitSeconds(context: Context, key: string): Promise<number> {
  const [row] = await context.db.select().from(passwordFailures).where(eq(passwordFailures.key, key));
  const waitMs = (row?.blockedUntil.getTime() ?? 0) - context.clock.now().getTime();
  return Math.max(0, Math.ceil(waitMs / 1000));
}
