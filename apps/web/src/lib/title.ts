import { useEffect } from "react";
import { createStore, useStore } from "./store.ts";

const PRODUCT = "Sahne";

/** How many films are being made: shown in the tab's title, so that a person elsewhere sees when they are done. */
const workInProgress = createStore(0);

export function setWorkInProgress(count: number): void {
  workInProgress.set(count);
}

export function useDocumentTitle(section: string | undefined): void {
  const count = useStore(workInProgress);
  useEffect(() => {
    document.title = documentTitle(section, count);
  }, [section, count]);
}

export function documentTitle(section: string | undefined, count: number): string {
  const title = section === undefined ? PRODUCT : `${section} · ${PRODUCT}`;
  return count > 0 ? `(${count}) ${title}` : title;
}
