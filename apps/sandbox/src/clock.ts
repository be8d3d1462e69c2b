import { z } from "zod";
import type { Store } from "./store.ts";

export type Clock = {
  now(): Date;
  /** Moves the sandbox's time forward: links, tokens, sessions and schedules age without waiting. */
  advance(milliseconds: number): Date;
};

export function openClock(store: Store, real: () => Date): Clock {
  const offsets = store.collection("clock", z.number());
  const now = (): Date => new Date(real().getTime() + (offsets.get("offset") ?? 0));
  return {
    now,
    advance(milliseconds) {
      offsets.set("offset", (offsets.get("offset") ?? 0) + milliseconds);
      return now();
    },
  };
}
