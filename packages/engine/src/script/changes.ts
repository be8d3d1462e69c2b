import type { Language } from "#spec.ts";

/** A number that becomes another: as they are written, and what they are worth. */
export type Change = { from: string; to: string; share: number; unit: string };

const NUMBER = String.raw`(?:yüzde\s|[%$€£₺]\s?)?(\d[\d.,]*\d|\d)`;
const UNIT = String.raw`(?:\s(\p{L}{1,9}?))?`;
const PATTERNS: Readonly<Record<Language, readonly RegExp[]>> = {
  tr: [
    new RegExp(
      String.raw`${NUMBER}${UNIT}['’]?[dt][ae]n\s(?:\p{L}{3,}\s)?${NUMBER}(?=['’\s\p{L}]{0,12}[ae](?!\p{L}))`,
      "iu",
    ),
    new RegExp(String.raw`${NUMBER}${UNIT}\syerine\s(?:\p{L}+\s){0,3}${NUMBER}`, "iu"),
  ],
  en: [
    new RegExp(
      String.raw`\b(?:was|were|cost)\s${NUMBER}${UNIT},?\s(?:and\s|but\s)?now\s(?:only\s|just\s|it's\s)?${NUMBER}`,
      "iu",
    ),
    new RegExp(String.raw`from\s${NUMBER}%?${UNIT}(?:\s\p{L}+){0,2}\sto\s(?:\p{L}+\s)?${NUMBER}`, "iu"),
  ],
};

const TWO_NUMBERS = /\d\D+\d/u;

/** "Yüzde 50'den yüzde 47,5'e", "1.890 TL yerine 1.490 TL", "from 6 hours to 3". Years and hours of the day are no amounts. */
export function findChange(text: string, language: Language): Change | undefined {
  // Most sentences have no two numbers: the patterns, which are dear to compile, are not asked.
  if (!TWO_NUMBERS.test(text)) return undefined;
  for (const pattern of PATTERNS[language]) {
    const [found = "", from = "", word = "", to = ""] = pattern.exec(text) ?? [];
    const [before, after] = [worth(from, language), worth(to, language)];
    const isYear = /^(?:1\d|20)\d\d$/u.test(from) && /^(?:1\d|20)\d\d$/u.test(to);
    // "Open on Saturday from 11 to 3": hours.
    const isHours = language === "en" && word === "" && before <= 12 && after <= 12 && OPENING.test(text);
    // "Your score goes from 300 to 850": from end to end.
    const isRange =
      language === "en" && /\b(?:go|goes|ranges?|ranging|runs?|anywhere|varies|scale) from\b/iu.test(text);
    if (before > 0 && after > 0 && before !== after && !isYear && !isHours && !isRange) {
      const unit = /%|yüzde/iu.test(found) ? "%" : word;
      return { from, to, share: after / before, unit };
    }
  }
  const [, to = "", unit = "", from = ""] = (language === "en" && INSTEAD.exec(text)) || [];
  const [before, after] = [worth(from, language), worth(to, language)];
  return before > 0 && after > 0 && before !== after ? { from, to, share: after / before, unit } : undefined;
}

/** When something is open or takes place. */
const OPENING =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|open|daily|every day|weekends?|weekdays|tonight|tomorrow)\b/iu;

/** "8 dollars a night instead of 90": what is now stands first. */
const INSTEAD = new RegExp(String.raw`${NUMBER}%?${UNIT}(?:\s\p{L}+){0,3}\sinstead of\s${NUMBER}`, "iu");

function worth(written: string, language: Language): number {
  const isTurkish = language === "tr";
  const plain = written.replaceAll(isTurkish ? /\.(?=\d{3})/gu : /,(?=\d{3})/gu, "");
  return Number(isTurkish ? plain.replace(",", ".") : plain);
}
