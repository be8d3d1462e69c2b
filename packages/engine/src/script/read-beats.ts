import { findPlace, placeOfFlag } from "#gazetteer/find-place.ts";
import type { Figure } from "#film/film.ts";
import type { Language } from "#spec.ts";
import type { Beat, BeatKind, LeftOut, Reading, Span } from "./beats.ts";
import { findNumbers } from "./figures.ts";
import { lowerCase, upperCase } from "./language.ts";
import { cutLists } from "./lists.ts";
import type { Section } from "./lists.ts";
import { hasLetters, openPage } from "./page.ts";
import { cutSentences } from "./sentences.ts";
import { LONGEST_BEAT, splitLong } from "./split-long.ts";
import { takeOutDirections } from "./take-out-directions.ts";
import { takeOutOrder } from "./take-out-orders.ts";
import type { FoundEmoji } from "./take-out-links.ts";
import { takeOutEmoji, takeOutLinks } from "./take-out-links.ts";
import { findVersus } from "./versus.ts";

const CALLS: Readonly<Record<Language, RegExp>> = {
  tr: /(?:^|[^\p{L}])(?:abone ol|takip et|takipte kal|kaydet|beğen|paylaş|yorum|sipariş|hemen (?:ara|dene|başla|al)|bugün (?:başla|dene)|dene\p{L}{0,4}[.! ]*$|afiyet olsun|profildeki|linke|bağlantı|etiketle|katıl\p{L}{0,4}[.! ]*$|keşfet|bize (?:ulaş|yaz)|ziyaret et|kaçırma|sen de)/iu,
  en: /\b(?:subscribe|follow|save this|like and|hit (?:the|that) (?:like|bell)|try (?:it|one|this)|order (?:now|today|tonight|yours)|shop now|buy now|share (?:this|it|with)|comment|tell (?:me|us)|link in|tag (?:a|someone)|join (?:us|now)|book (?:now|your)|sign up|download|visit us|call (?:us|now)|get (?:yours|started)|start today|let me know|check out|don['’]t miss|will you|would you|enjoy)\b/iu,
};
const ASKED = /(?:[?？؟]["”»)]{0,3}|\p{Script=Greek};)\s*$/u;
const QUOTED = /[“"«„「『][^“”"«»„「」『』]{3,200}[”"»“」』]/u;

/** A prompt as what a film tells: beats in the order of the text, each a sentence or a part of one. Pure. */
export function readBeats(text: string, language: Language): Reading {
  const links = takeOutLinks(openPage(text));
  const pictured = takeOutEmoji(links.page);
  const page = takeOutDirections(takeOutOrder(pictured.page, language), language);
  const sections = cutLists(page.text, pictured.emoji, language);
  const markers = sections.flatMap(({ marker }) => (marker ? [leaveOut(page.source, marker)] : []));
  const beats = readSections(page.text, sections, pictured.emoji, language);
  return {
    language,
    beats: closeFilm(beats.map((beat) => readFlag(beat, language))),
    hashtags: links.hashtags,
    leftOut: [...page.leftOut, ...markers],
  };
}

function leaveOut(source: string, { from, to }: Span): LeftOut {
  return { kind: "marker", text: source.slice(from, to), at: from };
}

function readSections(
  text: string,
  sections: readonly Section[],
  emoji: readonly FoundEmoji[],
  language: Language,
): Beat[] {
  const beats: Beat[] = [];
  const marks = new Set(sections.flatMap(({ marker }) => marker?.from ?? []));
  // An emoji that stands for a bullet shows nothing.
  const pictures = emoji.filter(({ at }) => !marks.has(at));
  let sentence = 0;
  let nextEmoji = 0;
  let previousEnd = 0;
  for (const section of sections) {
    const sentences = cutSentences(text, section, language);
    for (const [index, span] of joinShortItem(sentences, section).entries()) {
      for (const piece of splitLong(text, span)) {
        const signs: string[] = [];
        for (; (pictures[nextEmoji]?.at ?? Infinity) < piece.to; nextEmoji++) {
          const { sign, at } = pictures[nextEmoji] ?? { sign: "", at: 0 };
          // An emoji after a sentence belongs to it, unless it begins a new line.
          const isOwn = at >= piece.from || text.slice(previousEnd, at).includes("\n");
          (isOwn ? signs : (beats.at(-1)?.emoji ?? signs)).push(sign);
        }
        previousEnd = piece.to;
        const shown = tidy(text.slice(piece.from, piece.to));
        if (!hasLetters(shown)) continue;
        const item =
          index === 0 && section.number !== undefined
            ? { number: section.number, of: section.of ?? section.number }
            : null;
        beats.push({
          ...readBeat(
            shown,
            { item, isFirst: beats.length === 0, isAsked: ASKED.test(text.slice(piece.from, piece.to)) },
            language,
          ),
          sentence,
          emoji: signs,
        });
      }
      sentence++;
    }
  }
  const last = beats.at(-1);
  for (const { sign } of pictures.slice(nextEmoji)) last?.emoji.push(sign);
  return beats;
}

/** A flag names a country as well as a word does. */
function readFlag(beat: Beat, language: Language): Beat {
  if (beat.place) return beat;
  const place = beat.emoji.map((sign) => placeOfFlag(sign, language)).find((found) => found !== undefined);
  if (!place) return beat;
  return { ...beat, place, kind: beat.kind === "line" ? "place" : beat.kind };
}

/** "1. Sleep. Eight hours a night.": a title and its short sentence are read at one glance. */
function joinShortItem(sentences: readonly Span[], section: Section): Span[] {
  const [first, second] = sentences;
  if (section.number === undefined || !first || !second || sentences.length !== 2) return [...sentences];
  return second.to - first.from <= LONGEST_BEAT ? [{ from: first.from, to: second.to }] : [...sentences];
}

type BeatPlace = { item: { number: number; of: number } | null; isFirst: boolean; isAsked: boolean };

function readBeat(
  text: string,
  { item, isFirst, isAsked }: BeatPlace,
  language: Language,
): Omit<Beat, "sentence" | "emoji"> {
  const numbers = findNumbers(text, language);
  const { year, isLeading } = numbers;
  const figure = numbers.figure ?? (isFirst ? leadingNumber(text) : undefined);
  const versus = findVersus(text, language);
  const place = findPlace(text, language);
  const kind = chooseKind();
  return {
    kind,
    text:
      kind === "quote" ? unquoteWhole(text) : kind === "hook" || kind === "item" ? capitalise(text, language) : text,
    isCall: CALLS[language].test(text),
    ...item,
    ...(figure &&
      (kind !== "hook" || isLeading || !numbers.figure || figure.unit !== "" || figure.prefix !== "") && { figure }),
    ...(year !== undefined && { year }),
    ...(place && { place }),
    ...(versus && { versus }),
  };

  function chooseKind(): BeatKind {
    if (item) return "item";
    if (isFirst) return "hook";
    if (versus) return "versus";
    if (QUOTED.test(text)) return "quote";
    if (place) return "place";
    if (year !== undefined) return "year";
    if (figure && (figure.unit !== "" || figure.prefix !== "")) return "figure";
    return isAsked ? "question" : "line";
  }
}

/** "5 tips", "3 things": the number a title begins with stands large above it. */
function leadingNumber(text: string): Figure | undefined {
  const value = /^(?:top\s|en iyi\s)?(\d{1,3})\s\p{L}/iu.exec(text)?.[1];
  return value === undefined ? undefined : { prefix: "", value, unit: "" };
}

/** A quotation that is the whole sentence stands without its marks. */
function unquoteWhole(text: string): string {
  const inner = /^[“"«„「『]([^“”"«»„「」『』]+)[”"»“」』]$/u.exec(text)?.[1];
  return inner === undefined ? text : tidy(inner);
}

/** What stood before it is gone: it begins a sentence now. Letters that become two ("ß") stay as they are. */
function capitalise(text: string, language: Language): string {
  const [first = ""] = text;
  const capital = upperCase(first, language);
  return lowerCase(capital, language) === first ? capital + text.slice(first.length) : text;
}

/** The last words are the ending when they ask something of the viewer. */
function closeFilm(beats: readonly Beat[]): Beat[] {
  const last = beats.at(-1);
  if (!last || beats.length < 2 || last.kind === "item" || last.kind === "hook") return [...beats];
  if (!last.isCall && last.kind !== "question") return [...beats];
  return [...beats.slice(0, -1), { ...last, kind: "ending" }];
}

/** Without the signs that only join it to its neighbours, without marks of emphasis and empty brackets. */
function tidy(text: string): string {
  return text
    .replace(/[*_`~#|]+|\uFE0F|\u20E3/gu, " ")
    .replace(/\(\s*\)|\[\s*\]|\{\s*\}/gu, " ")
    .replace(/\s+/gu, " ")
    .replace(/\s([.,;:!?…])/gu, "$1")
    .replace(/^[\s,;:.!?…•·–—)\]}>-]+(?=.)/u, "")
    .replace(/(?:(?<!\p{Script=Greek});|[\s,:([{<–—-])+$/u, "")
    .replace(/(?<![.!?…])\.$/u, "")
    .replace(/[\s,:]+$/u, "")
    .trim();
}
