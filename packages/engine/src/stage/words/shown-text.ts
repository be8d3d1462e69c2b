import type { Film } from "#film/film.ts";

/** What joins a caption to the one before it, and words behind it that would not stand without it. */
const JOINED: Readonly<Record<Film["language"], RegExp>> = {
  en: /^and (?!(?:yet|then|so|not|now|if|that|this|still|or|of|to|the rest|you|me|i|we|he|she|they|it)\b)/iu,
  tr: /^ve (?!(?:de|da|hatta|sonra|yine|o|bu|şu|ben|sen|biz|siz|işte|saire|benzeri)(?!\p{L}))/iu,
};
const LEAST_WORDS = 3;

/**
 * How the words of a scene are written over its picture: a caption is read by itself, and "And see the clouds below you" begins in
 * the middle of a sentence. A voice says them as they are.
 */
export function shownText(text: string, language: Film["language"]): string {
  const rest = text.replace(JOINED[language], "");
  if (rest === text || rest.split(/\s+/u).length < LEAST_WORDS) return text;
  return rest.charAt(0).toLocaleUpperCase(language) + rest.slice(1);
}
