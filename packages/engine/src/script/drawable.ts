const DRAWABLE =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]/u;
const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** The letters of a text that no font of the film has, each once: said before the film is made, never drawn as boxes. */
export function undrawableLetters(text: string): string[] {
  return [...new Set(text)].filter((letter) => LETTER.test(letter) && !DRAWABLE.test(letter));
}
