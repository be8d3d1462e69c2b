import type { Language } from "#spec.ts";
import type { Span } from "./beats.ts";
import { lowerCase } from "./language.ts";
import { hasLetters } from "./page.ts";

// The Greek question mark looks like a semicolon.
const ENDS = /(?:[.!?…。！？؟۔।॥]+|(?<=\p{Script=Greek});(?=\s|$))["”»’')\]」』]{0,3}/gu;
const LONGEST_QUOTE = 160;
/** A line this long without an end mark, followed by a small letter, was broken by an editor and not by its writer. */
const WRAPPED_LINE = 48;

/** Never the end of a sentence. */
const TITLES: Readonly<Record<Language, ReadonlySet<string>>> = {
  tr: new Set("dr prof doç av sn hz st mah cad sok no tel örn bkz alb gen yrd öğr çev haz ank ist kon yy".split(" ")),
  en: new Set("dr mr mrs ms prof st no vs e.g i.e eg ie approx est gen sen rep jr mt ft fig vol ed".split(" ")),
};
/** The end of a sentence only before a capital letter. */
const SHORT_FORMS: Readonly<Record<Language, ReadonlySet<string>>> = {
  tr: new Set("vb vs vd m.ö m.s sa dk sn kg km cm gr lt tl min max".split(" ")),
  en: new Set(
    "etc a.m p.m am pm u.s u.k u.s.a d.c b.c a.d e.u u.n l.a n.y ph.d inc ltd co corp min max sq lb oz cal sec hr".split(
      " ",
    ),
  ),
};

/** The sentences of a stretch of text, as places in it. Nothing between two of them but space. */
export function cutSentences(text: string, { from, to }: Span, language: Language): Span[] {
  const part = text.slice(from, to);
  const breaks = [...findLineBreaks(part), ...findEnds(part, language)].toSorted((a, b) => a - b);
  const spans: Span[] = [];
  let start = 0;
  for (const end of [...breaks, part.length]) {
    if (end <= start) continue;
    const sentence = part.slice(start, end);
    // Signs without a word belong to the sentence before them.
    if (hasLetters(sentence)) spans.push({ from: from + start, to: from + end });
    start = end;
  }
  return spans;
}

function findLineBreaks(text: string): number[] {
  const breaks: number[] = [];
  let start = 0;
  for (;;) {
    const end = text.indexOf("\n", start);
    if (end < 0) return breaks;
    const line = text.slice(start, end).trim();
    const isWrapped =
      line.length >= WRAPPED_LINE && !/[.!?…:;]$/u.test(line) && /^[ \t]*\p{Ll}/u.test(text.slice(end + 1, end + 9));
    if (!isWrapped) breaks.push(end + 1);
    start = end + 1;
  }
}

function findEnds(text: string, language: Language): number[] {
  const quotes = findQuotes(text);
  const ends: number[] = [];
  let quote = 0;
  let start = 0;
  for (const { index, 0: sign } of text.matchAll(ENDS)) {
    const end = index + sign.length;
    while ((quotes[quote]?.to ?? Infinity) < end) quote++;
    const around = quotes[quote];
    const isInside = around !== undefined && around.from < index && end < around.to;
    if (isInside || !isEnd(text, { start, index, sign }, language)) continue;
    ends.push(end);
    start = end;
  }
  return ends;
}

type Mark = { start: number; index: number; sign: string };

function isEnd(text: string, { start, index, sign }: Mark, language: Language): boolean {
  const end = index + sign.length;
  const next = text.slice(end, end + 12);
  if (/^[。！？؟۔।॥;]/u.test(sign)) return true;
  const [following = ""] = next.trimStart();
  const isGlued = next !== "" && !/^\s/u.test(next);
  // "Bitti.Sonra" lacks a space; "3.5", "u.s" and "sahne.app" do not.
  if (isGlued)
    return /^\p{Lu}/u.test(next) && /\p{Ll}$/u.test(text.slice(Math.max(0, index - 1), index)) && sign[0] !== "…";
  const isSmall = /\p{Ll}/u.test(following);
  // “Dur!” diye bağırdı: the sentence goes on after the quote.
  if (/["”»’'」』]$/u.test(sign)) return !isSmall && !/^[–—-]$/u.test(following);
  if (/^(?:…|\.{2,})/u.test(sign)) return !isSmall;
  if (!sign.startsWith(".") || sign.length > 1) return true;
  const before = text.slice(Math.max(start, index - 16), index);
  const word = /\S+$/u.exec(before)?.[0] ?? "";
  const isNumbered = /^\d$/u.test(following);
  return isWordEnd(word, { isSmall, isNumbered, isFirst: text.slice(start, index).trim() === word }, language);
}

function isWordEnd(
  word: string,
  { isSmall, isNumbered, isFirst }: { isSmall: boolean; isNumbered: boolean; isFirst: boolean },
  language: Language,
): boolean {
  const plain = lowerCase(word, language).replace(/^["'“‘«(]+/u, "");
  // "No. 5" counts, "learn to say no." ends.
  if (TITLES[language].has(plain)) return plain === "no" && !isNumbered;
  if (SHORT_FORMS[language].has(plain)) return !isSmall;
  // "J. K. Rowling", "J.K. Rowling", "II. Mehmed"
  if (/^(?:\p{Lu}\.)*\p{Lu}$/u.test(word) || /^[IVXL]{1,6}$/u.test(word)) return false;
  // "19. yüzyıl", "2. Dünya Savaşı"
  if (language === "tr" && /^\d{1,3}$/u.test(word)) return !isSmall && !isFirst;
  return true;
}

const PAIRS: Readonly<Record<string, string>> = { "“": "”", "«": "»", "「": "」", "『": "』", '"': '"', "„": "“" };

/** Quotations short enough to be one thing; their own full stops do not end the sentence around them. */
function findQuotes(text: string): Span[] {
  const quotes: Span[] = [];
  let open: { at: number; close: string } | undefined;
  for (const { index, 0: sign } of text.matchAll(/[“”«»「」『』"„]/gu)) {
    if (open && sign === open.close) {
      if (index - open.at <= LONGEST_QUOTE) quotes.push({ from: open.at, to: index + 1 });
      open = undefined;
      continue;
    }
    const close = PAIRS[sign];
    if (close && (!open || index - open.at > LONGEST_QUOTE)) open = { at: index, close };
  }
  return quotes;
}

/** "Mr." and "Dr." belong to the name behind them. */
export function isTitle(word: string): boolean {
  const plain = word.slice(0, -1).toLocaleLowerCase("tr");
  return word.endsWith(".") && plain !== "no" && (TITLES.tr.has(plain) || TITLES.en.has(plain));
}
