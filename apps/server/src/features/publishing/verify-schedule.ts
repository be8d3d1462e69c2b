import { MINUTE_MS, SECOND_MS } from "@sahne/contract/time-units";

/** Longer than this the channel is asked only now and then. */
const OFTEN_FOR_MS = 20 * MINUTE_MS;
const SELDOM_MS = 10 * MINUTE_MS;
/** After a day the video is reported as still processing, and we stop asking. */
export const GIVE_UP_AFTER_MS = 24 * 60 * MINUTE_MS;
/** A list may lag behind by hours; only then its owner is asked where the video is. */
export const MISSING_AFTER_MS = 6 * 60 * MINUTE_MS;

/** How long to wait before asking again, by how long the channel has had the film: about twice as long each time. */
export function verifyDelayMs(ageMs: number): number {
  if (ageMs >= OFTEN_FOR_MS) return SELDOM_MS;
  return Math.min(MINUTE_MS, Math.max(5 * SECOND_MS, ageMs));
}
