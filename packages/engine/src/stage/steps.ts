import type { FilmScene } from "#film/film.ts";

/** "Day 3: better skin" is counted by its own words: they stand large, and once. */
export function readStep({ number, text }: FilmScene): { number: string; text: string } {
  if (number === undefined) return { number: "", text };
  const counted = /^(\p{L}{2,6}\s\d{1,3}|\d{1,3}\.\s\p{L}{2,6})\s?[:–—-]\s*(?=\S)/u.exec(text);
  if (!counted?.[1]?.includes(String(number))) return { number: String(number), text };
  return { number: counted[1], text: text.slice(counted[0].length) };
}

/** A step's number has so many digits; a day that is counted in words has more. */
const MOST_DIGITS = 2;

/** Whether a step's number and words stand over what they tell: a day that is counted, or a step without a number. */
export function isCountedDay(scene: FilmScene): boolean {
  const { number } = readStep(scene);
  return number === "" || number.length > MOST_DIGITS;
}
