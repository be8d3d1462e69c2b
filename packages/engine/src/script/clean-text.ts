const URL_PATTERN = /\b(?:https?:\/\/|www\.)\S+/giu;
const MARKUP_PATTERN = /<[^<>]{0,400}>/gu;
// What the vendored fonts can draw: Latin letters, digits and common signs. Everything else would be an empty box.
const UNDRAWABLE_PATTERN = /[^\p{Script=Latin}\d\s.,;:!?…'"’‘“”«»()%&+€$£=/–—-]/gu;
const LONGEST_PIECE = 22;

/** What may be shown and spoken: no markup, addresses, control characters, emoji or letters the fonts lack. */
export function cleanText(text: string): string {
  return text
    .normalize("NFC")
    .replace(MARKUP_PATTERN, " ")
    .replace(URL_PATTERN, " ")
    .replaceAll("₺", " TL ")
    .replace(/\p{M}/gu, "")
    .replace(UNDRAWABLE_PATTERN, " ")
    .replace(/\s+([.,;:!?…])/gu, "$1")
    .replace(/([.,;:!?])\1{2,}/gu, "…")
    .replace(/\s+/gu, " ")
    .trim();
}

/** The words of a sentence; a word longer than a line is cut into pieces that end with a hyphen. */
export function splitWords(sentence: string): string[] {
  return sentence
    .split(" ")
    .filter((word) => /[\p{L}\d]/u.test(word))
    .flatMap(splitLongWord);
}

function splitLongWord(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length <= LONGEST_PIECE + 4) return [word];
  const pieceCount = Math.ceil(letters.length / LONGEST_PIECE);
  const pieceLength = Math.ceil(letters.length / pieceCount);
  return Array.from({ length: pieceCount }, (_, index) => {
    const piece = letters.slice(index * pieceLength, (index + 1) * pieceLength).join("");
    return index === pieceCount - 1 ? piece : `${piece}-`;
  });
}
