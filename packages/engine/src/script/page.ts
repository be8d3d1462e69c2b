import type { LeftOut, Span } from "./beats.ts";
import { foldLetters } from "./fold-letters.ts";

/**
 * A text of which parts are taken out: what is taken out turns into spaces, so that every place in it stays where it was.
 * Sentences and lists are found on what is left.
 */
export type Page = { source: string; text: string; leftOut: LeftOut[] };

export function openPage(text: string): Page {
  const source = normalise(text);
  return { source, text: source, leftOut: [] };
}

export function takeOut(page: Page, kind: LeftOut["kind"], spans: readonly Span[]): Page {
  if (spans.length === 0) return page;
  const pieces: string[] = [];
  let done = 0;
  for (const { from, to } of spans) {
    pieces.push(page.text.slice(done, from), " ".repeat(to - from));
    done = to;
  }
  const taken = spans.map(({ from, to }) => ({ kind, text: page.source.slice(from, to), at: from }));
  return { ...page, text: pieces.join("") + page.text.slice(done), leftOut: [...page.leftOut, ...taken] };
}

export function hasLetters(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** One form for every letter; no control signs, invisible marks or halves of letters. */
function normalise(text: string): string {
  return foldLetters(text)
    .replace(/\r\n?|[\u2028\u2029\u0085]/gu, "\n")
    .replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, "")
    .replace(/(?!\n)[\p{Cc}\p{Cs}\p{Zs}]/gu, " ");
}
