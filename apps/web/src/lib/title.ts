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
  const title = fullTitle(section);
  return count > 0 ? `(${count}) ${title}` : title;
}

/** A title that begins with the product's name, as the landing page's does, stands alone. */
function fullTitle(section: string | undefined): string {
  if (section === undefined) return PRODUCT;
  return section.startsWith(PRODUCT) ? section : `${section} · ${PRODUCT}`;
}
