import { loadAll, type Mode, type Translator } from "@sahne/messages/translator";

/** The product's texts in the caller's language. */
export type TranslatorFor = (mode: Mode) => Translator;

export async function loadTranslators(): Promise<TranslatorFor> {
  const [mix, tr, en] = await Promise.all([loadAll("mix"), loadAll("tr"), loadAll("en")]);
  const all = { mix, tr, en };
  return (mode) => all[mode];
}

/** Our own web sends `mix`, `tr` or `en`; anything else is read as an ordinary Accept-Language list. */
export function modeOf(acceptLanguage: string | undefined): Mode {
  const first = (acceptLanguage ?? "mix").split(",", 1)[0]?.trim().toLowerCase() ?? "mix";
  if (first.startsWith("tr")) return "tr";
  if (first.startsWith("en")) return "en";
  return "mix";
}
