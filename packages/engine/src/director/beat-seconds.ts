import { clamp } from "#base/numbers.ts";

const PICTURE_SECONDS = 0.7;
const LETTERS_PER_SECOND = 17;
export const SHORTEST_BEAT = 1.8;
const LONGEST_BEAT = 4;

/** How long a beat is shown for reading: time for the picture, then for its letters. Signs of CJK are read slower. */
export function beatSeconds(text: string): number {
  const wide = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  return clamp(PICTURE_SECONDS + (text.length + wide * 1.5) / LETTERS_PER_SECOND, SHORTEST_BEAT, LONGEST_BEAT);
}
