import { AppError } from "#platform/errors.ts";

/** As many as the library's own uploader sends side by side, and one more. */
const IN_HAND_PER_USER = 4;
/** Files of up to 10 MB lie in memory while they wait. */
const IN_HAND_MAX = 40;
const TRY_AGAIN_SECONDS = 5;

const inHand = new Map<string, { count: number; last: Promise<unknown> }>();
let total = 0;

/**
 * A place for one upload, from its first byte to its answer. Of each user only one picture at a time stands in the line for
 * drawing, so that a user who sends many waits for their own pictures and nobody else does.
 */
export async function holdPlace<Result>(
  userId: string,
  work: (inOwnTurn: <Value>(draw: () => Promise<Value>) => Promise<Value>) => Promise<Result>,
): Promise<Result> {
  const own = inHand.get(userId) ?? { count: 0, last: Promise.resolve() };
  if (own.count >= IN_HAND_PER_USER) throw new AppError("rate_limited", { retryAfterSeconds: TRY_AGAIN_SECONDS });
  if (total >= IN_HAND_MAX) throw new AppError("unavailable", { retryAfterSeconds: TRY_AGAIN_SECONDS });
  own.count += 1;
  total += 1;
  inHand.set(userId, own);
  try {
    return await work((draw) => {
      const mine = own.last.then(draw, draw);
      own.last = mine.catch(() => undefined);
      return mine;
    });
  } finally {
    own.count -= 1;
    total -= 1;
    if (own.count === 0) inHand.delete(userId);
  }
}
