import { createStore, useStore } from "./store.ts";

const isOnline = createStore(typeof navigator === "undefined" || navigator.onLine);

/** A call got no answer at all. */
export function reportUnreachable(): void {
  isOnline.set(false);
}

/** Any answer, even a refusal, proves that the server can be reached. */
export function reportReachable(): void {
  isOnline.set(true);
}

export function useIsOnline(): boolean {
  return useStore(isOnline);
}

export function followConnection(): () => void {
  window.addEventListener("offline", reportUnreachable);
  window.addEventListener("online", reportReachable);
  return () => {
    window.removeEventListener("offline", reportUnreachable);
    window.removeEventListener("online", reportReachable);
  };
}
