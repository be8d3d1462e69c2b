import { sayOrdinal, sayWhole } from "./number-words.ts";
import { LETTERS, SPELLED } from "./spoken-names.ts";
import { withSuffix } from "./spoken-suffix.ts";
import type { Word } from "./spoken-word.ts";

const ROMAN = /^(?:X{0,3})(?:IX|IV|V?I{0,3})$/u;
const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };
/** Things that are counted; rulers are numbered. */
const COUNTED = /^(?:War|Chapter|Part|Volume|Act|Phase|Type|Level|Class|Title|Section|Apollo|Stage)$/u;

/** "II. Mehmed" is the second, "World War II" two, "Henry VIII" the eighth. */
export function sayRoman({ core, after, previous, next, language }: Word): string | null {
  if (core === "" || !ROMAN.test(core)) return null;
  const digits = String(readRoman(core));
  if (language === "tr") return after.startsWith(".") && /^\p{L}/u.test(next) ? sayOrdinal(digits, "tr") : null;
  if (core.length < 2 || !/^\p{Lu}\p{Ll}/u.test(previous)) return null;
  return COUNTED.test(previous) ? sayWhole(digits, "en") : `the ${sayOrdinal(digits, "en")}`;
}

/** Capitals without a vowel, and the known ones with one, are spelled; the others are words. */
export function sayCapitals({ core, language, isShouted }: Word): string | null {
  const [name = "", suffix] = core.split(/['’](?=\p{Ll}|\p{Lu}+$)/u);
  if (!/^\p{Lu}{2,}$/u.test(name)) return null;
  const hasVowel = /[AEIİOÖUÜY]/u.test(language === "tr" ? name.replaceAll("Y", "") : name);
  const isSpelled = name.length <= 6 && (isShouted ? !hasVowel : !hasVowel || SPELLED[language].has(name));
  const locale = language === "tr" ? "tr-TR" : "en-US";
  const said = isSpelled
    ? Array.from(name, (letter) => LETTERS[language][letter] ?? letter).join(" ")
    : name.toLocaleLowerCase(locale);
  if (language === "en") return suffix ? `${said}'${suffix.toLocaleLowerCase(locale)}` : said;
  return withSuffix(said, suffix);
}

function readRoman(letters: string): number {
  const values = Array.from(letters, (letter) => VALUES[letter] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}
