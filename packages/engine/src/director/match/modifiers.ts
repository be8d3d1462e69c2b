import type { Language } from "#spec.ts";
import { isAnimal } from "./animals.ts";
import type { Word } from "./cut-words.ts";
import type { Hit } from "./hit.ts";

const split = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).filter(Boolean));

/** English heads that have no drawing: before them a noun only says which. A "shoe rack" is no shoe. */
const BARE_HEADS = split(
  `rack racks stand stands case cases lid lids cover covers holder holders strap straps handle handles rest rests box boxes bag bags kit kits
  set sets stick sticks tray trays pad pads cap caps clip clips tie ties tag tags roll rolls sheet sheets strip strips wrapper wrappers`,
);
const PLACING = split("on in at by near beside behind under over there still alone outside against between");
/** "Kutusu", "kılıfından": the same in Turkish, where the head carries the ending of a compound. */
const BARE_TURKISH_HEADS =
  /^(?:kutu(?:su|ları)|kılıf(?:ı|ları)|kapa(?:ğı|kları)|sap(?:ı|ları)|raf(?:ı|ları)|stand(?:ı|ları)|poşet(?:i|leri)|torba(?:sı|ları)|ambalaj(?:ı|ları))(?:n\p{L}*|yla|yle)?$/u;
/** The ending of a Turkish compound where it cannot be an object's: "fırçası", "bardağını", "kapakları". */
const JOINED =
  /(?:[aeıioöuü]s[ıiuü]|[ıiuü]n(?:[ıiuü]|[ae]|[dt][ae]n?)|[aeıioöuü]s[ıiuü](?:yl[ae]|n\p{L}+)|l[ae]r[ıi](?:n\p{L}*)?)$/u;
/** Dishes and vessels: what they are made of, or hold, may be shown with them. */
const MADE_OF =
  /soup|salad|pie$|cake|bread|pizza|sandwich|jar$|bowl|glass|bottle|bouquet|tree$|juice|tea|pot$|dolma|borek|kebab|rice|stew|cookie|ice-cream|chocolate/u;
/** What things are made of, in Turkish before their name as it is. */
const MATERIALS = split(
  "tahta ahşap demir taş cam deri çelik bakır kağıt kâğıt karton plastik ipek yün kil mermer tuğla tunç teneke",
);
const VESSELS = /jar$|bottle|pot$|^safe$|box$/u;
const PEOPLE =
  /^(?:person|old-|boy$|girl$|child$|baby|family|friends|team|man$|woman$|.*-worker$|.*-and-child$|classmates|clown|sultan|detective|astronaut|judge|teacher|student|artist|singer|farmer|cook$|chef|pilot|police|firefighter|scientist|goalkeeper|crown$|prince|disguised|ninja|robot$|ghost|dragon|mechanic|pirate|knight)/u;
const DONE =
  /(?:ed|ing)$|^(?:woke|slept|ran|bought|drank|ate|heard|saw|wrote|grew|fought|swam|flew|drove|sang|won|stole|built|spent|froze|wore|rode|dug|lost|broke|spoke|threw|drew|fell|hid|struck|swept|wept|caught|burnt|shone|melts?|burns?|boils?|sleeps?|eats?|runs?|swims?|flies|sings?|cooks?|reads?|writes?|falls?|breaks?|grows?|drinks?)$/u;
const GIVING =
  /^(?:giv|gave|teach|taught|show|send|sent|offer|feed|fed|bring|brought|buy|bought|hand|call|name|make|made|put|pour|serv)/u;

/**
 * "Car mirror", "araba aynası": in a row of nouns the last one is meant, and one before it is not drawn. The modifier of a head
 * without a drawing is not drawn either; the film's topic stands in where it is one.
 */
export function withoutModifiers(hits: readonly Hit[], words: readonly Word[], language: Language): Hit[] {
  return hits.filter((hit) => !isModifier(hit, hits, words, language));
}

function isModifier(hit: Hit, hits: readonly Hit[], words: readonly Word[], language: Language): boolean {
  const word = words[hit.at];
  const next = words[hit.at + 1];
  if (!word || !next || hit.rank !== "thing" || word.isLast || /\s/u.test(hit.word) || hit.count > 1) return false;
  // A head that only stands for something ("simit kokusu": a nose) may yet be left out.
  const head = hits.find(({ at, rank, isCertain }) => at === hit.at + 1 && rank === "thing" && isCertain);
  if (language === "tr") {
    // "Tahta bavul", "demir kapı": what something is made of says less than what it is.
    if (MATERIALS.has(word.plain) && hits.some(({ at, rank }) => at === hit.at + 1 && rank === "thing")) return true;
    if (/[ıiuü]n$|[ıiuü]$|l[ae]r$|[dt][ae]n?$/u.test(word.plain) && word.plain.length > 4) return false;
    // A jar's lid is seen on the jar.
    if (/^kapa[kğ]/u.test(next.plain) && VESSELS.test(hit.slug)) return false;
    if (BARE_TURKISH_HEADS.test(next.plain)) return true;
    return head !== undefined && JOINED.test(next.plain) && !isKept(hit, head);
  }
  if (/[^s]s$/u.test(word.plain) || /['’]/u.test(word.written)) return false;
  if (head === undefined) {
    // "A lamp stands in the corner", "the seagull rests": what is done is no head.
    const isDone = next.plain.endsWith("s") && PLACING.has(words[hit.at + 2]?.plain ?? "");
    const isSomebody = isAnimal(hit.slug) || PEOPLE.test(hit.slug);
    return BARE_HEADS.has(next.plain) && !isDone && !isSomebody && hits.every(({ at }) => at !== hit.at + 1);
  }
  // "The car woke the cop": what is done is no head.
  if (DONE.test(next.plain)) return false;
  const before = words.slice(Math.max(0, hit.at - 3), hit.at).map(({ plain }) => plain);
  return !isKept(hit, head) && !before.some((each) => GIVING.test(each));
}

/** A dish shows what it is made of, and whoever stands before something may be its owner. */
function isKept(hit: Hit, head: Hit): boolean {
  return head.slug === hit.slug || MADE_OF.test(head.slug) || isAnimal(hit.slug) || PEOPLE.test(hit.slug);
}
