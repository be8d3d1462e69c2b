import { createStore, useStore } from "./store.ts";

/** Whether changes arrive by themselves just now; while they do not, lists with work in them are asked for again. */
const isLive = createStore(false);

export function setIsLive(value: boolean): void {
  isLive.set(value);
}

export function useIsLive(): boolean {
  return useStore(isLive);
}
