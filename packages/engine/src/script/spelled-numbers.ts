import type { Language } from "#spec.ts";
import { lowerCase } from "./language.ts";

export const TENS = "on yirmi otuz kırk elli altmış yetmiş seksen doksan".split(" ");
export const ONES = "bir iki üç dört beş altı yedi sekiz dokuz".split(" ");
export const ENGLISH_TENS = "ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
export const ENGLISH_ONES = "one two three four five six seven eight nine".split(" ");
export const HUNDREDS =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const SPELLED_SPANS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?<count>(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[ -](?:one|two|three|four|five|six|seven|eight|nine)|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (?<unit>minutes|hours|days|weeks|months|years|kilometres|kilometers|miles)\b/iu,
  tr: /(?<!\p{L})(?<count>(?:on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan) (?:bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz)|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan) (?<unit>dakika|saat|gün|hafta|ay|yıl|kilometre)(?=(?:d[ae]n?|l[ıiuü]k|[ıiuü]n|y?[ae])?(?!\p{L}))/iu,
};

/** How long or how far, written in words: what it is worth, its unit as written, and where it stands. */
export type SpelledSpan = { value: number; unit: string; from: number; to: number };

/** "Three hours", "yirmi beş dakikaya". */
export function readSpelledSpan(text: string, language: Language): SpelledSpan | undefined {
  const found = SPELLED_SPANS[language].exec(text);
  const { count, unit } = found?.groups ?? {};
  if (!found || !count || !unit) return undefined;
  const from = found.index;
  const bare = from + found[0].length;
  // A Turkish ending stays on its word.
  const to = bare + (/^\p{L}*/u.exec(text.slice(bare))?.[0].length ?? 0);
  return { value: worthOf(lowerCase(count, language), language), unit, from, to };
}

const SPELLED_DURATIONS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?<hours>an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) hours?,? (?:and )?(?<minutes>(?:twenty|thirty|forty|fifty)[ -](?:one|two|three|four|five|six|seven|eight|nine)|five|ten|fifteen|twenty|thirty|forty|fifty) minutes\b/iu,
  tr: /(?<!\p{L})(?<hours>bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on(?: (?:bir|iki))?) saat(?: ve)? (?<minutes>(?:on|yirmi|otuz|kırk|elli)(?: (?:bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz))?|beş) dakika/iu,
};

/** "Bir saat yirmi dakika", "four hours and twenty minutes": one length of time. */
export function readSpelledDuration(text: string, language: Language): { hours: number; minutes: number } | undefined {
  const { hours, minutes } = SPELLED_DURATIONS[language].exec(text)?.groups ?? {};
  if (!hours || !minutes) return undefined;
  const worth = (words: string) => (words === "an" ? 1 : worthOf(words, language));
  return { hours: worth(lowerCase(hours, language)), minutes: worth(lowerCase(minutes, language)) };
}

function worthOf(words: string, language: Language): number {
  const [ones, tens] = language === "tr" ? [ONES, TENS] : [HUNDREDS, ENGLISH_TENS];
  const worths = words
    .split(/[ -]/u)
    .map((word) => (tens.includes(word) ? (tens.indexOf(word) + 1) * 10 : ones.indexOf(word) + 1));
  return worths.reduce((sum, worth) => sum + worth, 0);
}
