import { useSession } from "#lib/session.ts";
import { browserTimeZone, storedTimeZone } from "#lib/time/time-zone.ts";

/** The zone in which every time is shown and meant: the account's, else the browser's. */
export function useTimeZone(): string {
  // Followed so that a change of the account's zone is seen; the reading itself bears with an older stored user.
  useSession();
  return storedTimeZone() ?? browserTimeZone();
}
