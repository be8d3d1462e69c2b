import type { Figure } from "#film/film.ts";
import type { Language } from "#spec.ts";
import type { Span } from "./beats.ts";
import { lowerCase } from "./language.ts";

const MONTH_NAMES: Readonly<Record<Language, readonly string[]>> = {
  tr: "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık".split(" "),
  en: "January February March April May June July August September October November December".split(" "),
};
export const MONTHS: ReadonlySet<string> = new Set([
  ...MONTH_NAMES.tr.map((name) => lowerCase(name, "tr")),
  ...MONTH_NAMES.en.map((name) => lowerCase(name, "en")),
]);
const NAMED = [...MONTH_NAMES.tr, ...MONTH_NAMES.en].join("|");
const YEAR = String.raw`(?<year>[12]\d{3})(?!\d)`;
const WRITTEN = new RegExp(
  [
    // 12.05.2024, 12/05/2024, 12-05-2024; of two digits only where it is called a date
    String.raw`(?<first>\d{1,2})(?<sign>[./-])(?<second>\d{1,2})\k<sign>(?:${YEAR}|(?<short>\d{2})(?=\s+(?:tarih|günü)))`,
    String.raw`(?<isoYear>[12]\d{3})-(?<isoMonth>\d{2})-(?<isoDay>\d{2})(?!\d)`,
    String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?(?:\sof)?\s(?<month>${NAMED}),?\s${YEAR.replace("year", "year2")}`,
    // "March 20 people" is no day of it: without a year something ends behind it.
    String.raw`(?<name>${NAMED})\s(?<dayAfter>\d{1,2})(?:st|nd|rd|th)?(?:,?\s${YEAR.replace("year", "year3")}|(?<=\d[a-z]{2})(?!\p{L})|(?=\s*(?:$|[.,;:!?)])(?!\S*\d)))`,
  ].join("|"),
  "gu",
);

/** A day of a year, from where to where it is written. Without a figure it is open which number is the month. */
export type FoundDate = Span & { figure?: Figure; year?: number };

/** "12.05.2024", "2024-05-12", "12 Mayıs 2024", "May 12, 2024": dates, and none of their numbers a figure by itself. */
export function findDates(text: string, language: Language): FoundDate[] {
  return [...text.matchAll(WRITTEN)].flatMap(({ index, 0: written, groups = {} }) => {
    if (
      /[\p{L}\d.,/:-]$/u.test(text.slice(0, index).slice(-1)) ||
      /^[./-]?\d/u.test(text.slice(index + written.length))
    )
      return [];
    const span = { from: index, to: index + written.length };
    const { first, second, sign, isoYear, isoMonth, isoDay } = groups;
    const year = groups["year"] ?? isoYear ?? groups["year2"] ?? groups["year3"] ?? groups["short"];
    const known = { ...span, ...(year !== undefined && { year: Number(year) }) };
    if (first === undefined || second === undefined) {
      const day = groups["day"] ?? groups["dayAfter"] ?? isoDay ?? "";
      const month = groups["month"] ?? groups["name"] ?? nameOf(Number(isoMonth), language);
      return month !== undefined && isDay(Number(day)) ? [{ ...known, figure: figureOf(day, month) }] : [];
    }
    const [a, b] = [Number(first), Number(second)];
    const dayFirst = nameOf(b, language);
    const monthFirst = nameOf(a, language);
    // English writes 12/05 for the twelfth of May and for the fifth of December.
    const isOpen = language === "en" && sign === "/" && dayFirst !== undefined && monthFirst !== undefined && a !== b;
    if (isOpen) return [known];
    if (dayFirst !== undefined && isDay(a)) return [{ ...known, figure: figureOf(first, dayFirst) }];
    return monthFirst !== undefined && isDay(b) ? [{ ...known, figure: figureOf(second, monthFirst) }] : [];
  });
}

/** "May 12, | 2024": the comma of a date ends nothing. */
export function isInsideDate(before: string, word: string): boolean {
  return /^\d{1,2},$/u.test(before) && /^[12]\d{3}(?!\d)/u.test(word);
}

function figureOf(day: string, month: string): Figure {
  return { prefix: "", value: String(Number(day)), unit: month };
}

function nameOf(month: number, language: Language): string | undefined {
  return MONTH_NAMES[language][month - 1];
}

function isDay(day: number): boolean {
  return day >= 1 && day <= 31;
}
