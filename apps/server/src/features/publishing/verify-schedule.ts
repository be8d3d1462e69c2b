import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@sahne/contract/time-units";
import type { UploadRow } from "./publishing.repo.ts";

/** Longer than this the channel is asked only now and then, with growing gaps. */
const OFTEN_FOR_MS = 20 * MINUTE_MS;
const SELDOM_MS = 10 * MINUTE_MS;
const SELDOMMEST_MS = 2 * HOUR_MS;
/** After a day the video is reported as still processing, and we stop asking. */
export const GIVE_UP_AFTER_MS = DAY_MS;
/** An empty list right after an upload is a late one: for a day nobody says that the video is not there. */
export const MISSING_AFTER_MS = DAY_MS;

/**
 * When an answer was lost with the last bytes, a list without the video says nothing before this: until then sending it again
 * could make a second one. Null where nothing can have arrived unseen.
 */
export function doubtfulUntil({ lastChunkSent, sentAt, updatedAt }: UploadRow): Date | null {
  return lastChunkSent ? new Date((sentAt ?? updatedAt).getTime() + MISSING_AFTER_MS) : null;
}

/** How long to wait before asking again, by how long the channel has had the film: about twice as long each time. */
export function verifyDelayMs(ageMs: number): number {
  if (ageMs >= OFTEN_FOR_MS) return Math.min(SELDOMMEST_MS, Math.max(SELDOM_MS, ageMs / 6));
  return Math.min(MINUTE_MS, Math.max(5 * SECOND_MS, ageMs));
}
