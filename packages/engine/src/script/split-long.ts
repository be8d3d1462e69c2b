import type { Span } from "./beats.ts";
import { isInsideDate } from "./dates.ts";
import { isTitle } from "./sentences.ts";

/** Letters that can be read at a glance. */
export const LONGEST_BEAT = 64;
/** A sentence that could only be cut in the middle of a clause stays whole up to here, in smaller letters. */
export const LONGEST_WHOLE = 96;
/** What it costs to cut behind a comma; everything above cuts a clause. */
const CLEAN_CUT = 0.4;
const MIDDLE_OF_CLAUSE = 3;
/** Up to here a cut at a conjunction is not worth it either. */
const LONGEST_CLAUSE = 80;
/** Signs of Chinese, Japanese and Korean are twice as wide and say more. */
const LONGEST_WIDE_BEAT = 30;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const SHORTEST_PIECE = 14;

const CONJUNCTIONS = new Set(
  "and but because while when which that so or if although until unless before after where who then than ve ama çünkü fakat ancak veya ya yoksa hem ise eğer oysa üstelik böylece sonra".split(
    " ",
  ),
);
/** A piece that ends with one of these leaves the reader hanging. */
const HANGING = new Set(
  "the a an of to in on at for from with by as is are was were be my your our their his her its this that no not very and but because or if so which who while when as ama çünkü fakat ancak veya bir bu şu o ve ile de da ki en çok daha her hiç için gibi kadar".split(
    " ",
  ),
);

/** Words that lean on the one before them. */
const LEANING = new Set("of than ile de da mi mı mu mü için gibi kadar diye ki".split(" "));
/** Turkish closes a clause with its verb. */
const CLAUSE_END =
  /^(?!karınca|kayıp|galip|mağlup|mektup|grup|garip|sahip|rakip|takip|ekip|kulüp|nasip).{3,}(?:ken|[ıiuü]p|arak|erek|[ıiuü]nca|[ıiuü]nce|d[ıiuü]ğ[ıiuü]nda|d[ıiuü]ğ[ıiuü]nde|t[ıiuü]ğ[ıiuü]nda|t[ıiuü]ğ[ıiuü]nde)$|^(?:edip|için|gibi|sonra)$/u;

type Word = Span & { cost: number };

/** A sentence too long for a glance, cut at its commas and conjunctions; no piece is longer than LONGEST_WHOLE. */
export function splitLong(text: string, { from, to }: Span): Span[] {
  const isWide = (text.slice(from, to).match(WIDE)?.length ?? 0) > (to - from) / 3;
  const longest = isWide ? LONGEST_WIDE_BEAT : LONGEST_BEAT;
  const words = cutWords(text, { from, to }, longest);
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return [];
  const length = last.to - first.from;
  const whole = { from: first.from, to: last.to };
  if (length <= longest) return [whole];
  const pieces = choosePieces(words, longest);
  if (isWide) return pieces;
  const worst = worstCut(words, pieces);
  if (length <= LONGEST_CLAUSE && worst > CLEAN_CUT) return [whole];
  if (worst < MIDDLE_OF_CLAUSE) return pieces;
  if (length <= LONGEST_WHOLE) return [whole];
  const longer = choosePieces(words, LONGEST_WHOLE);
  return worstCut(words, longer) < worst ? longer : pieces;
}

function worstCut(words: readonly Word[], pieces: readonly Span[]): number {
  const starts = new Set(pieces.slice(1).map(({ from }) => from));
  return Math.max(0, ...words.filter(({ from }) => starts.has(from)).map(({ cost }) => cost));
}

