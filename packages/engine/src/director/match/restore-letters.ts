import type { Word } from "./cut-words.ts";
import { findTurkish } from "./find-word.ts";
import { STOP_WORDS } from "./stop-words.ts";
import type { WordList } from "./word-list.ts";

const OWN_LETTER = /[çğıöşüÇĞİÖŞÜ]/u;
/** So long a text without one of these letters was typed without them. */
const LEAST_LETTERS = 30;
const LEAST_STEM = 4;
const PLAIN: Readonly<Record<string, string>> = { ç: "c", ğ: "g", ı: "i", ö: "o", ş: "s", ü: "u", â: "a", î: "i" };
/** What a stem ends with before a vowel. */
const SOFT: readonly (readonly [written: string, stem: string, soft: string])[] = [
  ["g", "k", "ğ"],
  ["b", "p", "b"],
  ["d", "t", "d"],
];
const STEMS = new WeakMap<WordList, ReadonlyMap<string, string>>();

/** "kopegimi parka goturdum": the words of a text that was typed without the letters of its language, as they are looked up. */
export function restoreLetters(words: readonly Word[], whole: string, list: WordList): Word[] {
  if (whole.length < LEAST_LETTERS || OWN_LETTER.test(whole)) return [...words];
  return words.map((word) => ({ ...word, plain: restored(word.plain, list) }));
}

function restored(word: string, list: WordList): string {
  if (word.length < LEAST_STEM || STOP_WORDS.tr.has(word) || findTurkish(list, word)) return word;
  const stems = STEMS.get(list) ?? plainStems(list);
  STEMS.set(list, stems);
  for (let length = word.length; length >= LEAST_STEM; length--) {
    const [start, rest] = [word.slice(0, length), word.slice(length)];
    for (const stem of stemsOf(start, rest, stems)) {
      const whole = stem + inHarmony(stem, rest);
      if (findTurkish(list, whole)) return whole;
    }
  }
  return word;
}

/** The stem as the list writes it, and as it sounds before a vowel. */
function stemsOf(start: string, rest: string, stems: ReadonlyMap<string, string>): string[] {
  const found = stems.get(start);
  const soft = SOFT.flatMap(([written, hard, sound]) => {
    const stem = rest !== "" && start.endsWith(written) ? stems.get(start.slice(0, -1) + hard) : undefined;
    return stem === undefined ? [] : [stem.slice(0, -1) + sound];
  });
  const isBeforeVowel = /^[aeiou]/u.test(rest);
  return [...(found === undefined ? [] : [isBeforeVowel ? found.replace(/ç$/u, "c") : found, found]), ...soft];
}

/** The vowels of an ending follow the last one before them. */
function inHarmony(stem: string, ending: string): string {
  let last = /[aeıioöuü](?=[^aeıioöuü]*$)/u.exec(stem)?.[0] ?? "e";
  let said = "";
  for (const letter of ending) {
    const vowel = letter === "i" || letter === "u" ? narrow(last) : letter;
    if (/[aeıioöuü]/u.test(vowel)) last = vowel;
    said += vowel;
  }
  return said;
}

function narrow(last: string): string {
  if (/[aı]/u.test(last)) return "ı";
  if (/[ei]/u.test(last)) return "i";
  return /[ou]/u.test(last) ? "u" : "ü";
}

/** The words of the list that have such letters, by how they are typed without them. */
function plainStems(list: WordList): ReadonlyMap<string, string> {
  const stems = new Map<string, string>();
  for (const key of list.tr.keys()) {
    const stem = key.replace(/-$/u, "");
    if (stem.includes("_") || !OWN_LETTER.test(stem)) continue;
    const typed = Array.from(stem, (letter) => PLAIN[letter] ?? letter).join("");
    if (!stems.has(typed)) stems.set(typed, stem);
  }
  return stems;
}
