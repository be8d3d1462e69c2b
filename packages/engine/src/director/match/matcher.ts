import { findSpelledPercent } from "#script/spelled-figures.ts";
import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import { agreeing } from "#director/people/agree.ts";
import { isFigure } from "#stage/figure/figure-name.ts";
import { brandOf } from "./brands.ts";
import { chosenByCompany } from "#director/senses/company.ts";
import { ARTICLES, isCompared, isPictured, WHERE } from "./comparisons.ts";
import { clauseEnd, clauseStart, cutWords, isBareList } from "./cut-words.ts";
import type { Word } from "./cut-words.ts";
import { denialOf, isStruckOut, shownDenied, STRUCK_WHEN_SHUT } from "./denials.ts";
import type { Denial } from "./denials.ts";
import { findDeed } from "#director/find-deed.ts";
import { findPhrase, findTurkish, findWord, firstForms, inCompany } from "./find-word.ts";
import type { Found } from "./find-word.ts";
import { isAtHome } from "#director/senses/homes.ts";
import { meantHere } from "#director/senses/homonyms.ts";
import type { Hit } from "./hit.ts";
import type { Lexicon } from "./lexicon.ts";
import { countBefore, isMeasure, isSeveral } from "./measures.ts";
import { withoutModifiers } from "./modifiers.ts";
import { findNames, givenNames, isMoonNamed } from "./names.ts";
import { restoreLetters } from "./restore-letters.ts";
import { isEnglishVerb, isTurkishVerb } from "./verbs.ts";
import { listWords, NOTHING, perLanguage } from "./word-list.ts";
import type { Rank } from "./rank.ts";
import type { WordList } from "./word-list.ts";

export type Matcher = {
  /** `whole` is the text the sentence stands in: it may tell which of two meanings a word has. */
  match(text: string, language: Language, limit?: number, whole?: string): Hit[];
  /** The object an emoji stands for. */
  emoji(sign: string): string | null;
};

const PER_LETTER_CUT = 0.3;
const MOST_LOST = 1.6;
/** What stands behind a preposition is seldom what a sentence is about. */
const BEHIND_PREPOSITION = 0.6;
const PREPOSITIONS = new Set(
  "in on at from with of by for through under over near into behind inside along after before without".split(" "),
);
/** A lone keyword leads astray more often than not. */
const LEAST = 4;
/** A battery with less than this many percent is a low one. */
const LOW_CHARGE = 20;
const PERCENT = /(?:%|yüzde)\s?(\d{1,3})(?!\d)|(?<!\d)(\d{1,3})\s?(?:%|percent)/iu;

/** "A hundred dollar tip" is one of it, and no hundred notes. */
const MOST_NOTES = 5;
function isSum(slug: string, count: number): boolean {
  return count > MOST_NOTES && /banknote|coin/u.test(slug);
}

/** "Cut off both legs" of a pair of jeans: two parts are no two of the whole. */
function isPartOf(part: string, whole: string): boolean {
  return part !== whole && /^(?:leg|violin|sewing-needle|mirror|door|key|house-keys)$/u.test(part);
}

/** Signs that stand for something: ten thousand soldiers are no ten thousand pairs of swords. */
const GROUPS: ReadonlySet<string> = new Set([
  "bank-card-cut",
  "coin-into-piggy-bank",
  "coffee-into-cezve",
  "many-faces",
  "loaded-camels",
  "delivery-van",
  "flying-receipts",
  "crossed-swords",
  "friends",
  "team",
  "family",
  "knocking-hand",
  "spine-figure",
  "plank-figure",
  "push-up-figure",
  "jumping-jack-figure",
  "squat-figure",
  "lying-figure",
  "stretching-figure",
  "dancing-pair",
  "person-running",
  "work-and-rest",
  // One house in ruins is seen; nine would be tiles.
  "collapsed-building",
  "steaming-pot",
  "giving-pair",
  "helping-up",
  "arguing-pair",
  "chasing-pair",
  "waiting-line",
  "people-hugging",
  // Ten customers do not carry ten pairs of bags.
  "shopping-bags",
  "musical-keyboard",
]);
/** Who does it is in the drawing of what is done. */
const IN_STATE = /^(?:sleeping-cat|gold-wins-race)$/u;
/** "Six children": what is counted is drawn one by one, not as six groups of three. */
const ONE_OF: Readonly<Record<string, string>> = { classmates: "child" };

