import { splitWords } from "#script/clean-text.ts";
import type { Language } from "#spec.ts";
import { sayDate, sayDayOfMonth, sayTime } from "./spoken-dates.ts";
import { sayMoney, sayNumberAmong } from "./spoken-amounts.ts";
import { sayCapitals, sayRoman } from "./spoken-letters.ts";
import { ABBREVIATIONS, BARE_ABBREVIATIONS, FOREIGN } from "./spoken-names.ts";
import type { Word } from "./spoken-word.ts";

/** A word as it is written, and what the voice says for it; nothing where another word says it already. */
export type SpokenWord = { text: string; spoken: string };

type Rule = (word: Word) => string | null;

const RULES: readonly Rule[] = [
  sayAbbreviation,
  sayTime,
  sayDate,
  sayMoney,
  sayDayOfMonth,
  sayNumberAmong,
  sayRoman,
  sayCapitals,
];

// Signs that stand alone are said with the word after them.
const SIGNS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  tr: { "&": "ve", "+": "artı", "=": "eşittir", "×": "çarpı", "/": "bölü" },
  en: { "&": "and", "+": "plus", "=": "equals", "×": "times", "/": "divided by" },
};

/** What a voice should say for each written word: numbers, money, units, dates, times and abbreviations in words. */
export function sayWords(sentence: string, language: Language): SpokenWord[] {
  const texts = splitWords(sentence);
  const signs = signsBefore(sentence, texts, language);
  const parts = texts.map(takeApart);
  const isShouted = isMostlyCapitals(texts);
  return texts.map((text, index) => {
    const { core, after } = parts[index] ?? { core: text, after: "" };
    const previous = parts[index - 1]?.core ?? "";
    const next = parts[index + 1]?.core ?? "";
    const word = { core, after, previous, next, isLast: index === texts.length - 1, language, isShouted };
    const said = applyRules(word);
    return { text, spoken: [signs[index], said].filter(Boolean).join(" ") };
  });
}

function applyRules(word: Word): string {
  for (const rule of RULES) {
    const said = rule(word);
    if (said !== null) return said === "" ? "" : said + pauseOf(word, said);
  }
  return readableSigns(word) + pauseOf(word, word.core);
}

/** The dot of an abbreviation or an ordinal is no pause, unless the sentence ends with it. */
function pauseOf({ core, after, isLast, language }: Word, said: string): string {
  const pause = after.replaceAll(/[^.,;:!?…]/gu, "");
  if (isLast || said === core) return pause;
  const isDotOfWord = pause.startsWith(".") && (isAbbreviation(core, language) || /[\dIVX]$/u.test(core));
  return isDotOfWord ? pause.slice(1) : pause;
}

function sayAbbreviation({ core, after, language, next, isShouted }: Word): string | null {
  const foreign = FOREIGN[language][core];
  if (foreign && !isShouted) return foreign;
  const said = ABBREVIATIONS[language][core];
  if (said === undefined) return null;
  if (!after.startsWith(".") && !BARE_ABBREVIATIONS.has(core)) return null;
  // "No." is a number's name before a number, a refusal otherwise.
  if (core === "No" && !/^\d/u.test(next)) return null;
  if (core === "St" && language === "en" && !/^\p{Lu}/u.test(next)) return "street";
  return said;
}

function isAbbreviation(core: string, language: Language): boolean {
  return core in ABBREVIATIONS[language];
}

/** Signs inside an ordinary word. */
function readableSigns({ core, language }: Word): string {
  return core
    .replaceAll("&", ` ${SIGNS[language]["&"]} `)
    .replaceAll(/(?<=\p{L})[/+](?=\p{L})/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

function takeApart(text: string): { core: string; after: string } {
  const start = /^[("'“‘«[]+/u.exec(text)?.[0].length ?? 0;
  const after = /[)"'”’»\].,;:!?…]+$/u.exec(text.slice(start))?.[0] ?? "";
  return { core: text.slice(start, text.length - after.length), after };
}

function signsBefore(sentence: string, texts: readonly string[], language: Language): string[] {
  const signs = texts.map(() => "");
  let index = 0;
  for (const piece of sentence.split(" ")) {
    if (piece === texts[index]) index++;
    else if (index < signs.length) signs[index] = SIGNS[language][piece] ?? signs[index] ?? "";
  }
  return signs;
}

function isMostlyCapitals(texts: readonly string[]): boolean {
  const words = texts.filter((text) => /\p{L}{2}/u.test(text));
  const capitals = words.filter((text) => !/\p{Ll}/u.test(text));
  return words.length > 2 && capitals.length > words.length / 2;
}
