import type { Language } from "#spec.ts";
import { AROUND } from "#director/ideas/around.ts";
import { COMMON } from "#director/ideas/common.ts";
import { ENGLISH_COMPOUNDS } from "#director/ideas/compounds/english-compounds.ts";
import { SECOND_COMPOUNDS } from "#director/ideas/compounds/second-compounds.ts";
import { SPOKEN_COMPOUNDS } from "#director/ideas/compounds/spoken-compounds.ts";
import { THIRD_COMPOUNDS } from "#director/ideas/compounds/third-compounds.ts";
import { TORN_WORDS } from "#director/ideas/compounds/torn-words.ts";
import { TURKISH_COMPOUNDS } from "#director/ideas/compounds/turkish-compounds.ts";
import { DAILY } from "#director/ideas/daily.ts";
import { EVERYDAY } from "#director/ideas/everyday.ts";
import { FOOD } from "#director/ideas/food.ts";
import { IGNORED } from "#director/ideas/ignored.ts";
import { LEISURE } from "#director/ideas/leisure.ts";
import { BEASTS_NAMED } from "#director/ideas/named/beasts-named.ts";
import { BODY_NAMED } from "#director/ideas/named/body-named.ts";
import { FOOD_NAMED } from "#director/ideas/named/food-named.ts";
import { WORLD_COMPOUNDS } from "#director/ideas/compounds/world-compounds.ts";
import { HOME_NAMED } from "#director/ideas/named/home-named.ts";
import { WORLD_NAMED } from "#director/ideas/named/world-named.ts";
import { NATURE } from "#director/ideas/nature.ts";
import { PEOPLE } from "#director/ideas/people.ts";
import { WORK } from "#director/ideas/work.ts";
import { AMBIGUOUS_WORDS } from "#director/ideas/words/ambiguous-words.ts";
import { DEED_WORDS, SPARE_DEEDS } from "#director/ideas/words/deed-words.ts";
import { FALSE_FORMS } from "#director/ideas/words/false-forms.ts";
import { KITCHEN_WORDS } from "#director/ideas/words/kitchen-words.ts";
import { MIND_WORDS } from "#director/ideas/words/mind-words.ts";
import { MODERN_WORDS } from "#director/ideas/words/modern-words.ts";
import { NATURE_WORDS } from "#director/ideas/words/nature-words.ts";
import { PEOPLE_WORDS } from "#director/ideas/words/people-words.ts";
import { PLOT_WORDS } from "#director/ideas/words/plot-words.ts";
import { TELLING_WORDS } from "#director/ideas/words/telling-words.ts";
import { WORLD_WORDS } from "#director/ideas/words/world-words.ts";
import { WORLD } from "#director/ideas/world.ts";
import { isMeant } from "#director/senses/only-named.ts";
import type { Lexicon } from "./lexicon.ts";
import { isFigure } from "#stage/figure/figure-name.ts";
import type { Rank } from "./rank.ts";
import { STOP_WORDS } from "./stop-words.ts";

/** `isName`: the word is what its drawing is called. */
export type WordEntry = { slug: string; weight: number; rank: Rank; isName?: boolean };

/** By word or phrase (joined with `_`); a verb stem ends with `-`. */
export type WordList = Readonly<Record<Language, ReadonlyMap<string, readonly WordEntry[]>>>;

/** What a word chosen by hand weighs; the more we trust it, the more. */
type Weights = Readonly<Record<Rank, number>>;
const WEIGHTS: Weights = { thing: 8, verb: 6, idea: 6, weak: 4.4 };
/** Beside a word of the narrower lists one of the wide ones stands back. */
const WIDE_WEIGHTS: Weights = { thing: 7, verb: 5.4, idea: 5.4, weak: 4.2 };
/** A deed that stands in for nothing is worth as much in any of its forms. */
const SPARE_WEIGHTS: Weights = { ...WEIGHTS, weak: 5.4 };
/** Names of drawings. What else CLDR says about one leads astray more often than not: "çok güzel" is no hand. */
const NAME = 6;
/** A phrase says more than a word. */
const PHRASE_BONUS = 2;