type Words = { list: WordList; starts: Readonly<Record<Language, ReadonlySet<string>>> };

/** Sorting four thousand words takes a while; one lexicon is sorted once. */
const MATCHERS = new WeakMap<Lexicon, Matcher>();

export function createMatcher(lexicon: Lexicon): Matcher {
  const known = MATCHERS.get(lexicon);
  if (known) return known;
  const list = listWords(lexicon);
  const starts = perLanguage((language) => phraseStarts(list[language]));
  const signs = new Map(Object.entries(lexicon).map(([slug, { sign }]) => [bareSign(sign), slug]));
  const matcher: Matcher = {
    match: (text, language, limit = 4, whole = text) =>
      match({ list, starts }, { text, whole }, language)
        .map((hit) => (hit.slug === "battery" && isLow(text, language) ? { ...hit, slug: "low-battery" } : hit))
        .flatMap((hit) => {
          const slug = meantHere(hit, text, whole, language);
          if (slug === null || (slug === hit.slug && !hit.isCertain && !isAtHome(slug, lowerCase(whole, language))))
            return [];
          return {
            ...hit,
            slug: hit.count > 1 ? (ONE_OF[slug] ?? slug) : slug,
            // What its company makes of a sign is a thing: the lights of an old village are candles.
            rank: slug !== hit.slug && (hit.rank === "idea" || IN_STATE.test(slug)) ? "thing" : hit.rank,
            count: GROUPS.has(slug) || isSum(slug, hit.count) || isPartOf(hit.slug, slug) ? 1 : hit.count,
          };
        })
        // "Vikings didn't wear horned helmets": who is told of shows what is refused, and struck out it is.
        .map((hit, _, all) => ({
          ...hit,
          isRefused: all.some(({ slug, isRefused }) => slug === hit.slug && isRefused),
        }))
        .filter((hit, index, all) => all.findIndex(({ slug }) => slug === hit.slug) === index)
        .filter(
          ({ slug }, index, all) => !all.some((other, at) => at !== index && isSaidBy(other.slug, slug, at < index)),
        )
        .map((hit) => ({ ...hit, slug: agreeing(hit.slug, text, language) }))
        .slice(0, limit),
    emoji: (sign) => (sign === "" ? null : (signs.get(bareSign(sign)) ?? null)),
  };
  MATCHERS.set(lexicon, matcher);
  return matcher;
}

/** Words a phrase begins with: only after these it is worth looking for one. */
function phraseStarts(words: ReadonlyMap<string, unknown>): ReadonlySet<string> {
  return new Set([...words.keys()].flatMap((word) => (word.includes("_") ? (word.split("_")[0] ?? []) : [])));
}

/** Hand-picked ideas first, then names; a long word left whole beats a short one stripped bare. */
function match({ list, starts }: Words, { text, whole }: { text: string; whole: string }, language: Language): Hit[] {
  const given = givenNames(whole, language);
  const around = { sentence: lowerCase(text, language), whole: lowerCase(whole, language) };
  const cut = cutWords(text, language);
  const words = language === "tr" ? restoreLetters(cut, whole, list) : cut;
  const plains = words.map(({ plain }) => plain);
  const names = findNames(words, language);
  const hits: Hit[] = [];
  const lost: Hit[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    if (!word) continue;
    const phrase = firstForms(word.plain, language)
      .filter((first) => starts[language].has(first))
      .map((first) => findPhrase(list, words, { index, first }, language))
      .find(Boolean);
    // "Bir çay kaşığı bal": behind a measure stands what is meant.
    const isAmount =
      isMeasure(words, index, language) &&
      (!phrase || (!word.isLast && words[index + 1]?.plain.startsWith("kaşığ") && phrase.span < words.length - index));
    if (isAmount || (!phrase && names.has(index))) continue;
    if (phrase && ARTICLES.has(word.plain) && isLonger(list, words.slice(index + 1), phrase.span, language)) continue;
    if (given.has(word.plain) && /^\p{Lu}/u.test(word.written)) continue;
    if (!phrase && (language === "en" ? isEnglishVerb(words, index) : isTurkishVerb(words, index))) continue;
    const isMoon = !phrase && language === "tr" && isMoonNamed(words, index);
    const isLast = word.isLast || index === words.length - 1;
    const named = phrase ?? (isMoon ? findTurkish(list, "dolunay") : findWord(list, { ...word, isLast }, language));
    // Alone a word means what it names.
    const isAlone = words.length === 1 && text === whole;
    const brand = language === "en" && !phrase ? brandOf(word.plain, word.written, whole) : undefined;
    const chosen = isAlone ? undefined : (brand ?? chosenByCompany(named?.key ?? "", word.plain, around, language));
    const found = named && inCompany(named, chosen);
    if (!found) continue;
    const span = phrase?.span ?? 1;
    const standing = { from: index, to: index + span, clause: clauseStart(words, index), end: clauseEnd(words, index) };
    const denial = denialOf(plains, standing, language);
    // "İki kardeş bisiklet parçaları": what stands right behind the number is counted.
    const isCounted = hits.some(({ at, count }) => at === index - 1 && count > 1);
    hits.push(
      ...toHits(found, words, { index, span, language }, denial).map((hit) => (isCounted ? { ...hit, count: 1 } : hit)),
    );
    if (denial === "gone") lost.push(...toHits(found, words, { index, span, language }, "none"));
    index += span - 1;
  }
  // A thing that is lost, and nothing else, is shown by its outline.
  const isLost = hits.length === 0 && lost.length === 1 && findDeed(text, language) === "lose";
  return chooseHits(isLost ? lost : withoutModifiers(hits, words, language));
}

