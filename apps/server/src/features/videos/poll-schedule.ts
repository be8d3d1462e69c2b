const MINUTE_MS = 60_000;
const SPREAD = 0.2;

/** Longer than any film takes: from here on it is asked for only now and then, since it is paid for. */
export const STALLED_AFTER_MS = 20 * MINUTE_MS;
export const GIVE_UP_AFTER_MS = 24 * 60 * MINUTE_MS;
/** Films take two or three minutes: a task that nobody asks after is taken to run for so long. */
const UNFOLLOWED_MS = 5 * MINUTE_MS;

/** Until when a task that we no longer follow, or never learnt of, takes a place of its key. */
export function busyUntil(now: Date): Date {
  return new Date(now.getTime() + UNFOLLOWED_MS);
}

/** How long ago the vendor took the call. */
export function ageOf(call: { settledAt: Date | null; createdAt: Date }, now: Date): number {
  return now.getTime() - (call.settledAt ?? call.createdAt).getTime();
}

/** How long to wait before asking again, by how long the vendor has been at it. */
export function pollDelayMs(ageMs: number, pollMs: number): number {
  if (ageMs < MINUTE_MS) return pollMs;
  return ageMs < STALLED_AFTER_MS ? pollMs * 2 : MINUTE_MS;
}

/** A moment about so far ahead, spread so that many do not come at once; never before the vendor wants it. */
export function soonerOrLater(now: Date, delayMs: number, atLeastMs = 0): Date {
  const spread = delayMs * (1 - SPREAD + 2 * SPREAD * Math.random());
  return new Date(now.getTime() + Math.max(spread, atLeastMs));
}

/** Under one key at most one question about a film waits. */
export function pollKey({ videoId, attempt }: { videoId: string; attempt: number }): string {
  return `poll/${videoId}/${attempt}`;
}
