import { setTimeout as wait } from "node:timers/promises";
import { hash, verify } from "@node-rs/argon2";
import { AppError } from "#platform/errors.ts";

const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const WAITING_MAX = 20;
const REFUSAL_DELAY_MS = 500;

/** Hashing is the one thing a stranger can make us do that costs real time: two at once, a short queue, then 429. */
const gate = createGate();

export function hashPassword(password: string): Promise<string> {
  return gate(() => hash(password, PARAMETERS));
}

let visitors = 0;

/**
 * Lets only as many visitors near the database as the gate can hold. The rest are refused before they cost anything,
 * and a little late: whoever asks in a loop asks less often.
 */
export async function admitVisitor<Result>(work: () => Promise<Result>): Promise<Result> {
  if (visitors >= AT_ONCE + WAITING_MAX) {
    await wait(REFUSAL_DELAY_MS);
    throw tooBusy();
  }
  visitors += 1;
  try {
    return await work();
  } finally {
    visitors -= 1;
  }
}

/** True for a hash that was made with other parameters than today's. */
export function isOutdated(storedHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = PARAMETERS;
  return !storedHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

/** How many verifications this process has done, of real and of made-up hashes alike. */
export const verifications = { count: 0 };

/** An account whose password was taken from it has this in place of a hash; nothing matches it. */
export const NO_PASSWORD = "";

/** For an unknown user a made-up hash is checked all the same, so that both cases cost one verification. */
export async function verifyPassword(password: string, storedHash: string | null): Promise<boolean> {
  const hasPassword = storedHash !== null && storedHash !== NO_PASSWORD;
  const against = hasPassword ? storedHash : await unknownUserHash();
  verifications.count += 1;
  const isRight = await gate(() => verify(against, password));
  return hasPassword && isRight;
}

let pendingUnknownHash: Promise<string> | undefined;

function unknownUserHash(): Promise<string> {
  pendingUnknownHash ??= hash("nobody has this password", PARAMETERS);
  return pendingUnknownHash;
}

function tooBusy(): AppError {
  return new AppError("rate_limited", { retryAfterSeconds: 2 });
}

function createGate() {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (running < AT_ONCE) {
      running += 1;
      return;
    }
    if (waiting.length >= WAITING_MAX) throw tooBusy();
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