/** Thousands of common words. They come first: a word that a narrower list knows as well means what that one says. */
export const WIDE_WORDS = [AMBIGUOUS_WORDS, KITCHEN_WORDS, NATURE_WORDS, PEOPLE_WORDS, WORLD_WORDS, MODERN_WORDS];
export const IDEAS = [
  COMMON,
  FOOD,
  NATURE,
  PEOPLE,
  WORK,
  WORLD,
  EVERYDAY,
  LEISURE,
  AROUND,
  IGNORED,
  DAILY,
  TELLING_WORDS,
  MIND_WORDS,
  DEED_WORDS,
  FALSE_FORMS,
  PLOT_WORDS,
];
/** Words that are what their thing is called, though its drawing has another name: nothing has to support them. */
export const NAMED = [
  HOME_NAMED,
  FOOD_NAMED,
  BODY_NAMED,
  BEASTS_NAMED,
  WORLD_NAMED,
  ENGLISH_COMPOUNDS,
  TURKISH_COMPOUNDS,
  WORLD_COMPOUNDS,
  TORN_WORDS,
  SPOKEN_COMPOUNDS,
  SECOND_COMPOUNDS,
  THIRD_COMPOUNDS,
];
/** Stands for nothing: a word that is known and shows no object. */
export const NOTHING = "-";

/** Drawings that mostly stand for something that cannot be seen. A word that is their own name means the thing itself. */
export const SYMBOLS: ReadonlySet<string> = new Set(
  `sparkles light-bulb scroll warning check-mark-button cross-mark thinking-face handshake raising-hands busts-in-silhouette bullseye trophy
  chart-increasing chart-decreasing bar-chart hourglass-done hourglass-not-done stopwatch ring-buoy globe-showing-europe-africa
  globe-showing-americas briefcase memo spiral-calendar tear-off-calendar calendar exploding-head shield puzzle-piece key hundred-points
  infinity link chains broken-chain balance-scale red-heart two-hearts growing-heart mending-heart heart-hands folded-hands flexed-biceps
  speech-balloon thought-balloon megaphone bell pushpin round-pushpin star glowing-star high-voltage gear crystal-ball red-question-mark
  red-exclamation-mark fork-and-knife fork-and-knife-with-plate pouring-liquid bowl-with-spoon cooking magnifying-glass-tilted-left
  money-with-wings money-bag label compass eyes ear raised-fist crossed-swords four-leaf-clover locked
  party-popper clapping-hands waving-hand person-shrugging person-facepalming person-bowing person-raising-hand no-entry stop-sign
  smiling-face-with-smiling-eyes grinning-face-with-smiling-eyes crying-face loudly-crying-face angry-face tired-face weary-face worried-face
  pensive-face relieved-face partying-face smiling-face-with-sunglasses face-with-steam-from-nose star-struck lying-face zipper-mouth-face
  shushing-face face-screaming-in-fear face-savoring-food nerd-face money-mouth-face face-with-tears-of-joy speaking-head skull
  mind-storm mind-memory mind-gears mind-heart mind-fading habit-loop long-shadow helping-up giving-pair arguing-pair chasing-pair waiting-line
  parcel-return leaving-box recycling-symbol nazar-amulet thumbs-up performing-arts identification-card clapper-board`.split(
    /\s+/u,
  ),
);

/** Names of signs that are things as well: what lies in a drawer is no search. */
const CALLED_SO: ReadonlySet<string> = new Set(["magnifying_glass", "büyüteç"]);

export function listWords(lexicon: Lexicon): WordList {
  return perLanguage((language) => {
    const list = new Map<string, WordEntry[]>();
    addNames(lexicon, language, list);
    for (const line of linesOf(WIDE_WORDS)) addIdea(line, lexicon, { language, weights: WIDE_WEIGHTS }, list);
    for (const line of linesOf(IDEAS)) addIdea(line, lexicon, { language, weights: WEIGHTS }, list);
    for (const line of linesOf(NAMED)) addIdea(line, lexicon, { language, weights: WEIGHTS, isNamed: true }, list);
    for (const line of linesOf([SPARE_DEEDS]))
      addIdea(line, lexicon, { language, weights: SPARE_WEIGHTS, isSpare: true }, list);
    // Last: a thing that was drawn for its word needs no neighbour to stand in for it.
    for (const [slug, { isOwn, tr, en }] of Object.entries(lexicon))
      if (isOwn) addIdea(`${slug}: ${tr.join(" ")} | ${en.join(" ")}`, lexicon, { language, weights: WEIGHTS }, list);
    return list;
  });
}

