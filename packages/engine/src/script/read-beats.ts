import { findPlace, findRoute, placeOfFlag } from "#gazetteer/find-place.ts";
import type { Figure } from "#film/film.ts";
import type { Language } from "#spec.ts";
import type { Beat, BeatKind, LeftOut, Reading, Span } from "./beats.ts";
import { findChange } from "./changes.ts";
import { cutAtSense, joinOpening } from "./cut-at-sense.ts";
import { findNumbers } from "./figures.ts";
import { lowerCase, upperCase } from "./language.ts";
import { BULLET_EMOJI, cutLists } from "./lists/lists.ts";
import type { Section } from "./lists/lists.ts";
import { hasLetters, openPage } from "./page.ts";
import { cutSentences } from "./sentences.ts";
import { LONGEST_BEAT, splitLong } from "./split-long.ts";
import { takeOutDirections } from "./take-out/directions.ts";
import { takeOutFlags } from "./take-out/flags.ts";
import { takeOutOrder } from "./take-out/orders.ts";
import type { FoundEmoji } from "./take-out/links.ts";
import { takeOutEmoji, takeOutLinks } from "./take-out/links.ts";
import type { ShownWords } from "./take-out/shown.ts";
import { shownWith, takeOutShown } from "./take-out/shown.ts";
import { findVersus } from "./versus.ts";

