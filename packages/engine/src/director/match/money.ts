import type { Hit } from "./hit.ts";

const LIRA = /(?<!\p{L})(?:lira|tl)(?!\p{Ll}{5})|₺/iu;
const DOLLARS = /\$|dolar|dollar/iu;
/** Money with a dollar's sign on it, and what shows the same without one. */
const WITHOUT_SIGN: Readonly<Record<string, string>> = {
  "money-bag": "wallet",
  "dollar-banknote": "coin-stack",
  "money-with-wings": "coin-stack",
  "dollar-coin": "lira-coin",
};
const COIN = /^(?:coin|coin-stack|lira-coin|dollar-coin|.*-banknote|money-bag|wallet)$/u;
/** What money is for says more than a coin. */
const PURPOSES: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:kira(?:ya|nı|yı|sı|mız)?(?!\p{L})|ev kirası)|\brent\b/iu, "house-keys"],
  [/(?<!\p{L})(?:tatil|seyahat)|\b(?:holidays?|vacation|trip)\b/iu, "luggage"],
  [/(?<!\p{L})(?:biriktir|birikim|tasarruf|kumbara)|\b(?:sav(?:e|es|ed|ing|ings)|set aside)\b/iu, "piggy-bank"],
];

/** In a text that counts in lira no money shows a dollar; where money alone is named, what it is for is shown. */
export function moneyFor(hits: readonly Hit[], text: string, whole: string): Hit[] {
  const isLira = LIRA.test(whole) && !DOLLARS.test(whole);
  const own = hits.map((hit) => (isLira ? { ...hit, slug: WITHOUT_SIGN[hit.slug] ?? hit.slug } : hit));
  const isBare = own.length > 0 && own.every(({ slug, isRefused }) => COIN.test(slug) && !isRefused);
  const purpose = isBare ? PURPOSES.find(([told]) => told.test(text))?.[1] : undefined;
  const [first] = own;
  return purpose === undefined || first === undefined ? own : [{ ...first, slug: purpose, count: 1, rank: "thing" }];
}