/** Made when it is asked for, and once: a text has one language, and sorting the words of another takes a while. */
export function perLanguage<Value>(make: (language: Language) => Value): Readonly<Record<Language, Value>> {
  const made = new Map<Language, Value>();
  function get(language: Language): Value {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  }
  return {
    get tr() {
      return get("tr");
    },
    get en() {
      return get("en");
    },
  };
}

function linesOf(tables: readonly string[]): string[] {
  return tables.flatMap((table) => table.trim().split("\n"));
}

function addNames(lexicon: Lexicon, language: Language, list: Map<string, WordEntry[]>): void {
  for (const [slug, entry] of Object.entries(lexicon)) {
    const word = entry.isOwn ? "" : (entry[language][0] ?? "");
    if (word.length < 3 || STOP_WORDS[language].has(word) || /face$|yüz$/u.test(word)) continue;
    const bonus = word.includes(" ") ? PHRASE_BONUS : 0;
    const named: WordEntry = { slug, weight: NAME + bonus, rank: "thing", isName: true };
    add(list, word, named);
    if (language === "tr") for (const base of baseForms(word.replaceAll(" ", "_"))) add(list, base, named);
  }
}

/** A hand-picked word stands for its object alone; what CLDR said about it is forgotten. */
function addIdea(
  line: string,
  lexicon: Lexicon,
  {
    language,
    weights,
    isNamed = false,
    isSpare = false,
  }: { language: Language; weights: Weights; isNamed?: boolean; isSpare?: boolean },
  list: Map<string, WordEntry[]>,
): void {
  const [slug = "", rest = ""] = line.split(": ");
  if (slug !== NOTHING && !isFigure(slug) && !Object.hasOwn(lexicon, slug)) return;
  const [turkish = "", english = ""] = rest.split("|");
  for (const raw of (language === "tr" ? turkish : english).trim().split(" ").filter(Boolean)) {
    const word = raw.replace(/[~*]$/u, "");
    // What a list knows only by a sign that needs its own word is free.
    if (isSpare && list.get(word)?.some((known) => known.slug === NOTHING || isMeant({ slug: known.slug, word })))
      continue;
    const isName = lexicon[slug]?.[language][0] === word.replaceAll("_", " ") || CALLED_SO.has(word);
    // Somebody in a deed stands for what cannot be seen otherwise, and gives way to the thing it is done with.
    const rank = rankOf(raw, (SYMBOLS.has(slug) && !isName) || isFigure(slug));
    const bonus = word.includes("_") && rank !== "weak" ? PHRASE_BONUS : 0;
    const isCalledSo = isName || (isNamed && rank === "thing");
    const entry = { slug, weight: weights[rank] + bonus, rank, isName: isCalledSo } as const;
    list.set(word, [entry]);
    if (language === "tr") for (const base of baseForms(word)) if (isFree(list.get(base))) list.set(base, [entry]);
  }
}

/** A form that nothing is known under, or only that it shows nothing. */
function isFree(entries: readonly WordEntry[] | undefined): boolean {
  return entries === undefined || entries.every(({ slug }) => slug === NOTHING);
}

function rankOf(raw: string, isSymbol: boolean): Rank {
  if (raw.endsWith("~")) return "weak";
  // "su iç-" names what is drunk; a verb alone only says what is done.
  if (raw.endsWith("-") && !raw.includes("_")) return "verb";
  return isSymbol || raw.endsWith("*") ? "idea" : "thing";
}

/** "kutup ayısı" without the ending that joins its words: so "kutup ayıları" is found too. */
function baseForms(phrase: string): string[] {
  // A compound written in one word loses its ending too: "gökkuşağı", "denizatları".
  const [, start = "", vowel = ""] = /^(.+_.{2,}?|\p{L}{6,}?)s?([ıiuü])$/u.exec(phrase) ?? [];
  if (!vowel || start.endsWith("-")) return [];
  const hard: Readonly<Record<string, string>> = { b: "p", c: "ç", d: "t", ğ: "k" };
  const last = start.at(-1) ?? "";
  return [start, ...(hard[last] ? [start.slice(0, -1) + hard[last]] : [])];
}

function add(list: Map<string, WordEntry[]>, word: string, entry: WordEntry): void {
  const key = word.replaceAll(" ", "_");
  const entries = list.get(key) ?? [];
  const old = entries.find(({ slug }) => slug === entry.slug);
  if (old) old.weight = Math.max(old.weight, entry.weight);
  else entries.push({ ...entry });
  list.set(key, entries);
}
