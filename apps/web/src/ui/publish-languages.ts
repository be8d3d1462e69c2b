import type { Language } from "@sahne/messages/translator";
import type { SelectOption } from "./select.tsx";

/** Languages that many films are made in; a stored one beyond them is offered as well. */
const LANGUAGES = [
  ..."tr en de fr es it pt nl ru uk pl cs ro bg el hu sr hr sv da nb fi".split(" "),
  ..."ar fa he ku az kk uz hi bn ur id vi th ja ko zh-Hans zh-Hant pt-BR es-419".split(" "),
];

/** Named and ordered in the reader's own language. */
export function languageOptions(reader: Language, chosen: string | null): SelectOption[] {
  const names = new Intl.DisplayNames(reader, { type: "language" });
  const known = chosen === null || LANGUAGES.includes(chosen) ? LANGUAGES : [...LANGUAGES, chosen];
  return known
    .map((value) => ({ value, label: capital(names.of(value) ?? value, reader) }))
    .toSorted((left, right) => left.label.localeCompare(right.label, reader));
}

function capital(name: string, reader: Language): string {
  return name.charAt(0).toLocaleUpperCase(reader) + name.slice(1);
}
