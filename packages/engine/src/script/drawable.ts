import { FONT_LETTERS } from "./font-letters.ts";
import { foldLetters } from "./fold-letters.ts";

const LETTER = /[\p{L}\p{M}\p{N}]/u;
/** They say how the sign before them looks, and are no letters: the keycap and the choosers of a form. */
const FORM = /[\u20E3\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/u;

let stretches: { from: number; to: number }[] | undefined;

/** The letters of a text that no font of the film has, each once: said before the film is made, never drawn as boxes. */
export function undrawableLetters(text: string): string[] {
  return [...new Set(foldLetters(text))].filter(
    (letter) => LETTER.test(letter) && !FORM.test(letter) && !isInFonts(letter.codePointAt(0) ?? 0),
  );
}

function isInFonts(code: number): boolean {
  stretches ??= unpack(FONT_LETTERS);
  let [low, high] = [0, stretches.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const { from, to } = stretches[middle] ?? { from: 0, to: 0 };
    if (code < from) high = middle - 1;
    else if (code > to) low = middle + 1;
    else return true;
  }
  return false;
}

function unpack(packed: string): { from: number; to: number }[] {
  let end = 0;
  return packed
    .trim()
    .split(/\s+/u)
    .map((stretch) => {
      const [away = "0", more = "0"] = stretch.split(".");
      const from = end + Number.parseInt(away, 36);
      end = from + Number.parseInt(more, 36);
      return { from, to: end };
    });
}
