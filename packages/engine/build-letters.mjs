// What the renderer's patterns mean by a letter.
import { readFile } from "node:fs/promises";

/**
 * Every Latin letter up to U+024F. A pattern that holds a word of Turkish or English finds nothing in a text of another script,
 * and to prepare the class of every letter there is (`\p{L}`, six hundred ranges) for hundreds of patterns was a sixth of what
 * a film takes before its first frame.
 */
const LATIN = "A-Za-zªµºÀ-ÖØ-öø-ɏ";
/** A pattern where one may begin, up to its flags: one with `\p{L}` always has `u`. */
const PATTERN =
  /(?<=[(,=:?|&![{;>]\s*|^\s*|\breturn\s+)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[dgimsy]*u[dgimsy]*/gmu;
const WORD = /\p{Ll}{3}/u;

/** A source with its patterns about words narrowed to the letters those words are written in. */
export function narrowLetters(source) {
  return source.replaceAll(PATTERN, (pattern) => (isAboutWords(pattern) ? narrowed(pattern) : pattern));
}

function isAboutWords(pattern) {
  return WORD.test(pattern.replaceAll(/\\[pP]\{[^}]*\}|\\./gu, " "));
}

function narrowed(pattern) {
  let isInClass = false;
  return pattern.replaceAll(/\\p\{L\}|\\.|[[\]]/gu, (found) => {
    if (found === "[") isInClass = true;
    else if (found === "]") isInClass = false;
    else if (found === "\\p{L}") return isInClass ? LATIN : `[${LATIN}]`;
    return found;
  });
}

export const lettersOfWords = {
  name: "letters-of-words",
  setup(builder) {
    builder.onLoad({ filter: /\/src\/director\/.*\.ts$/ }, async ({ path }) => ({
      contents: narrowLetters(await readFile(path, "utf8")),
      loader: "ts",
    }));
  },
};
