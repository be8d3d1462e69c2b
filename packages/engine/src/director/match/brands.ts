/** Houses that are called by the word for a thing, and what is drawn of them; `-`: nothing. */
const BRANDS: Readonly<Record<string, string | undefined>> = {
  apple: "laptop",
  amazon: "package",
  shell: "fuel-pump",
  puma: "running-shoe",
  jaguar: "automobile",
  subway: "sandwich",
  python: "code-window",
  java: "code-window",
  windows: "laptop",
  target: "shopping-bags",
  blackberry: "mobile-phone",
  orange: "-",
  dove: "-",
  tide: "-",
  meta: "-",
  oracle: "-",
  gap: "-",
  caterpillar: "-",
  delta: "-",
};
/** The river and the island of the same name. */
const PLACES = /\b(?:rain ?forest|jungle|river|tribes?|brazil|indonesia|sumatra|jakarta|island)\b/iu;

/**
 * What stands for a word that is a company's name in this text: written with a capital between small words ("how Apple almost
 * died"), and never small. Titles write every word large, and sentences begin so.
 */
export function brandOf(word: string, written: string, whole: string): string | undefined {
  const shown = BRANDS[word];
  if (shown === undefined || !/^\p{Lu}/u.test(written) || PLACES.test(whole)) return undefined;
  const name = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  const isNamed = new RegExp(String.raw`(?<=(?:^|[\s(])\p{Ll}+ )${name}(?=['’]s\b|[.,;:!?)]|$| \p{Ll}| \d)`, "mu").test(
    whole,
  );
  return isNamed && !new RegExp(String.raw`\b${word}s?\b`, "u").test(whole) ? shown : undefined;
}
