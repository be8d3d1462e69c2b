import type { FieldName } from "./create-rules.ts";

/** Of a field with several parts, such as a date and a time, the one that is empty. */
export function focusField(field: FieldName): void {
  const parts = [...document.querySelectorAll<HTMLElement>(`#create-${field} :is(textarea, input, button)`)];
  const empty = parts.find((part) => part instanceof HTMLInputElement && part.value === "");
  (empty ?? parts[0])?.focus();
}
