/** Joins the ending that Turkish writes behind an apostrophe: 2024'te, %50'si, 4'ü. */
export function withSuffix(words: string, written: string | undefined): string {
  if (!written) return words;
  const suffix = written.toLocaleLowerCase("tr-TR");
  // The only number word that softens before a vowel.
  const stem = /^[aeıioöuü]/u.test(suffix) ? words.replace(/dört$/u, "dörd") : words;
  return stem + suffix;
}
