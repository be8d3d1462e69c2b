import { useSyncExternalStore } from "react";

/** True while the tab is in the background: nobody sees what happens in it. */
export function useIsDocumentHidden(): boolean {
  return useSyncExternalStore(subscribe, () => document.hidden);
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}
