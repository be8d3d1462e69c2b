import { change, type Change } from "@sahne/contract/history/events";
import { z } from "zod";
import type { Database } from "#platform/db/database.ts";
import { startTelling } from "./tell-changes.ts";

export type ChangeListener = { onChange(change: Change): void; onResync(): void };

/** Hands the changes of a user to that user's open streams, whichever process made them. */
export type ChangeHub = {
  /** Null when this user already has as many streams as anyone may. */
  join(userId: string, listener: ChangeListener): (() => void) | null;
  stop(): Promise<void>;
};

const CHANNEL = "changes";
const STREAMS_PER_USER = 12;

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
  return {
    join(userId, listener) {
      const ofUser = listeners.get(userId) ?? new Set();
      if (ofUser.size >= STREAMS_PER_USER) return null;
      listeners.set(userId, ofUser.add(listener));
      return () => {
        ofUser.delete(listener);
        if (ofUser.size === 0) listeners.delete(userId);
      };
    },
    async stop() {
      await telling.stop();
      await stopListening();
    },
  };
}
