import type { Language } from "#spec.ts";
import type { Span } from "./beats.ts";
import { lowerCase } from "./language.ts";
import type { FoundEmoji } from "./take-out-links.ts";
import { cutSentences } from "./sentences.ts";
import { HUNDREDS, ONES } from "./spelled-numbers.ts";

/** A stretch of the text; `number` and `of` when it is an item of a list. `marker` is the sign before it. */
export type Section = Span & { marker?: Span; number?: number; of?: number };

type Marker = Span & {
  style: string;
  number: number | null;
  isLineStart: boolean;
  /** Nothing ends before it: it counts only as one of a chain. */
  isLoose?: boolean;
};

const STEP =
  "adım|aşama|madde|[iİ]pucu|kural|yöntem|bölüm|gün|step|tip|rule|part|phase|stage|hack|fact|reason|day|sebep|neden";
/** Scenes of a script follow each other; they are no list to count through. */
const SCENE = "sahne|scene|shot|plan";
const NUMBERED = new RegExp(
  [
    // 1. 1) 1- 1: and the keycap emoji
    String.raw`(?<digit>\d{1,2})(?:(?<sign>[.):]|\.\)|\s?[-–—])(?=\s|\p{Lu})|\uFE0F?\u20E3)`,
    // "30 minutes a day 3. They …": such a day counts nothing.
    String.raw`(?<!\b(?:an?|per|each|every)\s)(?:${STEP})\s(?:#\s?)?(?<step>\d{1,2})(?:\s?[:.)–—-]|(?=\n))`,
    String.raw`(?:${SCENE})\s(?<scene>\d{1,2})\s?[:.)–—-]`,
    String.raw`(?<letter>[a-h])\)(?=\s)`,
  ].join("|"),
  "giu",
);
const BULLET = /^[ \t]*(?<sign>[•●▪◦‣∙·○■□➤➔→✓✔✗-]|[*+–—])[ \t]+/u;
const INLINE_BULLET = /[•●▪◦‣➤]/gu;
/** How a sentence counts itself, from the first to the tenth: "Birincisi, …", "Second, …", "Number three: …", "Dört, …". */
const COUNTED: Readonly<Record<Language, readonly RegExp[]>> = {
  tr: "birinci ikinci üçüncü dördüncü beşinci altıncı yedinci sekizinci dokuzuncu onuncu"
    .split(" ")
    .map((place, index) => {
      const first = index === 0 ? "|ilk olarak|ilki" : "";
      return new RegExp(
        String.raw`^(?:(?:${place}(?:s[ıiuü]| olarak)${first})[,:]?|${[...ONES, "on"][index]}[,:])\s`,
        "iu",
      );
    }),
  en: "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ").map((place, index) => {
    const first = index === 0 ? "|first of all" : "";
    return new RegExp(String.raw`^(?:${place}(?:ly)?${first}|(?:number )?${HUNDREDS[index]})[,:]\s`, "iu");
  }),
};
/** Ends a list that has counted so far. */
const COUNTED_LAST: Readonly<Record<Language, RegExp>> = {
  tr: /^(?:ve )?(?:son olarak|sonuncusu)[,:]?\s/iu,
  en: /^(?:and )?(?:last|lastly|finally|last but not least)[,:]\s/iu,
};
/** Words that begin sentences and name nothing. */
const SENTENCE_STARTS = new Set(
  (
    "You Your I My We Our He She It They The A An This That These There Do Don't Never Always No Not If When Use Make Keep " +
    "Sen Senin Siz Bu Bir Her Hiç Asla Hep Önce Sonra Eğer En Çok Ne Kendi O Onlar Ben Biz"
  ).split(" "),
);
/** Emoji that people put before the lines of a list. */
export const BULLET_EMOJI = /^(?:✅|✔|☑|➡|👉|🔹|🔸|🔷|🔶|▶|⭐|📌|❌|🟢|🔴|🟡|⚡)/u;

/** Cuts a text into what stands before, between and after its lists, and the items of these. */
export function cutLists(text: string, emoji: readonly FoundEmoji[], language: Language): Section[] {
  const markers = findMarkers(text, emoji, language);
  const sections: Section[] = [];
  let done = 0;
  for (const list of markers) {
    for (const [index, marker] of list.entries()) {
      if (marker.from > done) sections.push({ from: done, to: marker.from });
      const next = list[index + 1];
      const to = endOfItem(text, marker, next, language);
      const place = marker.style === "scene" ? {} : { number: marker.number ?? index + 1, of: list.length };
      sections.push({ from: marker.to, to, marker, ...place });
      done = to;
    }
  }
  if (done < text.length) sections.push({ from: done, to: text.length });
  return sections;
}

