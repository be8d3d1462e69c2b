import type { Language } from "#spec.ts";
import type { Span } from "#script/beats.ts";
import { countedSentences, stepsInTurn } from "./counted-sentences.ts";
import type { Marker } from "./list-numbers.ts";
import { numberedLists } from "./list-numbers.ts";
import type { FoundEmoji } from "#script/take-out/links.ts";
import { cutSentences } from "#script/sentences.ts";

/** A stretch of the text; `number` and `of` when it is an item of a list. `marker` is the sign before it. */
export type Section = Span & { marker?: Span; number?: number; of?: number };

const BULLET = /^[ \t]*(?<sign>[•●▪◦‣∙·○■□➤➔→✓✔✗-]|[*+–—])[ \t]+/u;
const INLINE_BULLET = /[•●▪◦‣➤]/gu;
/** Emoji that people put before the lines of a list. */
export const BULLET_EMOJI = /^(?:✅|✔|☑|➡|👉|🔹|🔸|🔷|🔶|▶|⭐|📌|❌|🟢|🔴|🟡|⚡)/u;

/** Cuts a text into what stands before, between and after its lists, and the items of these. */
export function cutLists(text: string, emoji: readonly FoundEmoji[], language: Language): Section[] {
  const markers = findMarkers(text, emoji, language);
  const sections: Section[] = [];
  let done = 0;
  for (const list of markers) {
    // "10. Tokyo 9. Paris": the first three of ten.
    const of = Math.max(list.length, ...list.map(({ number }) => number ?? 0));
    for (const [index, marker] of list.entries()) {
      if (marker.from > done) sections.push({ from: done, to: marker.from });
      const next = list[index + 1];
      const to = endOfItem(text, marker, next, language);
      const place = marker.style === "scene" ? {} : { number: marker.number ?? index + 1, of };
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
    ...numberedLists(text, emoji, language),
    ...groupBullets(findBullets(text)),
    ...groupBullets(findEmojiLines(text, emoji)),
    ...inlineBullets(text),
    ...inlineDashes(text),
    ...countedSentences(text, language),
    ...stepsInTurn(text, language),
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
