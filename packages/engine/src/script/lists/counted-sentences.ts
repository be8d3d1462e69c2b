import type { Language } from "#spec.ts";
import { lowerCase } from "#script/language.ts";
import type { Marker } from "./list-numbers.ts";
import { cutSentences } from "#script/sentences.ts";
import { HUNDREDS, ONES } from "#script/spelled-numbers.ts";

const STEP = "adım|aşama|madde|ipucu|kural|yöntem|sebep|neden";
const ENGLISH_STEP = "step|tip|rule|part|phase|stage|hack|fact|reason";
/** How a sentence counts itself, from the first to the tenth: "Birincisi, …", "Second, …", "Number three: …", "Dört, …". */
const COUNTED: Readonly<Record<Language, readonly RegExp[]>> = {
  tr: "birinci ikinci üçüncü dördüncü beşinci altıncı yedinci sekizinci dokuzuncu onuncu"
    .split(" ")
    .map((place, index) => {
      const first = index === 0 ? "|ilk olarak|ilki" : "";
      const step = index === 0 ? `(?:${place}|ilk)` : place;
      return new RegExp(
        String.raw`^(?:(?:${place}(?:s[ıiuü]| olarak)${first})[,:]?|${step} (?:${STEP})[,:]|${[...ONES, "on"][index]}[,:])\s`,
        "iu",
      );
    }),
  en: "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ").map((place, index) => {
    const first = index === 0 ? "|first of all" : "";
    return new RegExp(
      String.raw`^(?:${place}(?:ly)?${first}|(?:the )?${place} (?:${ENGLISH_STEP})|(?:number )?${HUNDREDS[index]})[,:]\s`,
      "iu",
    );
  }),
};
/** Ends a list that has counted so far. */
const COUNTED_LAST: Readonly<Record<Language, RegExp>> = {
  tr: /^(?:ve )?(?:son olarak|sonuncusu)[,:]?\s/iu,
  en: /^(?:and )?(?:last|lastly|finally|last but not least)[,:]\s/iu,
};

/** "First, … Second, …": sentences that count themselves. */
export function countedSentences(text: string, language: Language): Marker[][] {
  const list: Marker[] = [];
  for (const { from, to } of cutSentences(text, { from: 0, to: text.length }, language)) {
    const { at, start } = startOf(text, from, to, language);
    const last = list.length > 1 ? COUNTED_LAST[language].exec(start) : null;
    const found = COUNTED[language][list.length]?.exec(start) ?? last;
    if (!found) continue;
    list.push(ordinal(at, found[0].length, list.length + 1));
    if (found === last) break;
  }
  return list.length > 1 ? [list] : [];
}

/** Lower case by the language: "İlk" is no capital of "ilk" to a pattern. */
function startOf(text: string, from: number, to: number, language: Language) {
  const start = text.slice(from, Math.min(to, from + 60));
  const lead = start.length - start.trimStart().length;
  return { at: from + lead, start: lowerCase(start.trimStart(), language) };
}

function ordinal(from: number, length: number, number: number): Marker {
  return { from, to: from + length, style: "ordinal", number, isLineStart: false };
}

type Turns = { first: RegExp; next: RegExp; last: RegExp; isStory: RegExp };

/** Words that bring one step after another. A story is told with them too: somebody did something, or it came to pass. */
const TURNS: Readonly<Record<Language, Turns>> = {
  tr: {
    first: /^(?:ilk önce|önce|öncelikle|ilk olarak)[,:]?\s/u,
    next: /^(?:ve )?(?:daha sonra|ondan sonra|bundan sonra|sonra da|sonra|ardından|sonrasında)[,:]?\s/u,
    last: /^(?:ve )?(?:son olarak|en son olarak|en son|en sonunda)[,:]?\s/u,
    isStory:
      /(?:[dt][ıiuü](?:[mkn]|n[ıiuü]z|l[ae]r)?|m[ıiuü]ş(?:t[ıiuü])?(?:l[ae]r)?|[ıiuü]yor\p{L}{0,5}|[ae]c[ae][kğ]\p{L}{0,5}|var|yok)["”»]?[.!?…]*\s*$/u,
  },
  en: {
    first: /^(?:first of all|at first|firstly|first)[,:]?\s/u,
    next: /^(?:and )?(?:after that|afterwards|then|next)[,:]?\s/u,
    last: /^(?:and )?(?:finally|lastly|last but not least|last)[,:]?\s/u,
    isStory:
      /^(?:i|he|she|it|they|we|there|the|an?|my|his|her|our|their|its|this|that|these|those|some|every|no|nobody|everybody|came|comes|was|were|is|are|had|did|thing|time|day|night|year|week|month|i['’]\p{L}+|(?!shred|embed)\p{L}{2,}[^e]ed)(?!\p{L})/u,
  },
};
const LEAST_TURNS = 3;
/** Further apart than this they tell of times, and are no steps. */
const LONGEST_TURN = 160;

/** "Önce … Sonra … Son olarak …", "First … then … finally": three at least, each before something to do. */
export function stepsInTurn(text: string, language: Language): Marker[][] {
  const { first, next, last, isStory } = TURNS[language];
  const lists: Marker[][] = [];
  let run: Marker[] = [];
  let isStep = true;
  const close = () => {
    if (run.length >= LEAST_TURNS && isStep) lists.push(run);
    [run, isStep] = [[], true];
  };
  for (const { from, to } of cutPieces(text, language)) {
    const { at, start } = startOf(text, from, to, language);
    const turn = run.length === 0 ? null : (last.exec(start) ?? next.exec(start));
    const found = turn ?? first.exec(start);
    if (!found) continue;
    if (!turn || at - (run.at(-1)?.to ?? 0) > LONGEST_TURN) close();
    if (run.length === 0 && !first.test(start)) continue;
    const told = lowerCase(text.slice(at + found[0].length, to), language);
    run.push(ordinal(at, found[0].length, run.length + 1));
    if (isStory.test(told)) isStep = false;
    if (turn && last.test(start)) close();
  }
  close();
  return lists;
}

/** Sentences, and what follows a comma or a colon in them; "First, boil" is one piece. */
function cutPieces(text: string, language: Language) {
  const { first, next, last } = TURNS[language];
  const isTurn = (piece: string) => [first, next, last].some((turn) => turn.exec(piece)?.[0] === piece);
  return cutSentences(text, { from: 0, to: text.length }, language).flatMap(({ from, to }) => {
    const starts = [from];
    for (const { index } of text.slice(from, to).matchAll(/[,;:]\s/gu)) {
      const piece = text.slice(starts.at(-1) ?? from, from + index + 2);
      if (!isTurn(lowerCase(piece.trimStart(), language))) starts.push(from + index + 1);
    }
    return starts.map((start, index) => ({ from: start, to: starts[index + 1] ?? to }));
  });
}
