import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import type { Group } from "#stage/figure/figure-name.ts";
import type { PersonWord } from "./person-words.ts";
import { ENGLISH_PEOPLE, TURKISH_PEOPLE } from "./person-words.ts";

/** More than two, and what the first of them is. */
export type GroupWord = { group: Group; one: PersonWord };

const ADULT: PersonWord = { age: "adult" };
const CHILD: PersonWord = { age: "child" };

const ENGLISH: readonly (readonly [RegExp, GroupWord])[] = [
  [/^(?:family|relatives)$/u, { group: "family", one: ADULT }],
  [/^(?:friends|roommates|cousins)$/u, { group: "friends", one: ADULT }],
  [/^(?:men|hunters|gentlemen)$/u, { group: "men", one: { sex: "he", age: "adult" } }],
  [/^(?:women|ladies|sisters|aunts)$/u, { group: "women", one: { sex: "she", age: "adult" } }],
  [/^(?:children|kids|boys|girls|classmates|pupils)$/u, { group: "children", one: CHILD }],
  [
    /^(?:people|villagers|townspeople|neighbou?rs|passengers|strangers|guests|customers|crowd|everyone|everybody|spectators|fans|audience)$/u,
    { group: "crowd", one: ADULT },
  ],
  [/^(?:team|players)$/u, { group: "several", one: { age: "adult", wear: "player" } }],
  [/^(?:police|policemen)$/u, { group: "several", one: { age: "adult", wear: "police" } }],
  [/^(?:firemen|rescuers)$/u, { group: "several", one: { age: "adult", wear: "fire" } }],
  [/^fishermen$/u, { group: "several", one: { age: "adult", wear: "fisher" } }],
];
const TURKISH: readonly (readonly [RegExp, GroupWord])[] = [
  [/^(?:itfaiye|itfaiyeciler)$/u, { group: "several", one: { age: "adult", wear: "fire" } }],
  [/^(?:tayfası|tayfa|mürettebatı?)$/u, { group: "several", one: { age: "adult", wear: "fisher" } }],
  [/^(?:aile(?:si|m|miz)?|hepimiz)$/u, { group: "family", one: ADULT }],
  [
    /^(?:kalabalık|herkes|halk|vatandaşlar|köylüler|insanlar|komşular(?:ı|ım|ımız)?|yolcular|misafirler|konuklar|müşteriler|seyirciler|taraftarlar)$/u,
    { group: "crowd", one: ADULT },
  ],
  [/^(?:takım|takımı|takımımız|oyuncular|futbolcular)$/u, { group: "several", one: { age: "adult", wear: "player" } }],
];

/** "The whole village", "bütün köy". */
const WHOLE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:whole|entire) (?:village|town|street|neighbou?rhood|school|city)\b/u,
  tr: /(?<!\p{L})(?:bütün|tüm) (?:köy|kasaba|mahalle|sokak|okul|şehir)(?!\p{L})/u,
};

/** The whole of a place means everybody in it; null: it is not said. */
export function wholePlace(text: string, language: Language): { word: string; at: number; found: GroupWord } | null {
  const match = WHOLE[language].exec(lowerCase(text, language));
  return match && { word: match[0], at: match.index, found: { group: "crowd", one: ADULT } };
}

/** Several people by one word in the form of a subject; null: it means nobody, or one. */
export function groupWord(word: string, language: Language): GroupWord | null {
  const lower = lowerCase(word, language);
  const known = (language === "en" ? ENGLISH : TURKISH).find(([words]) => words.test(lower));
  if (known) return known[1];
  const [one] = language === "en" ? [singular(lower)] : [turkishSingular(lower)];
  const person = one && (language === "en" ? ENGLISH_PEOPLE : TURKISH_PEOPLE).get(one);
  if (!person) return null;
  if (person.wear !== undefined) return { group: "several", one: person };
  if (language === "en") return null;
  if (person.age === "child") return { group: "children", one: { age: "child" } };
  if (/^(?:kadın|adam|avcı)$/u.test(one))
    return { group: one === "kadın" ? "women" : "men", one: { sex: one === "kadın" ? "she" : "he", age: "adult" } };
  return person.isPeer ? { group: "friends", one: ADULT } : null;
}

function singular(word: string): string | null {
  return /[^s]s$/u.test(word) ? word.slice(0, -1) : null;
}

/** "Askerler", "arkadaşlarım": without what makes several of one. */
function turkishSingular(word: string): string | null {
  return /^(\p{L}{2,}?)l[ae]r(?:[ıi](?:m(?:[ıi]z)?)?)?$/u.exec(word)?.[1] ?? null;
}
