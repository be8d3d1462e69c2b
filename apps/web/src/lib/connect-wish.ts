import { readStoredJson, removeStored, writeStored } from "./storage.ts";

/** Where somebody was when connecting a channel came between, and what was written there (R18.7). */
export type ConnectWish = { path: string; written?: unknown };

/** Google's page and its questions take minutes, not hours; an older wish is not remembered by its owner either. */
const KEPT_MS = 30 * 60_000;

/** Only places of our own. */
const OWN_PLACE = /^\/dashboard(\/|\?|$)/;

/** Every start of connecting says where it came from: without a wish an older one is forgotten. */
export function keepWish(userId: string, wish: ConnectWish | undefined): void {
  if (wish === undefined) removeStored("connect-wish");
  else writeStored("connect-wish", JSON.stringify({ userId, at: Date.now(), ...wish }));
}

export function readWish(userId: string): ConnectWish | null {
  const kept = readStoredJson("connect-wish");
  if (typeof kept !== "object" || kept === null) return null;
  const { userId: owner, at, path, written } = kept as Record<string, unknown>;
  const isYoung = typeof at === "number" && Date.now() - at <= KEPT_MS;
  if (owner !== userId || !isYoung || typeof path !== "string" || !OWN_PLACE.test(path)) return null;
  return { path, written };
}
