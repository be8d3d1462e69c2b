import { englishStems } from "#language/english.ts";
import { turkishNouns, turkishVerbs } from "#language/turkish.ts";
import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import type { Lexicon } from "./lexicon.ts";
import { REFUSALS, STOP_WORDS } from "./stop-words.ts";
import { listWords, NOTHING } from "./word-list.ts";
import type { WordEntry, WordList } from "./word-list.ts";

/** An object a sentence names; `word` as written there, `at` its place among the words. */
export type Hit = { slug: string; word: string; at: number; count: number; isRefused: boolean; score: number };

export type Matcher = {
  match(text: string, language: Language, limit?: number): Hit[];
  /** The object an emoji stands for. */
  emoji(sign: string): string | null;
};

/** `isName`: an apostrophe sets its ending off, as Turkish does with names only. */
type Word = { written: string; plain: string; isName: boolean };
type Found = { entries: readonly WordEntry[]; cost: number; isWithout: boolean; isVerb?: boolean };

const LONGEST_PHRASE = 4;
const PER_LETTER_CUT = 0.35;
const MOST_LOST = 3;
/** From here on a hit silences keywords and weak words. */
const STRONG = 4.5;
/** How many words a refusal reaches over. */
const REFUSAL_REACH = 3;
const LEAST_BESIDE_STRONG = STRONG;
/** A lone keyword leads astray more often than not. */
const LEAST = 4;

const COUNTS: Readonly<Record<string, number>> = {
  bir: 1,
  iki: 2,
  üç: 3,
  dört: 4,
  beş: 5,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  both: 2,
  couple: 2,
  pair: 2,
  çift: 2,
};

type Words = { list: WordList; starts: Readonly<Record<Language, ReadonlySet<string>>> };

/** Sorting four thousand words takes a while; one lexicon is sorted once. */
const MATCHERS = new WeakMap<Lexicon, Matcher>();

export function createMatcher(lexicon: Lexicon): Matcher {
  const known = MATCHERS.get(lexicon);
  if (known) return known;
  const list = listWords(lexicon);
  const starts = { tr: phraseStarts(list.tr), en: phraseStarts(list.en) };
  const signs = new Map(Object.entries(lexicon).map(([slug, { sign }]) => [bareSign(sign), slug]));
  const matcher: Matcher = {
    match: (text, language, limit = 4) => match({ list, starts }, text, language).slice(0, limit),
    emoji: (sign) => signs.get(bareSign(sign)) ?? null,
  };
  MATCHERS.set(lexicon, matcher);
  return matcher;
}

/** Words a phrase begins with: only after these it is worth looking for one. */
function phraseStarts(words: ReadonlyMap<string, unknown>): ReadonlySet<string> {
  return new Set([...words.keys()].flatMap((word) => (word.includes("_") ? (word.split("_")[0] ?? []) : [])));
}

/** Hand-picked ideas first, then names; a long word left whole beats a short one stripped bare. */
function match({ list, starts }: Words, text: string, language: Language): Hit[] {
  const words = cutWords(text, language);
  const hits: Hit[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    if (!word) continue;
    const phrase = starts[language].has(word.plain) ? findPhrase(list, words, index, language) : undefined;
    const found = phrase ?? findWord(list, word, language);
    if (!found) continue;
    const span = phrase?.span ?? 1;
    hits.push(...toHits(found, words, { index, span }, language));
    index += span - 1;
  }
  return chooseHits(hits);
}

function chooseHits(hits: readonly Hit[]): Hit[] {
  const least = hits.some(({ score }) => score >= STRONG) ? LEAST_BESIDE_STRONG : LEAST;
  const chosen = new Map<string, Hit>();
  const places = new Set<number>();
  for (const hit of hits.toSorted((a, b) => b.score - a.score || a.at - b.at)) {
    if (hit.score <= least || chosen.has(hit.slug) || places.has(hit.at)) continue;
    chosen.set(hit.slug, hit);
    places.add(hit.at);
  }
  return [...chosen.values()];
}

function toHits(found: Found, words: readonly Word[], at: { index: number; span: number }, language: Language): Hit[] {
  const { index, span } = at;
  const before = words.slice(Math.max(0, index - 7), index).map(({ plain }) => plain);
  const after = words[index + span]?.plain ?? "";
  const isRefused = found.isWithout || (language === "en" ? isRefusedBefore(before) : REFUSALS.tr.has(after));
  const loss = Math.min(MOST_LOST, found.cost * PER_LETTER_CUT) + (found.entries.length > 1 ? 0.5 : 0);
  const entries = found.entries.filter(({ slug }) => slug !== NOTHING);
  return entries.slice(0, 2).map(({ slug, weight }) => ({
    slug,
    word: words
      .slice(index, index + span)
      .map(({ written }) => written)
      .join(" "),
    at: index,
    count: found.isVerb || weight - loss < STRONG ? 1 : countBefore(before.slice(-2)),
    isRefused,
    score: weight - loss,
  }));
}

