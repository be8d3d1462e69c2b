const URL_PATTERN = /\b(?:https?:\/\/|www\.)\S+/giu;
const MARKUP_PATTERN = /<[^<>]{0,400}>/gu;
// What the vendored fonts can draw: Latin letters, digits and common signs. Everything else would be an empty box.
const UNDRAWABLE_PATTERN = /[^\p{Script=Latin}\d\s.,;:!?…'"’‘“”«»()%&+€$£=/–—-]/gu;

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

/** The words of a sentence; lone punctuation is none. */
export function splitWords(sentence: string): string[] {
  return sentence.split(" ").filter((word) => /[\p{L}\d]/u.test(word));
}
