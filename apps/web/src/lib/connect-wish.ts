import { z } from "zod";
import { readStoredJson, removeStored, writeStored } from "./storage.ts";

/** Where somebody was when connecting a channel came between, and what was written there (R18.7). */
export type ConnectWish = { path: string; written?: unknown };

/** Google's page and its questions take minutes, not hours; an older wish is not remembered by its owner either. */
const KEPT_MS = 30 * 60_000;

const stored = z.object({
  userId: z.string(),
  at: z.number(),
  // Only places of our own.
  path: z.string().regex(/^\/dashboard(\/|\?|$)/),
  written: z.unknown().optional(),
});

/** Every start of connecting says where it came from: without a wish an older one is forgotten. */
export function keepWish(userId: string, wish: ConnectWish | undefined): void {
  if (wish === undefined) removeStored("connect-wish");
  else writeStored("connect-wish", JSON.stringify({ userId, at: Date.now(), ...wish }));
}

export function readWish(userId: string): ConnectWish | null {
  const kept = stored.safeParse(readStoredJson("connect-wish"));
  if (!kept.success || kept.data.userId !== userId || Date.now() - kept.data.at > KEPT_MS) return null;
  return { path: kept.data.path, written: kept.data.written };
}
