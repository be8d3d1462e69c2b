import type { Span } from "#script/beats.ts";
import type { Page } from "#script/page.ts";
import { hasLetters, takeOut } from "#script/page.ts";

const TAG = /<\/?[a-z][^<>]{0,200}>/giu;
const ADDRESS = /^(?:https?:\/\/|www\.)\S/iu;
const MAIL = /^[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{2,63}$/u;
const DOMAIN =
  /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,4}\.(?:com|net|org|io|app|dev|tv|edu|gov|info|me|be|ly)(?:\.[a-z]{2})?(?:\/\S{0,300})?$/u;
/** What stands around an address and is none of it. */
const AROUND = /^[("'“«<[]{0,3}|[)"'”»>\].,!?:;…]{0,6}$/gu;
/** "Shop now at sahne.app": without the address its preposition hangs in the air. */
const DANGLING = /\s(?:at|on|via)\s$/iu;
/** Somebody's name on a network. */
const HANDLE = /(?<!\S)@[\p{L}\p{N}_.]{1,60}/gu;
const HASHTAG = /#[\p{L}\p{N}_]{1,100}/gu;

// One emoji, with its skin tone, its joined parts, or its flag's letters.
const EMOJI =
  /(?:\p{Regional_Indicator}{2}|(?![©®™‼⁉])\p{Extended_Pictographic}(?:\uFE0F|[\u{1F3FB}-\u{1F3FF}])?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|[\u{1F3FB}-\u{1F3FF}])?){0,8}[\u{E0020}-\u{E007F}]{0,8})/gu;

export type FoundEmoji = { sign: string; at: number };

/** Tags, addresses, and hashtags that close a line are neither shown nor spoken; a hashtag inside a sentence is a word of it. */
export function takeOutLinks(page: Page): { page: Page; hashtags: string[] } {
  const untagged = takeOut(page, "markup", findAll(page.text, TAG));
  const words = findAll(untagged.text, /\S+/gu);
  const links = words.flatMap((span) => findAddress(untagged.text, span));
  const unlinked = takeOut(untagged, "link", links);
  const hashtags = findAll(unlinked.text, HASHTAG).filter((span) => hasLetters(cut(unlinked.text, span)));
  const closing = findClosing(unlinked.text, hashtags);
  const untold = takeOut(unlinked, "hashtag", closing);
  const without = takeOut(untold, "link", findHandles(untold.text, closing));
  const names = hashtags.map((span) => cut(unlinked.text, span).slice(1));
  // A text of hashtags only is told by them.
  return { page: hasLetters(without.text) ? without : unlinked, hashtags: names };
}

export function takeOutEmoji(page: Page): { page: Page; emoji: FoundEmoji[] } {
  const spans = findAll(page.text, EMOJI);
  return {
    page: takeOut(page, "emoji", spans),
    emoji: spans.map((span) => ({ sign: cut(page.text, span), at: span.from })),
  };
}

function findAddress(text: string, span: Span): Span[] {
  const word = cut(text, span);
  if (!word.includes(".") && !word.includes("://")) return [];
  const [before = "", ...others] = word.match(AROUND) ?? [];
  const after = others.at(-1) ?? "";
  const inner = word.slice(before.length, word.length - after.length);
  if (!ADDRESS.test(inner) && !MAIL.test(inner) && !DOMAIN.test(inner)) return [];
  const preposition = DANGLING.exec(text.slice(Math.max(0, span.from - 6), span.from))?.[0].trimStart().length ?? 0;
  return [{ from: span.from + before.length - (before ? 0 : preposition), to: span.to - after.length }];
}

/** The hashtags with nothing but further ones, signs and space between them and the end of their line. */
function findClosing(text: string, spans: readonly Span[]): Span[] {
  const closing: Span[] = [];
  let isNextClosing = true;
  for (const [index, span] of [...spans.entries()].toReversed()) {
    const [rest = "", ...lines] = text.slice(span.to, spans[index + 1]?.from ?? text.length).split("\n", 2);
    const isClosing: boolean = !hasLetters(rest.replace(HANDLE, "")) && (lines.length > 0 || isNextClosing);
    if (isClosing) closing.push(span);
    isNextClosing = isClosing;
  }
  return closing.toReversed();
}

/** Who is named behind the hashtags that close a line; inside a sentence a name is a word of it. */
function findHandles(text: string, closing: readonly Span[]): Span[] {
  return findAll(text, HANDLE).filter(({ from }) =>
    closing.some(
      ({ to }) => to <= from && !/[^\s,.]/u.test(text.slice(to, from).replace(HANDLE, "").replaceAll("\n", "¶")),
    ),
  );
}

function cut(text: string, { from, to }: Span): string {
  return text.slice(from, to);
}

function findAll(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map((found) => ({ from: found.index, to: found.index + found[0].length }));
}
