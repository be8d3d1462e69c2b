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
  en: /\b(?<count>(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[ -](?:one|two|three|four|five|six|seven|eight|nine)|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (?<unit>seconds|minutes|hours|days|weeks|months|years|kilometres|kilometers|miles)\b/iu,
  tr: /(?<!\p{L})(?<count>(?:on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan) (?:bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz)|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan) (?<unit>saniye|dakika|saat|gün|hafta|ay|yıl|kilometre)(?=(?:d[ae]n?|l[ıiuü]k|[ıiuü]n|y?[ae])?(?!\p{L}))/iu,
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

/** How much a hundred, a thousand and so on are worth; from a million on they stay words. */
const HUNDRED: Readonly<Record<Language, string>> = { tr: "yüz", en: "hundred" };
const POWERS: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  tr: { bin: 1e3, milyon: 1e6, milyar: 1e9, trilyon: 1e12 },
  en: { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 },
};
const NUMBER_WORDS: Readonly<Record<Language, RegExp>> = {
  tr: runOf([...ONES, ...TENS, HUNDRED.tr, ...Object.keys(POWERS.tr)]),
  en: runOf([...HUNDREDS, ...ENGLISH_TENS, HUNDRED.en, ...Object.keys(POWERS.en)]),
};

function runOf(words: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${words.join("|")})(?:[ -](?:${words.join("|")}))*(?!\p{L})`, "giu");
}

/** A number written in words, what it is worth, the power it ends with from a million on, and where it stands. */
export type SpelledNumber = { value: number; power: string; isLarge: boolean; from: number; to: number };

/** "One hundred thousand", "dört yüz milyon", "otuz yedi": every number written in words; large from a hundred on. */
export function findWrittenNumbers(text: string, language: Language): SpelledNumber[] {
  return [...text.matchAll(NUMBER_WORDS[language])].flatMap(({ 0: written, index }) => {
    const words = lowerCase(written, language).split(/[ -]/u);
    const last = words.at(-1) ?? "";
    const power = (POWERS[language][last] ?? 0) >= 1e6 ? last : "";
    const value = worthOf((power === "" ? words : words.slice(0, -1)).join(" "), language);
    const isLarge = words.length > 1 && (power === "" ? value >= 100 : value > 0);
    return value > 1 || isLarge ? [{ value, power, isLarge, from: index, to: index + written.length }] : [];
  });
}

export function worthOf(words: string, language: Language): number {
  const [ones, tens] = language === "tr" ? [ONES, TENS] : [HUNDREDS, ENGLISH_TENS];
  let [done, open] = [0, 0];
  for (const word of words.split(/[ -]/u)) {
    const power = POWERS[language][word];
    if (word === HUNDRED[language]) open = Math.max(1, open) * 100;
    else if (power !== undefined) [done, open] = [done + Math.max(1, open) * power, 0];
    else open += tens.includes(word) ? (tens.indexOf(word) + 1) * 10 : ones.indexOf(word) + 1;
  }
  return done + open;
}
