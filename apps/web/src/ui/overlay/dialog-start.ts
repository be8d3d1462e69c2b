import { useEffect } from "react";

const FIELDS = ":is(input, select, textarea):not(:disabled, [hidden])";

/**
 * Where the focus starts in a panel: on its first field with its text selected, or on the chosen radio button. A panel
 * that only asks a question starts on its first button, the safe one; otherwise on the panel itself.
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

/** Fields that load after the dialog has opened take the focus from it, unless the user has moved it. */
export function useLateStart(isReady: boolean) {
  useEffect(() => {
    if (isReady) dialogStart(document.querySelector<HTMLElement>("[role=dialog]:focus"))?.focus();
  }, [isReady]);
}