/** Words that end what a refusal reaches: "no coffee after lunch" refuses no lunch. */
const REACH_ENDS = new Set(
  "after before in on at for with and to when if of until but while from near over".split(" "),
);
const NEGATIONS = new Set("not never don't dont".split(" "));
/** A negation refuses what these are done with: "don't throw batteries"; it refuses nothing in "don't miss". */
const USES = new Set(
  "eat drink use buy touch throw mix put add wear take trust open wash reuse charge keep bring play smoke".split(" "),
);

/** Whether one of the words before it, nearest first, refuses the object. "No two", "don't leave without" refuse nothing. */
function isRefusedBefore(before: readonly string[]): boolean {
  const at = before.findLastIndex((word) => REFUSALS.en.has(word));
  const refusal = before[at];
  if (refusal === undefined || at < before.length - REFUSAL_REACH) return false;
  const between = before.slice(at + 1);
  if (between.some((word) => REACH_ENDS.has(word) || Object.hasOwn(COUNTS, word))) return false;
  if (NEGATIONS.has(refusal)) return between.length === 0 || USES.has(between[0] ?? "");
  return !before.slice(0, at).some((word) => NEGATIONS.has(word));
}

function countBefore(before: readonly string[]): number {
  for (const word of before.toReversed()) {
    if (/^\d/u.test(word)) return /^[2-5]$/u.test(word) ? Number(word) : 1;
    if (Object.hasOwn(COUNTS, word)) return COUNTS[word] ?? 1;
  }
  return 1;
}

function findPhrase(list: WordList, words: readonly Word[], index: number, language: Language) {
  for (let span = Math.min(LONGEST_PHRASE, words.length - index); span > 1; span--) {
    const parts = words.slice(index, index + span).map(({ plain }) => plain);
    const start = parts.slice(0, -1).join("_");
    for (const end of endings(parts.at(-1) ?? "", language)) {
      const entries = list[language].get(`${start}_${end}`);
      if (entries) return { entries, cost: 0, isWithout: false, span };
    }
  }
  return undefined;
}

function endings(word: string, language: Language): string[] {
  if (language === "en") return [...englishStems(word).keys()];
  return [...turkishNouns(word, 3).keys(), ...[...turkishVerbs(word, 3).keys()].map((verb) => `${verb}-`)];
}

function findWord(list: WordList, { plain: word, isName }: Word, language: Language): Found | undefined {
  if (STOP_WORDS[language].has(word) || REFUSALS[language].has(word)) return undefined;
  if (language === "en") return findEnglish(list, word);
  const found = findTurkish(list, word);
  // "Fethiye'de" is no form of "fetih": a name is found whole or not at all.
  return isName && found && found.cost > 0 ? undefined : found;
}

function findEnglish(list: WordList, word: string): Found | undefined {
  const readings = [...englishStems(word)].flatMap(([stem, cost]) => {
    const entries = STOP_WORDS.en.has(stem) ? undefined : list.en.get(stem);
    return entries ? [{ entries, cost, isWithout: false }] : [];
  });
  return best(readings);
}

/** Of all readings the one worth most after what was cut off. A stop word nearer to the word silences the others. */
function findTurkish(list: WordList, word: string): Found | undefined {
  const nouns = turkishNouns(word);
  const stop = Math.min(
    ...[...nouns].map(([stem, { cost }]) => (stem.length > 2 && STOP_WORDS.tr.has(stem) ? cost : Infinity)),
  );
  const readings: Found[] = [];
  for (const [stem, { cost, stripped }] of nouns) {
    const entries = list.tr.get(stem);
    if (entries && cost < stop) readings.push({ entries, cost, isWithout: /s[ıiuü]z/u.test(stripped) });
  }
  for (const [stem, cost] of turkishVerbs(word)) {
    const entries = list.tr.get(`${stem}-`);
    if (entries && cost < stop)
      readings.push({ entries, cost: cost === 0 ? -1 : cost + 0.5, isWithout: false, isVerb: true });
  }
  return best(readings);
}

function best(readings: readonly Found[]): Found | undefined {
  const worth = ({ entries, cost }: Found) => Math.max(...entries.map(({ weight }) => weight)) - cost * 0.9;
  return readings.toSorted((a, b) => worth(b) - worth(a))[0];
}

function cutWords(text: string, language: Language): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}°]+(?:['’-][\p{L}\p{N}]+)*/gu)].map(({ 0: written }) => {
    const plain = lowerCase(written, language).replaceAll("’", "'");
    // Turkish sets endings of names off with an apostrophe.
    const bare = language === "tr" ? plain.replace(/'.*$/u, "") : plain;
    return { written, plain: bare, isName: bare !== plain };
  });
}

function bareSign(sign: string): string {
  return sign.replace(/\uFE0F|[\u{1F3FB}-\u{1F3FF}]/gu, "");
}
