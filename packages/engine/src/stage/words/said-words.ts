import type { SaidWord } from "#film/film.ts";
import type { Token } from "./lines.ts";
import { plain } from "./lines.ts";

/** So many of the words must be those that are said; otherwise it is another text, which comes by itself. */
const LEAST_SHARE = 0.6;

/**
 * When each token of a text is said, where the text is what a voice says in the scene or a part of it; else null. Tokens of one
 * word come together, and what is not said comes with the word before it.
 */
export function wordTimes(said: readonly SaidWord[], tokens: readonly Token[]): number[] | null {
  const words = wordsOf(tokens);
  if (said.length === 0 || words.length === 0) return null;
  const spoken = said.map(({ word }) => plain(word));
  const { from, count } = bestRun(words, spoken);
  if (count < words.length * LEAST_SHARE) return null;
  let place = 0;
  return tokens.map((token, index) => {
    if (index > 0 && beginsWord(token)) place++;
    const last = Math.min(said.length - 1, from + place);
    return said[Math.max(0, last)]?.at ?? 0;
  });
}

/** The words that are said; lone signs belong to the one before. */
function wordsOf(tokens: readonly Token[]): string[] {
  const words: string[] = [];
  for (const token of tokens) {
    if (beginsWord(token) || words.length === 0) words.push(plain(token.text));
    else words[words.length - 1] += plain(token.text);
  }
  return words;
}

function beginsWord({ text, gap }: Token): boolean {
  return gap && plain(text) !== "";
}

/** Where in the speech the text begins: where most of its words are the same. */
function bestRun(words: readonly string[], spoken: readonly string[]): { from: number; count: number } {
  let best = { from: 0, count: 0 };
  for (let from = 1 - words.length; from < spoken.length; from++) {
    const count = words.filter((word, index) => word !== "" && spoken[from + index] === word).length;
    if (count > best.count) best = { from, count };
  }
  return best;
}