/** The cheapest way to cut, found from the front: `best[i]` is the cost of everything before word i. */
function choosePieces(words: readonly Word[], longest: number): Span[] {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= words.length; end++) {
    let choice = { cost: Infinity, from: end - 1 };
    for (let start = end - 1; start >= 0; start--) {
      const length = (words[end - 1]?.to ?? 0) - (words[start]?.from ?? 0);
      if (length > longest) break;
      const lack = length < SHORTEST_PIECE ? (SHORTEST_PIECE - length) / 4 : 0;
      const cost =
        (best[start]?.cost ?? 0) +
        1.6 +
        lack +
        (length / longest) ** 3 +
        (end < words.length ? (words[end]?.cost ?? 0) : 0);
      if (cost < choice.cost) choice = { cost, from: start };
    }
    best.push(choice);
  }
  const pieces: Span[] = [];
  for (let end = words.length; end > 0; end = best[end]?.from ?? 0) {
    const start = best[end]?.from ?? 0;
    pieces.push({ from: words[start]?.from ?? 0, to: words[end - 1]?.to ?? 0 });
  }
  return pieces.toReversed();
}

/** Words with what it costs to begin a new piece before each of them; a word longer than a piece is cut. */
function cutWords(text: string, { from, to }: Span, longest: number): Word[] {
  const words: Word[] = [];
  const lists = listsIn(text.slice(from, to));
  let before = "";
  for (const { index, 0: word } of text.slice(from, to).matchAll(/[^\s、，]+[、，]?|[、，]/gu)) {
    const start = from + index;
    const isListed =
      isInList(before, text.slice(start, to)) || lists.some((list) => index > list.from && index < list.to);
    const isPastList = AFTER_LIST.test(word) && lists.some((list) => index === list.to + 1);
    const cost = isListed ? IN_LIST : isPastList ? PAST_LIST : costBefore(before, word);
    for (const piece of cutWord(word, longest))
      words.push({ from: start + piece.from, to: start + piece.to, cost: piece.from > 0 ? 4 : cost });
    before = word;
  }
  return words;
}

/** "Samarkand, Kashgar and Istanbul": names of one list are read together. */
function isInList(before: string, rest: string): boolean {
  return before.endsWith(",") && /^(?:\p{Lu}\S+, ){0,2}\p{Lu}\S+ (?:and|or|ve|veya) \p{Lu}/u.test(rest);
}

/** "Silk, spices, paper and porcelain": so are things, and the sentence may be cut where their list ends and tells on. */
function listsIn(part: string): Span[] {
  return [...part.matchAll(/\p{L}+(?:, \p{L}+){2,},? (?:and|or|ve|veya) \p{L}+/gu)].map(({ index, 0: list }) => ({
    from: index,
    to: index + list.length,
  }));
}

const [IN_LIST, PAST_LIST] = [3.4, 0.9];
const AFTER_LIST = /^(?:on|in|at|from|through|across|over|along|with|by|for|to|into|under)$/iu;

function costBefore(before: string, word: string): number {
  if (isTitle(before)) return 5;
  if (isInsideDate(before, word)) return 5;
  if (/[.!?…;:。！？؟।]["”»)]?$/u.test(before)) return 0;
  if (/[,、，،]["”»)]?$|^[–—-]$/u.test(before) || /^[–—(]/u.test(word)) return 0.4;
  const plain = before.toLocaleLowerCase("tr");
  if (CLAUSE_END.test(plain)) return 0.9;
  // A number stays with its unit, a short word with what follows it.
  if (/\d$/u.test(before) || HANGING.has(plain)) return 5;
  if (LEANING.has(word.toLocaleLowerCase("tr"))) return 5;
  return CONJUNCTIONS.has(word.toLocaleLowerCase("tr")) ? 0.9 : 3.4;
}

/** Cut between whole letters: neither through a pair of surrogates nor before a mark that sits on its letter. */
function cutWord(word: string, longest: number): Span[] {
  if (word.length <= longest) return [{ from: 0, to: word.length }];
  const pieces: Span[] = [];
  let from = 0;
  let at = 0;
  for (const letter of word) {
    const next = at + letter.length;
    const isTight = next - from > longest || (next - from > longest - 8 && !/[\p{M}\u200d]/u.test(letter));
    if (isTight && at > from) {
      pieces.push({ from, to: at });
      from = at;
    }
    at = next;
  }
  pieces.push({ from, to: word.length });
  return pieces;
}