/** An item reaches to the next marker, but not beyond its own line; the last of a running text has one sentence. */
function endOfItem(text: string, marker: Marker, next: Marker | undefined, language: Language): number {
  const line = text.indexOf("\n", marker.to);
  const lineEnd = line < 0 ? text.length : line + 1;
  if (next) return marker.isLineStart && next.isLineStart ? Math.min(next.from, lineEnd) : next.from;
  if (marker.isLineStart) return lineEnd;
  return cutSentences(text, { from: marker.to, to: lineEnd }, language)[0]?.to ?? lineEnd;
}

/** The lists of the text in order, each as its markers; they never lie inside one another. */
function findMarkers(text: string, emoji: readonly FoundEmoji[], language: Language): Marker[][] {
  const lists = [
    ...chainNumbers(findNumbers(text), text),
    ...groupBullets(findBullets(text)),
    ...groupBullets(findEmojiLines(text, emoji)),
    ...inlineBullets(text),
    ...inlineDashes(text),
    ...countedSentences(text, language),
  ].toSorted((a, b) => (a[0]?.from ?? 0) - (b[0]?.from ?? 0));
  const kept: Marker[][] = [];
  let done = -1;
  for (const list of lists) {
    if ((list[0]?.from ?? 0) < done) continue;
    kept.push(list);
    done = list.at(-1)?.to ?? done;
  }
  return kept;
}