const CALLS: Readonly<Record<Language, RegExp>> = {
  tr: /(?:^|[^\p{L}])(?:abone ol|takip et|takipte kal|kaydet|beğen|paylaş|yorum|sipariş|hemen (?:ara|dene|başla|al)|bugün (?:başla|dene)|dene\p{L}{0,4}[.! ]*$|afiyet olsun|profildeki|linke|bağlantı|etiketle|katıl\p{L}{0,4}[.! ]*$|keşfet|bize (?:ulaş|yaz)|ziyaret et|kaçırma|sen de)/iu,
  en: /\b(?:subscribe|follow|save this|like and|hit (?:the|that) (?:like|bell)|try (?:it|one|this)|order (?:now|today|tonight|yours)|shop now|buy now|share (?:this|it|with)|comment|tell (?:me|us)|link in|tag (?:a|someone)|join (?:us|now)|book (?:now|your)|sign up|download|visit us|call (?:us|now)|get (?:yours|started)|start today|let me know|check out|don['’]t miss|will you|would you|enjoy)\b/iu,
};
const ASKED = /(?:[?？؟]["”»)]{0,3}|\p{Script=Greek};)\s*$/u;
const QUOTED = /[“"«„「『](?<said>[^“”"«»„「」『』]{3,200})[”"»“」』]/u;
/** A quoted word or two inside a sentence is no quotation. */
const LEAST_QUOTED_WORDS = 3;

/** A prompt as what a film tells: beats in the order of the text, each a sentence or a part of one. Pure. */
export function readBeats(text: string, language: Language): Reading {
  const links = takeOutLinks(takeOutFlags(openPage(text)));
  const { page: said, shown } = takeOutShown(links.page);
  const pictured = takeOutEmoji(said);
  const broken = { ...pictured.page, text: breakAtEmoji(pictured.page.text, pictured.emoji) };
  const page = takeOutDirections(takeOutOrder(broken, language), language);
  const sections = cutLists(page.text, pictured.emoji, language);
  const markers = sections.flatMap(({ marker }) => (marker ? [leaveOut(page.source, marker)] : []));
  const { beats, lineStarts } = readSections(page.text, sections, { emoji: pictured.emoji, shown }, language);
  const flagged = placeInList(
    beats.map((beat) => readFlag(beat, language)),
    language,
  );
  return {
    language,
    beats: closeFilm(joinShort(flagged, lineStarts)),
    hashtags: links.hashtags,
    leftOut: [...page.leftOut, ...markers],
  };
}

/** An emoji stands where a full stop would, when words stood before it and a capital letter follows: a line ends there. */
function breakAtEmoji(text: string, emoji: readonly FoundEmoji[]): string {
  const breaks = new Set<number>();
  let start = 0;
  for (const { sign, at } of emoji) {
    const end = at + sign.length;
    const before = text.slice(Math.max(start, text.lastIndexOf("\n", at) + 1), at);
    const wordCount = before.split(/\s+/u).filter(hasLetters).length;
    if (wordCount < LEAST_WORDS_BEFORE_EMOJI || !/^\s*[\p{Lu}\p{N}“"«]/u.test(text.slice(end, end + 12))) continue;
    // A bullet begins the line it stands in, any other sign ends its own.
    const isBullet = BULLET_EMOJI.test(sign) && text[at - 1] === " ";
    start = isBullet ? at : end;
    breaks.add(isBullet ? at - 1 : at);
  }
  return breaks.size === 0
    ? text
    : Array.from({ length: text.length }, (_, at) => (breaks.has(at) ? "\n" : text[at])).join("");
}

const LEAST_WORDS_BEFORE_EMOJI = 2;
const MOST_JOINED_WORDS = 2;
const LONGEST_JOINED = 44;
/** An offer is worth a picture of its own, short as it is. */
const OFFERED =
  /^(?:kargo (?:bedava|ücretsiz)|(?:bedava|ücretsiz) (?:kargo|teslimat|iade)|free (?:shipping|delivery|returns))[.!]*$/iu;

/** "Take one step. Then another.": a sentence of two words that names nothing of its own is read with the one before. */
function joinShort(beats: readonly Beat[], lineStarts: ReadonlySet<number>): Beat[] {
  const joined: Beat[] = [];
  for (const [index, beat] of beats.entries()) {
    const before = joined.at(-1);
    const text = before ? `${before.text}${/[.!?…]$/u.test(before.text) ? "" : "."} ${beat.text}` : "";
    const isShort = beat.text.split(" ").length <= MOST_JOINED_WORDS && text.length <= LONGEST_JOINED;
    const isPlain =
      before?.sentence !== beat.sentence &&
      [before, beat].every((each) => each?.kind === "line" && !each.isCall && !each.shown && each.emoji.length === 0);
    // The last words of a film stand alone, and so does what begins or ends a line of its writer.
    const next = beats[index + 1];
    const isAlone =
      OFFERED.test(beat.text) ||
      !next ||
      next.sentence === beat.sentence ||
      lineStarts.has(beat.sentence) ||
      lineStarts.has(next.sentence);
    if (!before || !isShort || !isPlain || isAlone) joined.push(beat);
    else joined[joined.length - 1] = { ...before, text };
  }
  return joined;
}

function leaveOut(source: string, { from, to }: Span): LeftOut {
  return { kind: "marker", text: source.slice(from, to), at: from };
}

function readSections(
  text: string,
  sections: readonly Section[],
  { emoji, shown }: { emoji: readonly FoundEmoji[]; shown: readonly ShownWords[] },
  language: Language,
): { beats: Beat[]; lineStarts: ReadonlySet<number> } {
  const beats: Beat[] = [];
  const lineStarts = new Set<number>();
  const marks = new Set(sections.flatMap(({ marker }) => marker?.from ?? []));
  // An emoji that stands for a bullet shows nothing.
  const pictures = emoji.filter(({ at }) => !marks.has(at));
  // Who writes without capitals writes so on purpose.
  const hasCapitals = /\p{Lu}/u.test(text);
  let sentence = 0;
  let nextEmoji = 0;
  let previousEnd = 0;
  for (const section of sections) {
    const sentences = cutSentences(text, section, language);
    for (const [index, span] of joinShortItem(sentences, section).entries()) {
      if (/\n\s*$/u.test(text.slice(Math.max(0, span.from - 8), span.from))) lineStarts.add(sentence);
      const pieces = piecesOf(
        text,
        span,
        { isStep: section.number !== undefined, isTitle: beats.length === 0 },
        language,
      );
      for (const [part, piece] of pieces.entries()) {
        const signs: string[] = [];
        for (; (pictures[nextEmoji]?.at ?? Infinity) < piece.to; nextEmoji++) {
          const { sign, at } = pictures[nextEmoji] ?? { sign: "", at: 0 };
          // An emoji after a sentence belongs to it, unless it begins a new line.
          const isOwn = at >= piece.from || text.slice(previousEnd, at).includes("\n");
          (isOwn ? signs : (beats.at(-1)?.emoji ?? signs)).push(sign);
        }
        previousEnd = piece.to;
        const written = tidy(text.slice(piece.from, piece.to));
        if (!hasLetters(written)) continue;
        const told = part > 0 && hasCapitals ? begin(written, language) : written;
        const seen = shownWith(shown, piece);
        const item =
          index === 0 && section.number !== undefined
            ? { number: section.number, of: section.of ?? section.number }
            : null;
        beats.push({
          ...readBeat(
            told,
            { item, isFirst: beats.length === 0, isAsked: ASKED.test(text.slice(piece.from, piece.to)) },
            language,
          ),
          sentence,
          emoji: signs,
          ...(seen !== undefined && { shown: seen }),
        });
      }
      sentence++;
    }
  }
  const last = beats.at(-1);
  for (const { sign } of pictures.slice(nextEmoji)) last?.emoji.push(sign);
  return { beats, lineStarts };
}

/** A text this long has pictures enough: cut finer, its end would not fit into a film. */
const LONGEST_CUT_FINE = 640;

/** What is shown of a sentence at one time; a step of a list is read as a whole. */
function piecesOf(
  text: string,
  span: Span,
  { isStep, isTitle }: { isStep: boolean; isTitle: boolean },
  language: Language,
): Span[] {
  const title = isTitle && !isStep ? titleBefore(text, span) : null;
  if (title !== null) {
    const rest = { from: title.to, to: span.to };
    return [title, ...piecesOf(text, rest, { isStep, isTitle: false }, language)];
  }
  const pieces = splitLong(text, span);
  if (isStep || text.length > LONGEST_CUT_FINE) return joinOpening(text, pieces);
  return joinOpening(
    text,
    pieces.flatMap((piece) => cutAtSense(text, piece, language, isTitle)),
  );
}

/** "Kapadokya'da bir gün: Sabah 5'te …": what stands before a colon and a capital letter is the title, and a picture of its own. */
function titleBefore(text: string, { from, to }: Span): Span | null {
  const head = TITLE.exec(text.slice(from, to))?.[0];
  return head === undefined ? null : { from, to: from + head.length };
}

/** Three words at least before the colon, and a clause of as many behind it; who speaks is no title. */
const TITLE =
  /^(?![^:]*\b(?:said|says|asked|told|dedi|sordu)\s*:)[^:.!?“”"\d]*?(?:[^\s:.!?“”"]+\s+){2,7}[^\s:.!?“”"]+:(?=\s+(?:\p{Lu}\S*|\d+)(?:\s+\S+){2})/u;

/** A flag names a country as well as a word does. */
function readFlag(beat: Beat, language: Language): Beat {
  if (beat.place) return beat;
  const place = beat.emoji.map((sign) => placeOfFlag(sign, language)).find((found) => found !== undefined);
  if (!place) return beat;
  return { ...beat, place, kind: beat.kind === "line" ? "place" : beat.kind };
}

const LEAST_PLACES = 2;

/** "4) Portugal - wine 5) Turkey - history": in a list of places a name that is a word as well is a place. */
function placeInList(beats: readonly Beat[], language: Language): Beat[] {
  const isOfPlaces = beats.filter(({ kind, place }) => kind === "item" && place).length >= LEAST_PLACES;
  return beats.map((beat) => {
    if (!isOfPlaces || beat.kind !== "item" || beat.place) return beat;
    const head = /^[^:–—,-]+(?=\s*[:–—,]|\s-|$)/u.exec(beat.text)?.[0];
    const place = head === undefined ? undefined : findPlace(`in ${head.trim()}`, language);
    return place ? { ...beat, place } : beat;
  });
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
  const change = findChange(text, language);
  const told = numbers.figure ?? (isFirst ? leadingNumber(text) : undefined);
  const figure = told && change ? { ...told, value: change.to, unit: change.unit } : told;
  const versus = change ? undefined : findVersus(text, language);
  const { place, placeTo } = findRoute(text, language);
  const kind = chooseKind();
  return {
    kind,
    text: kind === "quote" ? unquote(text) : kind === "hook" || kind === "item" ? capitalise(text, language) : text,
    isCall: CALLS[language].test(text),
    ...item,
    ...(figure && (kind !== "hook" || isLeading || !numbers.figure || isTelling(figure)) && { figure }),
    ...(year !== undefined && { year }),
    ...(place && { place }),
    ...(placeTo && { placeTo }),
    ...(versus && { versus }),
  };

  function chooseKind(): BeatKind {
    if (item) return "item";
    if (isFirst) return "hook";
    if (versus) return "versus";
    if (isQuotation(text)) return "quote";
    if (place) return "place";
    if (year !== undefined) return "year";
    if (figure && (isTelling(figure) || change || isCountTold(text, figure))) return "figure";
    return isAsked ? "question" : "line";
  }
}

/** With a unit, a sign or as a time a number says something by itself. */
function isTelling({ unit, prefix, value }: Figure): boolean {
  return unit !== "" || prefix !== "" || /^\d{1,3}[:–-]\d{1,3}$/u.test(value);
}

/** "Kurtulanların sayısı sadece 706'ydı", "2.200'den fazla yolcu": a count without a unit, of which it is said that it is one. */
function isCountTold(text: string, { value }: Figure): boolean {
  if (!/^\d{3}|^\d{1,3}[.,]\d{3}/u.test(value)) return false;
  const at = text.indexOf(value);
  return (
    /(?:sayısı|toplam|sadece|yalnızca|tam|only|just|a total of|as many as)(?: \p{L}+)? $/iu.test(text.slice(0, at)) ||
    /^['’][dt][ae]n (?:fazla|çok) \p{L}/u.test(text.slice(at + value.length))
  );
}

/** "5 tips", "3 things": the number a title begins with stands large above it. */
function leadingNumber(text: string): Figure | undefined {
  const value = /^(?:top\s|en iyi\s)?(\d{1,3})\s\p{L}/iu.exec(text)?.[1];
  return value === undefined ? undefined : { prefix: "", value, unit: "" };
}

function isQuotation(text: string): boolean {
  const said = QUOTED.exec(text)?.groups?.["said"] ?? "";
  return said !== "" && (said.split(/\s+/u).length >= LEAST_QUOTED_WORDS || said.length > text.length / 2);
}

/** A quotation stands under a large mark: its own marks go, and a comma before them ends the line. */
function unquote(text: string): string {
  // With who says it around it, the marks tell what is said.
  if (hasLetters(text.replace(QUOTED, ""))) return tidy(text);
  return tidy(text.replace(QUOTED, "$<said> "));
}

/** What stood before it is gone: it begins a sentence now. Letters that become two ("ß") stay as they are. */
function capitalise(text: string, language: Language): string {
  const [first = ""] = text;
  const capital = upperCase(first, language);
  return lowerCase(capital, language) === first ? capital + text.slice(first.length) : text;
}

/** A clause that is cut from its sentence begins one on the screen; "iPhone" keeps the capitals of its writer. */
function begin(text: string, language: Language): string {
  return /^\p{Ll}[\p{Ll}’']*(?![\p{L}\d])/u.test(text) ? capitalise(text, language) : text;
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
