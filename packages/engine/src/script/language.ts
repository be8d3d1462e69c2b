import type { Language } from "#spec.ts";

const TURKISH_LETTERS = /[çğışöüÇĞİŞÖÜ]/u;
const TURKISH_WORDS = new Set(
  "ve bir bu için ile çok gibi daha ama olan gün her ne da de mi ben sen biz ki o".split(" "),
);
const ENGLISH_WORDS = new Set("the and a of to in is with for on at from this that over i you it we are be".split(" "));

/** Decided by the text itself, never by the interface: casing and voice depend on it. */
export function detectLanguage(text: string): Language {
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  const turkish = words.filter((word) => TURKISH_WORDS.has(word)).length + (TURKISH_LETTERS.test(text) ? 3 : 0);
  const english = words.filter((word) => ENGLISH_WORDS.has(word)).length;
  return turkish > english ? "tr" : "en";
}

export function upperCase(text: string, language: Language): string {
  return text.toLocaleUpperCase(language === "tr" ? "tr-TR" : "en-US");
}

export function lowerCase(text: string, language: Language): string {
  return text.toLocaleLowerCase(language === "tr" ? "tr-TR" : "en-US");
}
