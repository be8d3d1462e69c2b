import { parseColor } from "#base/color.ts";
import type { Staging } from "#stage/board.ts";
import { luminance, mix, readableOn } from "#stage/colors/colors.ts";
import type { Reading } from "#stage/colors/shade.ts";
import type { Box } from "#stage/frame.ts";

const LEAST_CONTRAST = 4.5;
const LEAST_MARK = 3;
/** Letters reach a little over the edge of their marker. */
const ON_MARK = 5.2;

export type EmphasisColors = { accent: string; mark: string | null; markInk: string };

/** Light words on dark and strong colours, dark words on bright ground. */
export function wordReading(staging: Staging, box: Box): Reading {
  const { board, look, scene } = staging;
  const inks = inksOf(staging);
  // On a picture the least shade wins: it belongs to the person.
  if (scene.kind === "photo") return { favourites: [], others: inks, least: LEAST_CONTRAST };
  const isDark = scene.backdrop === "landscape" || board.brightness(box) < 0.33;
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

const LIFTS = [0.06, 0.12, 0.18, 0.24, 0.3, 0.36] as const;

export function emphasisColors({ look, board }: Staging, box: Box, ink: string, hasMarker: boolean): EmphasisColors {
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
    return { accent: board.legible(box, reading), mark: null, markInk: ink };
  }
  const marks = accents.filter((color) => readableOn(color, [look.ink, look.light], ON_MARK) !== "#000000");
  const mark = board.visible(box, [...marks, ink], LEAST_MARK) ?? ink;
  return { accent: ink, mark, markInk: readableOn(mark, [look.ink, look.light], ON_MARK) };
}
