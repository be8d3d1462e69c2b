import { useEffect } from "react";
import { createStore, useStore } from "./store.ts";

const PRODUCT = "Sahne";

/** What the tab tells a person who is elsewhere: how many films are being made, or that the last one is done. */
type TabState = { working: number; isDone: boolean };

const tabState = createStore<TabState>({ working: 0, isDone: false });

/** Work that ends in a background tab is announced until somebody looks. */
export function setWorkInProgress(count: number): void {
  const { working, isDone } = tabState.get();
  const endsUnseen = count === 0 && working > 0 && document.hidden;
  tabState.set({ working: count, isDone: endsUnseen || (isDone && count === 0) });
}

export function forgetWork(): void {
  tabState.set({ working: 0, isDone: false });
}

export function useDocumentTitle(section: string | undefined): void {
  const state = useStore(tabState);
  useEffect(() => {
    document.title = documentTitle(section, state);
    drawIcon(state);
  }, [section, state]);
  useEffect(() => {
    const handleLook = () => {
      const { working, isDone } = tabState.get();
      if (!document.hidden && isDone) tabState.set({ working, isDone: false });
    };
    document.addEventListener("visibilitychange", handleLook);
    return () => document.removeEventListener("visibilitychange", handleLook);
  }, []);
}

export function documentTitle(section: string | undefined, { working, isDone }: TabState): string {
  const title = fullTitle(section);
  if (working > 0) return `(${working}) ${title}`;
  return isDone ? `✓ ${title}` : title;
}

/** A title that begins with the product's name, as the landing page's does, stands alone. */
function fullTitle(section: string | undefined): string {
  if (section === undefined) return PRODUCT;
  return section.startsWith(PRODUCT) ? section : `${section} · ${PRODUCT}`;
}

function drawIcon({ working, isDone }: TabState): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const name = working > 0 ? "favicon-working" : isDone ? "favicon-done" : "favicon";
  if (icon !== null && !icon.href.endsWith(`/${name}.svg`)) icon.href = `/${name}.svg`;
}