/** "A bank card" is a card: a phrase behind the article that reaches farther is the one meant. */
function isLonger(list: WordList, behind: readonly Word[], span: number, language: Language): boolean {
  return firstForms(behind[0]?.plain ?? "", language).some(
    (first) => (findPhrase(list, behind, { index: 0, first }, language)?.span ?? 0) >= span,
  );
}

/**
 * Things a sentence names beat what it does and what it is like: a verb or an idea joins one thing, never two; a weak word
 * speaks only when nothing else does.
 */
const COMPANIONS: ReadonlySet<string> = new Set(
  `sleeping-face person-running person-walking crying-face smiling-face-with-smiling-eyes face-screaming-in-fear angry-face cooking frying-pan
  steaming-pot kitchen-knife bowl-with-spoon chart-increasing chart-decreasing money-bag money-with-wings red-heart trophy musical-notes
  locked label high-voltage microphone person-swimming flexed-biceps snow-capped-mountain fork-and-knife-with-plate party-popper soap skull
  crossed-swords clapping-hands low-battery broken-heart people-hugging helping-up giving-pair arguing-pair chasing-pair waiting-line ringing-phone
  parcel-return person-rowing-boat long-shadow mind-storm mind-memory mind-fading mind-heart`.split(/\s+/u),
);

function chooseHits(hits: readonly Hit[]): Hit[] {
  const chosen = new Map<string, Hit>();
  const places = new Set<number>();
  const take = (ranks: readonly Rank[], most: number, among?: ReadonlySet<string>) => {
    const fitting = hits.filter(
      ({ rank, score, slug }) => ranks.includes(rank) && score > LEAST && (!among || among.has(slug)),
    );
    for (const hit of fitting.toSorted((a, b) => b.score - a.score || a.at - b.at)) {
      if (chosen.size >= most || chosen.has(hit.slug) || places.has(hit.at)) continue;
      chosen.set(hit.slug, hit);
      places.add(hit.at);
    }
  };
  take(["thing"], Infinity);
  // Beside a thing only what is done, felt or counted can be seen; the symbol of a thought beside it puzzles.
  if (chosen.size === 1) take(["verb", "idea"], 2, COMPANIONS);
  if (chosen.size === 0) take(["verb", "idea"], 2);
  take(["weak"], 1);
  return [...chosen.values()];
}

/** "Limonsuz servis etme", "şekersiz içilmez": what must not be missing is there. */
const NEVER_WITHOUT =
  /^(?:(?:et|yap|iç|ye|çık|gir|kal|bırak|başla|kullan|otur|yat)m[ae]|\p{L}+m(?:[ae]y[ıi]n|[ae]z))$/iu;

const COUNTABLE: ReadonlySet<string> = new Set(
  "red-heart star key bell eyes bowl-with-spoon trophy shield speech-balloon gear puzzle-piece".split(" "),
);

