import { createStore, useStore } from "./store.ts";

/** Whether the stream is open; while it is not, lists with work in progress are polled. */
const isLive = createStore(false);

const WORKING_MS = 2_000;
const IDLE_MS = 30_000;

/** How soon a list is polled while the stream is closed; false while it is open. */
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
