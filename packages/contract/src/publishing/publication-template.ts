/** What the words of a publish profile may name. `n` and `date` differ for each film of a plan. */
export const TEMPLATE_WORDS = ["title", "prompt", "keywords", "n", "date"] as const;
type TemplateWord = (typeof TEMPLATE_WORDS)[number];
export type TemplateValues = Partial<Record<TemplateWord, string>>;

const WORD = /\{(title|prompt|keywords|n|date)\}/g;

/**
 * Puts the values in; a word without a value stays as it is, to be filled in later. A value that names another word is not
 * looked at again. The channel takes no angle brackets, so no value brings any.
 */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replaceAll(WORD, (whole: string, word: TemplateWord) => withoutAngles(values[word] ?? whole));
}

/** The day as a reader of this language writes it. */
export function templateDate(at: Date, language: string, timeZone: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone }).format(at);
}

/** The channel takes no angle brackets in any text. */
export function withoutAngles(text: string): string {
  return text.replaceAll(/[<>]/g, "");
}