function toHits(
  found: Found,
  words: readonly Word[],
  at: { index: number; span: number; language: Language },
  denial: Denial,
): Hit[] {
  const { index, span, language } = at;
  const entries = found.entries.filter(({ slug }) => slug !== NOTHING);
  const isWithout = found.isWithout && !NEVER_WITHOUT.test(words.at(-1)?.written ?? "");
  const loss = Math.min(MOST_LOST, found.cost * PER_LETTER_CUT) + (found.entries.length > 1 ? 0.5 : 0);
  const isLikeness = isCompared(words, index, span);
  const isSide = (span === 1 && isBehindPreposition(words, index)) || isLikeness;
  const isWhere = span === 1 && found.cost > 0 && WHERE.test(words[index]?.plain ?? "");
  const written = words.slice(index, index + span).map((word) => word.written);
  const last = words[index + span - 1]?.plain ?? "";
  return entries.slice(0, 2).flatMap(({ slug, weight, rank: usual, isName }) => {
    // "Three hearts", "two bowls": what is counted is a thing, whatever it stands for otherwise.
    const isCounted = COUNTABLE.has(slug) && countBefore(words, index, language) > 1;
    // "Patience, treats, love": in a bare list every word stands for itself.
    const rank = isCounted || (usual === "idea" && isBareList(words)) ? "thing" : usual;
    const shown = shownDenied(slug, rank === "thing", isWithout && denial === "none" ? "refused" : denial);
    if (shown === null) return [];
    return {
      slug: shown,
      word: written.join(" "),
      at: index,
      count:
        rank === "thing" && !PARTS_COUNTED.test(words[index]?.plain ?? "") && isSeveral(last, language)
          ? Math.max(bornTogether(last), countBefore(words, index, language))
          : 1,
      isRefused:
        shown === slug &&
        isStruckOut(slug) &&
        (isWithout || denial === "refused" || (denial === "shut" && STRUCK_WHEN_SHUT.has(slug))),
      score: weight - loss - (isSide || isWhere ? BEHIND_PREPOSITION : 0),
      // A lamp that is out is something to see.
      rank: isLikeness ? "weak" : shown !== slug && rank === "idea" ? "thing" : rank,
      ...((isSide || isWhere) && { isSide: true }),
      ...(isLikeness && isPictured(words, index, span) && { isLikeness }),
      ...((isName || span > 1) && { isCertain: true }),
    };
  });
}

/** Twins are two, and nobody has to say so. */
function bornTogether(word: string): number {
  return /^(?:twins$|ikizler)/u.test(word) ? 2 : /^(?:triplets$|üçüzler)/u.test(word) ? 3 : 1;
}

/** "Four minarets" are no four mosques, and three chords no three guitars. */
const PARTS_COUNTED =
  /^(?:minare|kubbe|akor|nota|tel(?:li|i)?$|tekerle[kğ]|pencere|kat(?:lı)?$|oda(?:lı)?$|sayfa|bölüm|dize|mısra|chords?$|notes?$|strings?$|wheels?$|windows?$|floors?$|rooms?$|pages?$|chapters?$|verses?$|minarets?$|domes?$|gears?$|coats?$|layers?$)/u;

function isBehindPreposition(words: readonly Word[], index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - 3); at--) {
    const { plain = "", isLast = false } = words[at] ?? {};
    if (isLast) return false;
    if (PREPOSITIONS.has(plain)) return true;
    if (!ARTICLES.has(plain) && at < index - 1) return false;
  }
  return false;
}

function isLow(text: string, language: Language): boolean {
  const found = PERCENT.exec(text);
  const share = found ? Number(found[1] ?? found[2]) : findSpelledPercent(text, language)?.value;
  return share !== undefined && share <= LOW_CHARGE;
}

/** Somebody in two attitudes at once would be two people: the first one is meant, and its face needs no second one. */
function isSaidBy(figure: string, slug: string, isBefore: boolean): boolean {
  return isFigure(figure) && (FACES.test(slug) || (isBefore && isFigure(slug)));
}

/** What a figure's own face says. */
const FACES = /-face(?:-|$)|^face-|-monkey$/u;

function bareSign(sign: string): string {
  return sign.replace(/\uFE0F|[\u{1F3FB}-\u{1F3FF}]/gu, "");
}
