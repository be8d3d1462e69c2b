import type { Language } from "#spec.ts";
import type { Field } from "./fields.ts";
import { FIELDS } from "./fields.ts";
import { ENGLISH_COMPANY } from "#director/ideas/company-english.ts";
import { TURKISH_COMPANY } from "#director/ideas/company-turkish.ts";

/** Without a field it stands for all other texts. */
type Meaning = { field: Field | null; slug: string };

export const COMPANY: Readonly<Record<Language, ReadonlyMap<string, readonly Meaning[]>>> = {
  tr: readTable(TURKISH_COMPANY),
  en: readTable(ENGLISH_COMPANY),
};

function readTable(table: string): ReadonlyMap<string, readonly Meaning[]> {
  return new Map(
    table
      .trim()
      .split("\n")
      .map((line) => {
        const [word = "", meanings = ""] = line.split(": ");
        return [word, meanings.split(" ").map(readMeaning)];
      }),
  );
}

function readMeaning(text: string): Meaning {
  const [field = "", slug = ""] = text.split("=");
  if (field !== "" && !isField(field)) throw new Error(`company: no field is called ${field}`);
  return { field: field === "" ? null : field, slug };
}

function isField(name: string): name is Field {
  return Object.hasOwn(FIELDS, name);
}

/**
 * The object an ambiguous word stands for, by what its sentence or else its text speaks of; undefined: the word has one meaning.
 * A word is no company for itself.
 */
export function chosenByCompany(
  word: string,
  written: string,
  { sentence, whole }: { sentence: string; whole: string },
  language: Language,
): string | undefined {
  const meanings = COMPANY[language].get(word);
  if (!meanings) return undefined;
  for (const text of [sentence, whole]) {
    const others = text.replaceAll(written, " ");
    const found = meanings.find(({ field }) => field !== null && FIELDS[field].test(others));
    if (found) return found.slug;
  }
  return meanings.find(({ field }) => field === null)?.slug ?? "-";
}
