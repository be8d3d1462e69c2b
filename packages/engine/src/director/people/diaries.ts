import type { Language } from "#spec.ts";
import { personWord } from "./person-words.ts";
import type { PersonWord } from "./person-words.ts";

/** "A day in the life of a nurse", "bir garsonun günlüğü": whose trade a diary names. */
const DIARIES: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:life|diary|diaries|letter|confessions?|notes|day|night|week|shift|memoirs?) (?:of|from) an? ((?:\p{Ll}+ ){0,2}\p{Ll}+)/iu,
  tr: /(?<!\p{L})bir ((?:\p{Ll}+ )?\p{Ll}+?)n?[ıiuü]n (?:günlü[kğ]|gün[üıi]|gecesi|mektub|hayat|itiraf|not|anı|hatıra|teşekkür|hikâye|hikaye)/iu,
};
/** "Bir damla suyun yolculuğu", "the diary of a shoe": told by something that is nobody. */
const THING_TELLS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:journey|life|diary|story|day|adventures?) (?:of|in the life of) an? /iu,
  tr: /(?<!\p{L})bir \p{Ll}.*n?[ıiuü]n (?:yolculuğu|hikâyesi|hikayesi|günlüğü|hayatı|serüveni|macerası|bir günü)/iu,
};

/** Who keeps the diary that a title names; undefined: it names none, or nobody. */
export function diaristOf(title: string, language: Language): PersonWord | undefined {
  const words = DIARIES[language].exec(title)?.[1]?.split(" ") ?? [];
  return words.map((word) => personWord(word, language) ?? undefined).find(Boolean);
}

/** Told by something that is nobody, though it says "I". */
export function isToldByThing(title: string, language: Language): boolean {
  return THING_TELLS[language].test(title);
}
