import type { Span } from "./beats.ts";
import type { Language } from "#spec.ts";
import { LONGEST_WHOLE } from "./split-long.ts";
import { findChange } from "./changes.ts";
import { isInsideDate } from "./dates.ts";
import { isJoint } from "./joint.ts";
import { findVersus } from "./versus.ts";

/** Shorter sentences are one picture: cut at a comma above the first, at a conjunction above the second. */
const [LEAST_WITH_COMMA, LEAST_WITH_WORD, LEAST_WITH_JOIN] = [31, 44, 52];
/** A picture's words have so many letters at least; fewer where they tell a number. */
const [LEAST_PART, LEAST_WITH_NUMBER] = [15, 11];
/** English says less with a word than Turkish: three are a stub. */
const LEAST_ENGLISH_WORDS = 4;
/** "But not how you think": what only takes back is read with what it takes back. */
const TAKES_BACK = /^(?:but|and) not\b|^ama (?:öyle )?değil/iu;
const MOST_ONLY_NAMED = 4;
const [LEAST_AROUND_WORD, LEAST_AROUND_JOIN] = [14, 17];
/** What is done last needs more than its verb: "… yürüterek | Haliç'e indirdi" is one picture. */
const [LEAST_BEFORE_CONVERB, LEAST_BEHIND_CONVERB] = [19, 20];
const JOINS =
  /^(?:and|but|because|while|when|which|so|until|unless|although|before|after|ve|ama|çünkü|fakat|ancak|oysa|böylece)$/iu;
/** Between two numbers of one sentence these begin what the second one tells. */
const TELLS_ON = /^(?:with|at|on|in|after|for|from|by|until|almost|about|over)$/iu;
const WHERE = /\p{L}{3}[dt][ae]$/u;
/** A Turkish clause ends with its verb. */
const CONVERB =
  /(?<!\p{L})(?!karınca|kayıp|galip|mağlup|mektup|grup|garip|sahip|rakip|takip|ekip|kulüp|nasip|tarçın)\p{L}{3,}(?:ken|[ıiuü]p|[ae]r[ae]k|(?<!boy)[ıiuü]nc[ae]|[dt][ıiuü]ğ[ıiuü]nd[ae])$/u;
