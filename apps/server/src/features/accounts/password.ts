import { hash, verify } from "@node-rs/argon2";
import { AppError } from "#platform/errors.ts";

const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const WAITING_MAX = 20;

/** Hashing is the one thing a stranger can make us do that costs real time: two at once, a short queue, then 429. */
const gate = createGate();

export function hashPassword(password: string): Promise<string> {
  return gate(() => hash(password, PARAMETERS));
}

/** For an unknown user a made-up hash is checked all the same, so that both cases cost one verification. */
export async function verifyPassword(password: string, storedHash: string | null): Promise<boolean> {
  const against = storedHash ?? (await unknownUserHash());
  const isRight = await gate(() => verify(against, password));
  return storedHash !== null && isRight;
}

let pendingUnknownHash: Promise<string> | undefined;

function unknownUserHash(): Promise<string> {
  pendingUnknownHash ??= hash("nobody has this password", PARAMETERS);
  return pendingUnknownHash;
}

function createGate() {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (running < AT_ONCE) {
      running += 1;
      return;
    }
    if (waiting.length >= WAITING_MAX) throw new AppError("rate_limited", { retryAfterSeconds: 2 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    // The place is handed over, never freed in between: a newcomer could take it twice.
    if (next) next();
    else running -= 1;
  }

  return async function pass<Result>(work: () => Promise<Result>): Promise<Result> {
    await enter();
    return work().finally(leave);
  };
}
