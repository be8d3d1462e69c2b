import { parseColor } from "#base/color.ts";
import { findColors } from "#director/match/colors/color-words.ts";
import { lowerCase } from "#script/language.ts";
import type { Film } from "#film/film.ts";
import type { ThingColor } from "#film/thing-colors.ts";
import type { Staging } from "#stage/board.ts";
import { contrast, luminance, mix, readableOn } from "#stage/colors/colors.ts";
import type { Reading } from "#stage/colors/shade.ts";
import type { Box } from "#stage/frame.ts";

/** Grounds below this are dark enough for light words: on a mid blue dark ones are heavy. */
const DARK = 0.5;
const LEAST_CONTRAST = 4.5;
const LEAST_MARK = 3;
/** A dark accent is told from dark letters by so much. */
const LEAST_FROM_INK = 2.7;
/** Letters reach a little over the edge of their marker. */
const ON_MARK = 5.2;

export type EmphasisColors = { accent: string; mark: string | null; markInk: string };

/** Light words on dark and strong colours, dark words on bright ground. */
export function wordReading(staging: Staging, box: Box): Reading {
  const { board, look, scene } = staging;
  const inks = inksOf(staging);
  // On a picture the least shade wins: it belongs to the person.
  if (scene.kind === "photo") return { favourites: [], others: inks, least: LEAST_CONTRAST };
  const isDark = scene.backdrop === "landscape" || board.brightness(box) < DARK;
  return { favourites: [isDark ? look.light : look.ink], others: inks, least: LEAST_CONTRAST };
}

/** One ground and one colour for a sentence around its number: shade for a part of it would take the contrast of the others away. */
export function groundFor(staging: Staging, boxes: readonly Box[]): string {
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  const whole = { x: left, y: top, width: right - left, height: bottom - top };
  return staging.board.legible(whole, wordReading(staging, whole));
}

/** Landscapes change under their words: only light ones can be relied on. */
export function inksOf({ look, scene }: Staging): string[] {
  if (scene.backdrop === "landscape") return [look.light, "#ffffff"];
  return [look.light, look.ink, "#ffffff", "#000000"];
}

const PAINTS: Partial<Record<ThingColor, string>> = {
  red: "#ff4a3d",
  orange: "#ff9330",
  yellow: "#ffd23f",
  green: "#4cc763",
  blue: "#3f8cff",
  purple: "#a866f0",
  pink: "#ff7fb8",
};

function colorOfWord(word: string, language: Film["language"]): string | undefined {
  const color = /\s/u.test(word) ? undefined : findColors([lowerCase(word, language)], [word], language)[0]?.color;
  return color && PAINTS[color];
}

const LIFTS = [0.06, 0.12, 0.18, 0.24, 0.3, 0.36] as const;

type Emphasis = { ink: string; hasMarker: boolean; words: readonly string[] };

export function emphasisColors(
  { look, board, film }: Staging,
  box: Box,
  { ink, hasMarker, words }: Emphasis,
): EmphasisColors {
  const accents = [look.accent, look.hot, mix(look.hot, look.ink, 0.35), mix(look.accent, look.light, 0.4)];
  if (!hasMarker) {
    // A title's accent is worth a little shade; behind a marker nothing needs it.
    const isLight = luminance(parseColor(ink)) > 0.5;
    // In small steps: the preview paints the ground a shade differently, and must not come to quite another colour.
    const lifted = LIFTS.map((share) => mix(look.accent, look.light, share));
    const suited = [look.accent, ...lifted, ...accents].filter(
      (color) => luminance(parseColor(color)) > 0.3 === isLight,
    );
    const reading = { favourites: suited, others: [...accents, ink], least: LEAST_CONTRAST, patience: 0.32 };
    const accent = board.wouldRead(box, reading);
    // Nearly as dark as its neighbours the word that counts would be the weakest of them: it stands on a marker.
    if (isLight || look.isGrave || contrast(parseColor(accent), parseColor(ink)) >= LEAST_FROM_INK)
      return { accent: board.legible(box, reading), mark: null, markInk: ink };
  }
  // A word that names a colour stands on that colour: red on mint would deny it.
  const named = colorOfWord(words[0] ?? "", film.language);
  const marks = accents.filter((color) => readableOn(color, [look.ink, look.light], ON_MARK) !== "#000000");
  const mark = board.visible(box, [...(named ? [named] : []), ...marks, ink], LEAST_MARK) ?? ink;
  return { accent: ink, mark, markInk: readableOn(mark, [look.ink, look.light], ON_MARK) };
}