function findNumbers(text: string): Marker[] {
  const markers: Marker[] = [];
  for (const found of text.matchAll(NUMBERED)) {
    const { digit, sign, step, scene, letter } = found.groups ?? {};
    const from = found.index;
    const before = text.slice(Math.max(0, from - 8), from);
    const line = /(?:^|\n)[ \t]*$/u.test(before) && (before.includes("\n") || from <= 8);
    const isAfterEnd = /(?:[.!?…:;,)"”»–—]|\s\s)\s*$/u.test(before) && /\s$/u.test(before);
    const isLoose = !line && !isAfterEnd && digit !== undefined && sign !== undefined;
    if (!line && !/(?:^|\s)$/u.test(before)) continue;
    const style = scene ? "scene" : step ? "step" : letter ? "letter" : (sign?.trim() ?? "keycap");
    if (!line && (style === "-" || style === "–" || style === ":")) continue;
    const number = letter ? letter.toLowerCase().charCodeAt(0) - 96 : Number(digit ?? step ?? scene);
    if (isLoose && style !== "." && style !== ")") continue;
    markers.push({ from, to: from + found[0].length, style, number, isLineStart: line, isLoose });
  }
  return markers;
}

/** Numbers that run 1, 2, 3 (or down to 1) in one style; so "10 pm." and "3.5" stay text. */
function chainNumbers(markers: readonly Marker[], text: string): Marker[][] {
  const lists: Marker[][] = [];
  for (const style of new Set(markers.map((marker) => marker.style))) {
    let run: Marker[] = [];
    let step = 0;
    for (const marker of markers.filter((each) => each.style === style)) {
      const number = marker.number ?? 0;
      const last = run.at(-1)?.number ?? 0;
      const change = number - last;
      if (run.length > 0 && (run.length === 1 ? Math.abs(change) === 1 : change === step)) {
        step = change;
        run.push(marker);
        continue;
      }
      if (run.length > 0 && number !== 1) continue;
      if (isList(run, step, text)) lists.push(run);
      run = number === 1 || (number >= 2 && number <= 20) ? [marker] : [];
      step = 0;
    }
    if (isList(run, step, text)) lists.push(run);
  }
  return lists;
}

function isList(run: readonly Marker[], step: number, text: string): boolean {
  if (run.length < 2) return false;
  if (step > 0 ? run[0]?.number !== 1 : run.at(-1)?.number !== 1) return false;
  if (run.some(({ isLoose }) => isLoose) && !isLooseList(run, text)) return false;
  if (run.every(({ isLineStart }) => isLineStart) || isAnnounced(run, text)) return true;
  const firstWords = new Set(run.map(({ to }) => text.slice(to).trimStart().split(/\s/u, 1)[0] ?? ""));
  // "1. Dünya Savaşı … 2. Dünya Savaşı": ordinals of the same thing are no list; "1. You skip … 2. You use …" is one.
  return firstWords.size > 1 || [...firstWords].every((word) => SENTENCE_STARTS.has(word));
}

/** "3 mistakes when …", "4 hak": the text says beforehand how many there are. */
function isAnnounced(run: readonly Marker[], text: string): boolean {
  const before = text.slice(0, run[0]?.from);
  return [...before.matchAll(/(?<![\d.,])\d{1,2}(?![\d.,%])/gu)].some(([count]) => Number(count) === run.length);
}

/** "1. Soğuk su kullan 2. Kısık ateşte pişir": three in a row, or two that begin like sentences. */
function isLooseList(run: readonly Marker[], text: string): boolean {
  if (run.length > 2) return true;
  const begins = ({ to }: Marker) => /^\s*[\p{Lu}"“]/u.test(text.slice(to, to + 4));
  return !run[0]?.isLoose && run.every(begins);
}

function findBullets(text: string): Marker[] {
  const markers: Marker[] = [];
  let from = 0;
  for (const line of text.split("\n")) {
    const found = BULLET.exec(line);
    if (found)
      markers.push({
        from,
        to: from + found[0].length,
        style: found.groups?.["sign"] ?? "",
        number: null,
        isLineStart: true,
      });
    from += line.length + 1;
  }
  return markers;
}

/** Lines that begin with an emoji used as a bullet; the emoji itself is already taken out. */
function findEmojiLines(text: string, emoji: readonly FoundEmoji[]): Marker[] {
  return emoji.flatMap(({ sign, at }) => {
    const isLineStart =
      /(?:^|\n)[ \t]*$/u.test(text.slice(Math.max(0, at - 4), at)) && (at < 5 || text.slice(at - 4, at).includes("\n"));
    if (!isLineStart || !BULLET_EMOJI.test(sign)) return [];
    return [{ from: at, to: at + sign.length, style: "emoji", number: null, isLineStart: true }];
  });
}

/** Neighbouring lines with the same bullet. */
function groupBullets(markers: readonly Marker[]): Marker[][] {
  const styles = [...new Set(markers.map((marker) => marker.style))];
  return styles.map((style) => markers.filter((marker) => marker.style === style)).filter((list) => list.length > 1);
}

function inlineBullets(text: string): Marker[][] {
  const markers = [...text.matchAll(INLINE_BULLET)]
    .filter(({ index }) => !/(?:^|\n)[ \t]*$/u.test(text.slice(Math.max(0, index - 4), index)))
    .map(({ index }) => ({ from: index, to: index + 1, style: "inline", number: null, isLineStart: false }));
  return markers.length > 1 ? [markers] : [];
}

/** "Üç yol: - fotoğraf sat - ders ver": dashes with room around them, behind a colon and at least two. */
function inlineDashes(text: string): Marker[][] {
  return [...text.matchAll(/:\s+(?=[-–—]\s)[^\n]+/gu)].flatMap(({ index, 0: run }) => {
    const markers = [...run.matchAll(/(?<=\s)[-–—](?=\s)/gu)].map(({ index: at }) => {
      const from = index + at;
      return { from, to: from + 1, style: "inline", number: null, isLineStart: false };
    });
    return markers.length > 1 ? [markers] : [];
  });
}

/** "First, … Second, …": sentences that count themselves. */
function countedSentences(text: string, language: Language): Marker[][] {
  const list: Marker[] = [];
  for (const { from, to } of cutSentences(text, { from: 0, to: text.length }, language)) {
    const sentence = text.slice(from, Math.min(to, from + 60));
    const lead = sentence.length - sentence.trimStart().length;
    // Lower case by the language: "İlk" is no capital of "ilk" to a pattern.
    const start = lowerCase(sentence.trimStart(), language);
    const last = list.length > 1 ? COUNTED_LAST[language].exec(start) : null;
    const found = COUNTED[language][list.length]?.exec(start) ?? last;
    if (!found) continue;
    list.push({
      from: from + lead,
      to: from + lead + found[0].length,
      style: "ordinal",
      number: list.length + 1,
      isLineStart: false,
    });
    if (found === last) break;
  }
  return list.length > 1 ? [list] : [];
}
