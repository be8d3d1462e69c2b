import { MINUTE_MS } from "@sahne/contract/time-units";
const SPREAD = 0.2;
const FIRST_WAIT_MS = 2_000;
/** The longest wait, even when the vendor asks for more: it can ask again. */
const LONGEST_WAIT_MS = 15 * MINUTE_MS;

/** Longer than any film takes. It is paid for, so we keep asking, but rarely. */
export const STALLED_AFTER_MS = 20 * MINUTE_MS;
export const GIVE_UP_AFTER_MS = 24 * 60 * MINUTE_MS;
/** Films take two or three minutes: a task we no longer poll is assumed to run for this long. */
const UNFOLLOWED_MS = 5 * MINUTE_MS;

/** Until when a task that we no longer follow, or never learnt of, takes a place of its key. */
export function busyUntil(now: Date): Date {
  return new Date(now.getTime() + UNFOLLOWED_MS);
}

/** How long ago the vendor took the call. */
export function ageOf(call: { settledAt: Date | null; createdAt: Date }, now: Date): number {
  return now.getTime() - (call.settledAt ?? call.createdAt).getTime();
}

/** How long to wait before asking again, by how long the vendor has been working. */
export function pollDelayMs(ageMs: number, pollMs: number): number {
  if (ageMs < MINUTE_MS) return pollMs;
  return ageMs < STALLED_AFTER_MS ? pollMs * 2 : MINUTE_MS;
}

/**
 * A time about this far ahead, with jitter; not before the vendor allows it, as far as that is
 * reasonable: some ask for a year.
 */
export function soonerOrLater(now: Date, delayMs: number, atLeastMs = 0): Date {
  const spread = delayMs * (1 - SPREAD + 2 * SPREAD * Math.random());
  return new Date(now.getTime() + Math.max(spread, Math.min(atLeastMs, LONGEST_WAIT_MS)));
}

/** The wait after this many failures in a row of a call that costs nothing. */
export function growingWaitMs(misses: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(misses, 20));
}

/** Under one key at most one question about a film waits. */
export function pollKey({ videoId, attempt }: { videoId: string; attempt: number }): string {
  return `poll/${videoId}/${attempt}`;
}
