import { useEffect } from "react";

const FIELDS = ":is(input, select, textarea):not(:disabled, [hidden])";

/**
 * Where the work in a panel begins: its first field, with the words in it selected, or the chosen one of several. A panel
 * that only asks begins on its first button, the safe one. Otherwise on the panel itself, where no key answers anything.
 */
export function dialogStart(panel: HTMLElement | null): HTMLElement | null {
  // The keyboard of a phone would cover half of what was just opened.
  if (matchMedia("(pointer: coarse)").matches) return panel;
  const fields = [...(panel?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])];
  const first = fields[0];
  if (first === undefined) return panel?.querySelector<HTMLElement>("[data-question] button") ?? panel;
  if (first.type !== "radio") {
    first.select?.();
    return first;
  }
  return fields.find(({ name, checked }) => checked && name === first.name) ?? first;
}

/** Fields that come after the dialog has opened take the focus it holds for them, unless it went elsewhere meanwhile. */
export function useLateStart(isReady: boolean) {
  useEffect(() => {
    if (isReady) dialogStart(document.querySelector<HTMLElement>("[role=dialog]:focus"))?.focus();
  }, [isReady]);
}
