import type { Language } from "#spec.ts";
import { lowerCase } from "#script/language.ts";

/** Objects whose word means something else in the company of certain words, and the drawing of that where there is one. */
const ELSEWHERE: readonly (readonly [slug: string, RegExp, meant?: string])[] = [
  ["balloon", /kapadokya|göreme|cappadocia|sıcak hava|hot[- ]air|balon tur|peri baca|havalan/u, "hot-air-balloon"],
  ["beans", /kahve|espresso|coffee|roast|barista|kavur|öğüt|grind|çekirdek/u, "coffee-beans"],
  ["steaming-pot", /fırın|\bkek|kurabiye|börek|poğaça|\boven|\bbak(?:e|ing)\b|\bcakes?\b|cookies?\b/u, "oven"],
  ["bed", /puppy|puppies|köpek yavru|yavru köpek|köpeğin yata/u, "pet-bed"],
  ["road", /silk road|ipek yolu|caravan|kervan|roman road/u, "desert-dunes"],
  ["package", /kedi|\bcats?\b|kitten/u, "cat-in-box"],
  ["trophy", /seramik|porselen|çay|kahve|mutfak|bulaşık/u, "mug"],
  ["collision", /kazan(?:dı|ır|mış|acak|an|sa|mak|ma)/u, "trophy"],
  ["full-moon", /\bayda bir\b|her ay\b|geçen ay\b/u],
  ["candy", /kan şeker|blood sugar|diyabet|insülin|insulin|diabet/u],
  ["castle", /kaleci|kaleye|penaltı|gol\b|golü|futbol|şut/u],
  ["soccer-ball", /american football|nfl|quarterback|touchdown|super bowl/u],
  ["tornado", /\bfil\b|filin|filler|itfaiye|su hortum|bahçe hortum/u],
  ["bullseye", /football|soccer|\bmatch|penalty|goalkeeper|stadium|scored|league|striker/u, "soccer-ball"],
  ["bat", /baseball|beyzbol|cricket|vurucu/u],
  ["mouse-face", /klavye|keyboard|bilgisayar|computer|tıkla|click|gaming/u],
  ["computer-mouse", /peynir|cheese|kedi|\bcat/u],
  ["brain", /bilgisayar|telefon|computer|phone|disk\b|gigabyte/u],
  ["high-voltage", /\bgüç birliği|soft power|power of/u],
];

/** The object that the word of `slug` means in this text; null: none that is drawn. */
export function meantHere(slug: string, text: string, language: Language): string | null {
  const small = lowerCase(text, language);
  const other = ELSEWHERE.find(([known, company]) => known === slug && company.test(small));
  return other ? (other[2] ?? null) : slug;
}

/** English words that are verbs after "to", "will", "I", and another thing otherwise: "to book", "I saw", "we ship". */
const VERBS_TOO = new Set(
  `book watch ring ship train park fire file match rock bat bear duck seal saw present track type plant fish water phone text film
  table nail iron mask wave ship chain bug fan hammer sink star land face hand head back leaf spring fall orange light well trip
  pilot host guard judge nurse cook swallow fly crane spoon fork mouse screen ski skate skateboard surf rose`
    .split(/\s+/u)
    .filter(Boolean),
);
const BEFORE_VERB = new Set(
  "to will can could would should must may might don't didn't won't can't cannot doesn't i we you they i'll we'll you'll let's please".split(
    " ",
  ),
);

export function isVerbHere(word: string, before: string): boolean {
  return VERBS_TOO.has(word) && BEFORE_VERB.has(before);
}

/** "Watched", "shipping": with these endings it is the verb. */
export function isVerbForm(word: string, stem: string): boolean {
  return VERBS_TOO.has(stem) && /(?:ed|ing)$/u.test(word);
}
