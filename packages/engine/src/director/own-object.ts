import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import type { Deed } from "./find-deed.ts";

/** What is done to a thing, and would tell something false on any other one. */
const DONE_TO: ReadonlySet<Deed> = new Set(["break", "part", "burn", "pour", "fall", "shrink", "lose"]);

const VERBS: Partial<Record<Deed, Readonly<Record<Language, RegExp>>>> = {
  break: {
    en: /\b(?:br(?:eak|eaks|oke|oken|eaking)|crack(?:s|ed|ing)?|shatter(?:s|ed)?|tore|torn|collaps(?:es|ed)?)\b/u,
    tr: /(?<!\p{L})(?:kır|çatla|parçala|yıkıl|kop|bölün|ayrıl)\p{L}*/u,
  },
  part: {
    en: /\b(?:cut(?:s|ting)?|slic(?:e|es|ed)|chop(?:s|ped)?|splits?|divid(?:e|es|ed)|halv(?:e|es|ed)|shar(?:e|es|ed))\b/u,
    tr: /(?<!\p{L})(?:böl|kes|dilimle|doğra|ayır|ayrıl|paylaş)\p{L}*/u,
  },
  burn: {
    en: /\b(?:burn(?:s|ed|t|ing)?|fire|flames)\b/u,
    tr: /(?<!\p{L})(?:yan|yak|tutuş|alev)\p{L}*/u,
  },
  lose: {
    en: /\b(?:los(?:e|es|t|ing)|vanish\w*|disappear\w*|missing|gone|empty|stolen)\b/u,
    tr: /(?<!\p{L})(?:kaybet|kaybed|kaybol|yitir|çalın|boş|kayıp)\p{L}*/u,
  },
  fall: {
    en: /\b(?:f(?:all|alls|ell|allen|alling)|drop(?:s|ped)?|tumbl(?:e|es|ed)|s[au]nk|sinks?)\b/u,
    tr: /(?<!\p{L})(?:düş|devril|çök|yere)\p{L}*/u,
  },
  shrink: {
    en: /\b(?:shr[aiu]nk\w*|decreas\w+|declin\w+|melt\w*|fad\w+)\b/u,
    tr: /(?<!\p{L})(?:küçül|azal|eri|geril)\p{L}*/u,
  },
};

/** "Divide by three", "ikiye böl, üç çıkar": done with numbers, and to nothing that could be cut. */
const RECKONED =
  /\b(?:divid|multipl|split)\w* (?:it )?(?:by|into) (?:\d|two|three|four|five|six|seven|eight|nine|ten)\b/u;
const APART = /\b(?:by|with|for|from|without|because|while|when|before|after|if|on|against|to)\b|[,;:]/u;
/** Behind a verb without an object: nothing, or how, where and when it happened. */
const NO_OBJECT =
  /^\s*(?:$|[.,;:!?…]|(?:in|on|at|off|down|apart|under|over|into|through|twice|again|because|when|while|and|but|open|for|during|before|after|once|so|from|by|too|as|under|up|to)\b|\p{L}+ly\b)/u;
const PASSIVE = /\b(?:is|are|was|were|be|been|being|gets?|got|has|have|had)(?: \p{L}+)?\s*$/u;
/** What a pronoun stands for is the thing that was told of. */
const IT =
  /\b(?:it|they|them|these|those)\b|^(?:and|then|but)? ?\p{L}+(?:ed|e|t|n|s|k)\b(?! (?:a|an|the|my|his|her)\b)/iu;
const OTHER_SUBJECT =
  /^(?:(?:and|but|then|so|when|while|because|if) )?(?:the|an?|my|our|his|her|their|your|this|that|every|each|some|most|one|no|two|three) /iu;
/** Turkish leaves out who: a sentence of a verb and a word or two tells of what was told of before. */
const MOST_BEFORE_VERB = 2;
const HOLLOW = /\bempty\b|(?<!\p{L})(?:bom)?boş/u;
const PLACES =
  /^(?:stadium.*|elevator|house.*|school|classroom|hospital|hotel|bus|train|station|office-building|restaurant-front|theater)$/u;
/** Dry goods are poured, and nothing is poured over them. */
const DRY =
  /^(?:baking-soda|flour-sack|sugar-.*|salt|rice.*|cooked-rice|lentils|beans|coffee-beans|nuts|spices|cement-bag)$/u;

/** Whether what a sentence tells is done to the very thing that stands there; `word` names it, empty: it was only added. */
export function isOwnObject(
  said: string,
  { word, slug }: { word: string; slug: string },
  deed: Deed,
  language: Language,
): boolean {
  if (!DONE_TO.has(deed)) return true;
  if (deed === "pour") return !DRY.test(slug);
  const text = lowerCase(said, language);
  // An empty place is there.
  if (deed === "lose" && HOLLOW.test(text) && PLACES.test(slug)) return false;
  if (deed === "part" && RECKONED.test(text)) return false;
  const verb = VERBS[deed]?.[language].exec(text);
  if (!verb) return true;
  const before = text.slice(0, verb.index);
  if (word === "" && !text.includes(slug))
    return language === "en"
      ? IT.test(text) && !OTHER_SUBJECT.test(text)
      : before.split(/\s+/u).filter(Boolean).length <= MOST_BEFORE_VERB;
  if (language === "tr" || word === "") return true;
  const at = text.indexOf(lowerCase(word, language));
  const behind = text.slice(verb.index + verb[0].length);
  if (at < 0 || (deed !== "break" && deed !== "part" && deed !== "lose")) return true;
  // "Losing receipts", found as one phrase.
  if (at <= verb.index && verb.index < at + word.length) return true;
  if (at > verb.index) return !APART.test(text.slice(verb.index + verb[0].length, at));
  return PASSIVE.test(before) || NO_OBJECT.test(behind);
}