/** “Bir gün bir köylü, …”: who is told of needs what he does. */
const ONLY_NAMED = /(?:^|\s)(?:bir|a|an)\s\p{L}+,$/iu;
/** What becomes more or less is one picture, before and after. */
const LONGEST_CHANGE = 64;
const QUOTE = /[“”«»"„「」『』]/u;

/** A sentence cut where one picture ends and the next begins: at commas between clauses, at conjunctions, between two numbers. */
export function cutAtSense(text: string, span: Span, language: Language, isTitle = false): Span[] {
  const part = text.slice(span.from, span.to);
  if (part.trim().length < LEAST_WITH_COMMA || QUOTE.test(part) || findVersus(part.trim(), language)) return [span];
  if (part.trim().length < LONGEST_CHANGE && findChange(part, language)) return [span];
  const cut = findCut(part, language);
  // A title is read as a whole, unless a comma or a number parts it.
  const isParted = cut !== null && (/[,;]\s*$/u.test(part.slice(0, cut)) || /\d.*\d/u.test(part));
  if (cut === null || (isTitle && !isParted)) return [span];
  const [before, after] = [
    { from: span.from, to: span.from + cut },
    { from: span.from + cut, to: span.to },
  ];
  return [...cutAtSense(text, before, language), ...cutAtSense(text, after, language)];
}

/** Where a sentence falls into its two most equal parts; null: it is one picture. */
function findCut(part: string, language: Language): number | null {
  let best: { at: number; away: number } | null = null;
  const words = [...part.matchAll(/\S+/gu)];
  for (const [index, { 0: word, index: at }] of words.entries()) {
    const before = words[index - 1]?.[0] ?? "";
    const [left, right] = [part.slice(0, at).trim(), part.slice(at).trim()];
    if (!before || !isSense([before, word], [left, right], language)) continue;
    const away = Math.abs(left.length - right.length);
    if (best === null || away < best.away) best = { at, away };
  }
  return best?.at ?? null;
}

function isSense([before, word]: [string, string], [left, right]: [string, string], language: Language): boolean {
  if (isInsideDate(before, word)) return false;
  const isTurkish = language === "tr";
  const length = left.length + right.length;
  if (isJoint(left, right, language)) return false;
  if (/[,;–—]$|^[–—-]$/u.test(before))
    return (
      isPicture(left, language) &&
      isPicture(right, language) &&
      !isOnlyNamed(left, right) &&
      !LISTED.test(right) &&
      !TAKES_BACK.test(right)
    );
  if (Math.min(left.length, right.length) < LEAST_AROUND_WORD || length < LEAST_WITH_WORD) return false;
  if (/\d/u.test(left) && /\d/u.test(right) && (isTurkish ? WHERE.test(before) : TELLS_ON.test(word))) return true;
  if (ADDS.test(word) && LISTING.test(left)) return false;
  // "It does not cut rock because it is strong" is false without its reason.
  if (/^because$/iu.test(word) && NOT_BECAUSE.test(left)) return false;
  if (JOINS.test(word))
    return Math.min(left.length, right.length) >= LEAST_AROUND_JOIN && (isTurkish || length >= LEAST_WITH_JOIN);
  const isRoomy = left.length >= LEAST_BEFORE_CONVERB && right.length >= LEAST_BEHIND_CONVERB;
  return isTurkish && CONVERB.test(before) && isRoomy;
}

const NOT_BECAUSE = /\b(?:not|never|don.?t|doesn.?t|didn.?t|isn.?t|aren.?t|wasn.?t|weren.?t|won.?t)\b/iu;

/** "Olive oil, salt and paprika": the last of what is listed stays with the others. */
const ADDS = /^(?:and|or|ve|veya)$/iu;
const LISTING = /,\s(?:\S+\s){0,3}\S+$/u;
/** "Peach and honey": the end of what is told in one breath. */
const LISTED =
  /^(?:(?:\S+ ){1,2}(?:and|or|ve|veya|ile) (?:\S+ ?){1,2}|\S+ (?:and|or) (?:an?|the|some|one|two) \S+ \S+|(?:\S+, )*\S+ (?:and|or|ve|veya) \S+,.*)$/iu;

/** Words that lead up to something and can be shown by nothing. */
const LEADING = new Set(
  `and but so then now from in at by on for to of the a this that these those it its they you i we he she here there far away afar distance
  once as after before until when while is are was were be done over ready finished first last end fact short way time again soon later year years month months week weeks tomorrow
  course result other hand long ago all still even only just some point
  ve ama sonra önce bunun üzerine bundan ondan bu şu o böyle böylece işte artık bir süre an gün günden sonunda ilk kez uzaktan yakından bakınca
  bakıldığında bitince bittikten olunca iş işi hepsi`.split(/\s+/u),
);

/** "From far away, …", "once that is done, …": a piece that only leads up to the next one is read with it. */
export function joinOpening(text: string, pieces: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    // "… and over mountains": a stub of a list is read with what it adds to.
    const isTail =
      before &&
      STUB.test(text.slice(piece.from, piece.to).trim()) &&
      piece.to - before.from <= LONGEST_WHOLE - STUB_ROOM;
    if (isTail) {
      joined[joined.length - 1] = { from: before.from, to: piece.to };
      continue;
    }
    const isLedUp = before && isLeading(text.slice(before.from, before.to)) && piece.to - before.from <= LONGEST_WHOLE;
    if (isLedUp) joined[joined.length - 1] = { from: before.from, to: piece.to };
    else joined.push(piece);
  }
  return joined;
}

/** Two or three words that only add a place or a thing. */
const STUB =
  /^(?:and|or) (?:over|under|through|across|into|a|an|the|by|with|on|in)(?: [\p{L}’'-]+){1,2}[.!?]?$|^(?:still|hâlâ|hala) \S+[.!?]?$/iu;
/** Joined, a sentence is still read in four lines. */
const STUB_ROOM = 16;

function isLeading(part: string): boolean {
  const words = part.toLocaleLowerCase("tr").match(/\p{L}+/gu) ?? [];
  return !/\d/u.test(part) && words.every((word) => LEADING.has(word));
}

function isOnlyNamed(part: string, right: string): boolean {
  const count = part.split(" ").length;
  // "Trains stopped, and 38,000 homes …": two words are enough where a new clause begins.
  if (count === 2 && /^(?:and|but|ve|ama)\s/iu.test(right)) return false;
  return count < 3 || (count <= MOST_ONLY_NAMED && ONLY_NAMED.test(part));
}

function isPicture(part: string, language: Language): boolean {
  const words = part.split(/\s+/u).length;
  if (language === "en" && words < LEAST_ENGLISH_WORDS && !/\d/u.test(part)) return false;
  return (
    part.replace(/[.,;:!?…]+$/u, "").length >= (/\d/u.test(part) ? LEAST_WITH_NUMBER : LEAST_PART) && part.includes(" ")
  );
}
