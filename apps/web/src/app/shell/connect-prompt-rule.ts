import { CONNECT_PROMPT_SNOOZE_MS } from "@sahne/contract/limits";
import { readStored, writeStored } from "#lib/storage.ts";

export type PromptFacts = {
  /** The status check has answered, and without an error. */
  isStatusKnown: boolean;
  isConnected: boolean;
  path: string;
  /** When "Later" or close was last pressed; null for never. */
  dismissedAt: number | null;
  now: number;
};

/** R4.4: when the prompt shows itself. A press of "YouTube Ekle" opens it whatever this says. */
export function showsByItself({ isStatusKnown, isConnected, path, dismissedAt, now }: PromptFacts): boolean {
  if (!isStatusKnown || isConnected || path !== "/dashboard") return false;
  return dismissedAt === null || now - dismissedAt > CONNECT_PROMPT_SNOOZE_MS;
}

/** Null when it was never dismissed, or when what is stored is no time. */
export function readDismissedAt(): number | null {
  const stored = readStored("youtube-notification-dismissed");
  if (stored === null || !/^\d+$/.test(stored)) return null;
  return Number(stored);
}

export function rememberDismissed(now: number): void {
  writeStored("youtube-notification-dismissed", String(now));
}
