import type { Executor } from "#platform/db/database.ts";

export type SlotRequest = { scope: string; limit: number; holder: string; leaseMs: number };
export type Slot = { scope: string; slot: number; holder: string };

/** Takes one of the slots of a scope, or answers null when all are held. */
export async function takeSlot(executor: Executor, request: SlotRequest): Promise<Slot | null> {
  throw new Error(`Not built yet: ${request.scope} ${typeof executor}`);
}

/** Answers false when the lease was lost meanwhile. */
export async function renewSlot(executor: Executor, slot: Slot, leaseMs: number): Promise<boolean> {
  throw new Error(`Not built yet: ${slot.scope} ${leaseMs} ${typeof executor}`);
}

export async function giveSlot(executor: Executor, slot: Slot): Promise<void> {
  throw new Error(`Not built yet: ${slot.scope} ${typeof executor}`);
}
