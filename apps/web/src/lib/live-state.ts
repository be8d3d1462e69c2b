import { createStore, useStore } from "./store.ts";

/** Whether changes arrive by themselves just now; while they do not, lists with work in them are asked for again. */
const isLive = createStore(false);

const WORKING_MS = 2_000;
const IDLE_MS = 30_000;

/** How soon a list is asked for again while nothing arrives by itself; false while it does. */
export function useFallbackPoll(hasWork: boolean): number | false {
  if (useIsLive()) return false;
  return hasWork ? WORKING_MS : IDLE_MS;
}

export function setIsLive(value: boolean): void {
  isLive.set(value);
}

export function useIsLive(): boolean {
  return useStore(isLive);
}
