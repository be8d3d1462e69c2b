import { randomUUID } from "node:crypto";
import { change, type Change } from "@sahne/contract/history/events";
import { MINUTE_MS } from "@sahne/contract/time-units";
import { z } from "zod";
import type { Database } from "#platform/db/database.ts";
import { giveHeld, giveSlot, renewHeld, takeSlot } from "#platform/queue/slots.ts";
import { startTelling } from "./tell-changes.ts";

export type ChangeListener = { onChange(change: Change): void; onResync(): void };

/** Hands the changes of a user to that user's open streams, whichever process made them. */
export type ChangeHub = {
  /** Null when this user already has as many streams as anyone may. */
  join(userId: string, listener: ChangeListener): Promise<(() => void) | null>;
  stop(): Promise<void>;
};

const CHANNEL = "changes";
/** Of one user at all processes together. */
const STREAMS_PER_USER = 12;
/** What a process held that died is free again after so long. */
const LEASE_MS = 5 * MINUTE_MS;
const RENEW_MS = 100_000;

const notice = change.extend({ userId: z.string() });

export async function openChangeHub(database: Database): Promise<ChangeHub> {
  const listeners = new Map<string, Set<ChangeListener>>();

  function deliver(payload: string): void {
    const { userId, ...what } = notice.parse(JSON.parse(payload));
    for (const listener of listeners.get(userId) ?? []) listener.onChange(what);
  }

  function resyncAll(): void {
    for (const ofUser of listeners.values()) for (const listener of ofUser) listener.onResync();
  }

  const stopListening = await database.listen(CHANNEL, deliver, resyncAll);
  const telling = startTelling(database);
  const places = createPlaces(database);
  return {
    async join(userId, listener) {
      const leavePlace = await places.take(userId);
      if (!leavePlace) return null;
      const ofUser = listeners.get(userId) ?? new Set();
      listeners.set(userId, ofUser.add(listener));
      return () => {
        ofUser.delete(listener);
        if (ofUser.size === 0) listeners.delete(userId);
        leavePlace();
      };
    },
    async stop() {
      await places.stop();
      await telling.stop();
      await stopListening();
    },
  };
}

/** Places are counted where all processes see them, and kept by one statement for all streams of this one. */
function createPlaces({ db }: Pick<Database, "db">) {
  const holder = randomUUID();
  // What cannot be renewed or given back runs out by itself.
  const timer = setInterval(() => void renewHeld(db, holder, LEASE_MS).catch(() => undefined), RENEW_MS);
  timer.unref();
  return {
    async take(userId: string): Promise<(() => void) | null> {
      const wish = { scope: `streams/${userId}`, limit: STREAMS_PER_USER, holder, leaseMs: LEASE_MS };
      const slot = await takeSlot(db, wish);
      return slot && (() => void giveSlot(db, slot).catch(() => undefined));
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await giveHeld(db, holder).catch(() => undefined);
    },
  };
}
