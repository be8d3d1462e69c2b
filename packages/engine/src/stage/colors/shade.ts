import type { Rgb } from "#base/color.ts";
import { mixColors, parseColor } from "#base/color.ts";
import type { Look } from "#looks/look.ts";
import { contrast, luminance, withAlpha } from "./colors.ts";
import type { Box, Frame } from "#stage/frame.ts";
import { middleOf } from "#stage/frame.ts";
import { linear } from "#stage/pens.ts";
import type { Pen } from "#stage/stage.ts";
import { leastContrast, meanTone } from "./tones.ts";

/** What must be read, and how well. */
export type Reading = {
  /** Tried first, on lightly shaded ground too; then the others, on ground shaded as much as it takes. */
  favourites: readonly string[];
  others: readonly string[];
  /** Least contrast against the worst place under it and the mean; with `isLarge` the worst place may be worse. */
  least: number;
  isLarge?: boolean;
  /** How far the ground is shaded for a favourite. */
  patience?: number;
};

export type Shade = { color: string; amount: number };
export type Choice = { color: string; shade: Shade | null };

/** Colours are measured without grain and on a small painting: what is asked for is a little more than what is promised. */
const MARGIN = 1.07;
const LIGHT_SHADES = [0, 0.1, 0.2, 0.3, 0.4, 0.48, 0.56, 0.64] as const;
/** How much of the contrast a large figure keeps where it crosses something else. */
const WORST_OF_LARGE = 0.6;
/** Grounds brighter than the first are not darkened for the sake of a favourite, grounds darker than the second not lightened. */
const TOO_BRIGHT = 0.36;
const TOO_DARK = 0.22;
const ALL_SHADES = [0, 0.16, 0.3, 0.42, 0.52, 0.62, 0.72, 0.82, 0.9] as const;

/** The colour that is read best with the least shade under it. */
export function chooseColor(
  tones: readonly Rgb[],
  { favourites, others, least, isLarge, patience = 1 }: Reading,
  look: Look,
): Choice {
  const passes = (color: string, shade: Shade) => {
    const over = parseColor(shade.color);
    const shaded = shade.amount === 0 ? tones : tones.map((tone) => mixColors(tone, over, shade.amount));
    if (!isLarge) return leastContrast(parseColor(color), shaded) >= least * MARGIN;
    const isClear = contrast(parseColor(color), meanTone(shaded)) >= least * MARGIN;
    return isClear && leastContrast(parseColor(color), shaded) >= least * WORST_OF_LARGE;
  };
  const ground = luminance(meanTone(tones));
  const isLighter = (color: string) => luminance(parseColor(color)) > ground;
  const suits = (color: string) => (isLighter(color) ? ground < TOO_BRIGHT : ground > TOO_DARK);
  const rounds = [
    [LIGHT_SHADES.filter((amount) => amount <= patience), favourites, suits],
    [ALL_SHADES, others, () => true],
  ] as const;
  for (const [amounts, colors, mayShade] of rounds) {
    for (const amount of amounts) {
      for (const color of colors) {
        if (amount > 0 && !mayShade(color)) continue;
        const shade = { color: isLighter(color) ? look.ink : look.light, amount };
        if (passes(color, shade)) return { color, shade: amount > 0 ? shade : null };
      }
    }
  }
  return { color: "#ffffff", shade: { color: "#000000", amount: 0.82 } };
}

export function isVisible(color: string, tones: readonly Rgb[], least: number): boolean {
  return leastContrast(parseColor(color), [meanTone(tones)]) >= least * MARGIN;
}

/** Shade comes in from the nearest edge, like light that falls off: no plate stands under the words. */
export function paintShade(pen: Pen, frame: Frame, box: Box, { color, amount }: Shade): void {
  const { width, height } = frame;
  const full = withAlpha(color, amount);
  const half = withAlpha(color, amount * 0.5);
  const faint = withAlpha(color, amount * 0.12);
  const clear = withAlpha(color, 0);
  const middle = middleOf(box);
  const isNarrow = box.width < width * 0.5 && box.height < height;
  const reach = isNarrow && frame.shape === "wide" ? width * 0.3 : height * 0.13;
  const along = (from: number, to: number, isUpright: boolean) => {
    const end = to + (to > from ? reach : -reach);
    const line = isUpright ? ([0, from, 0, end] as const) : ([from, 0, end, 0] as const);
    const solid = Math.abs(to - from) / Math.abs(end - from);
    pen.fillStyle = linear(pen, line, [
      [0, full],
      [solid, full],
      [solid + (1 - solid) * 0.4, half],
      [solid + (1 - solid) * 0.75, faint],
      [1, clear],
    ]);
    const [start, size] = [Math.min(from, end), Math.abs(end - from)];
    if (isUpright) pen.fillRect(0, start, width, size);
    else pen.fillRect(start, 0, size, height);
  };
  if (isNarrow && frame.shape === "wide") {
    if (middle.x < width / 2) along(0, box.x + box.width, false);
    else along(width, box.x, false);
  } else if (middle.y < height / 2) along(0, box.y + box.height, true);
  else along(height, box.y, true);
}
