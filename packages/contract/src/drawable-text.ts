const LETTER_OF_OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}\p{Script=Common}]/gu;
const NAMED = 8;

/** Letters of the text that the built-in film cannot draw, each once and only the first few; empty when all can be drawn. */
export function undrawableLetters(text: string): string[] {
  return [...new Set(text.match(LETTER_OF_OTHER_SCRIPT))].slice(0, NAMED);
}
