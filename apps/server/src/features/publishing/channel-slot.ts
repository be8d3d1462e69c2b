import { randomUUID } from "node:crypto";
import type { Context } from "#context.ts";
import { giveSlot, renewSlot, takeSlot, type Slot } from "#platform/queue/slots.ts";

/** Short, so that what a dead process held is free again soon. */
const LEASE_MS = 15_000;
const RENEW_MS = 4_000;

/** One publication at a time per channel, whichever process runs it; false when another one has the place. */
export async function inChannelSlot(
  context: Context,
  channelId: string,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  const request = { scope: `publish/${channelId}`, limit: 1, holder: randomUUID(), leaseMs: LEASE_MS };
  const slot = await takeSlot(context.db, request);
  if (!slot) return false;
  const lost = new AbortController();
  const timer = setInterval(() => {
    keep(context, slot, lost).catch((error: unknown) => {
      context.log.warn({ err: error, channelId }, "a channel's slot could not be renewed");
    });
  }, RENEW_MS);
  try {
    await work(AbortSignal.any([outer, lost.signal]));
  } finally {
    clearInterval(timer);
    await giveSlot(context.db, slot);
  }
  return true;
}

async function keep(context: Context, slot: Slot, lost: AbortController): Promise<void> {
  const isHeld = await renewSlot(context.db, slot, LEASE_MS);
  if (!isHeld) lost.abort();
}
