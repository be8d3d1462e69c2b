import type { Rgb } from "#base/color.ts";
import { mixColors, parseColor } from "#base/color.ts";
import type { Look } from "#looks/look.ts";
import { contrast, luminance, toHex, withAlpha } from "./colors.ts";
import { fromOklch, toOklch } from "./oklch.ts";
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
  const [deep, pale] = [deepOf(tones, look), look.light];
  const suits = (color: string) => (isLighter(color) ? ground < TOO_BRIGHT : ground > TOO_DARK);
  const rounds = [
    [LIGHT_SHADES.filter((amount) => amount <= patience), favourites, suits],
    [ALL_SHADES, others, () => true],
  ] as const;
  for (const [amounts, colors, mayShade] of rounds) {
    for (const amount of amounts) {
      for (const color of colors) {
        if (amount > 0 && !mayShade(color)) continue;
        const shade = { color: isLighter(color) ? deep : pale, amount };
        if (passes(color, shade)) return { color, shade: amount > 0 ? shade : null };
      }
    }
  }
  return { color: "#ffffff", shade: { color: "#000000", amount: 0.82 } };
}

/** A ground grows deeper towards its edge in its own colour: a strange dark over it would be smoke. */
const DEEP = { lightness: 0.22, least: 0.015, gain: 1.5, most: 0.13 };
/** Between these hues the dark of a colour is olive to the eye: in the shade gold and cream turn to amber. */
const OLIVE = { from: 60, to: 125, kept: 0.15 };

function deepOf(tones: readonly Rgb[], look: Look): string {
  const { c, h } = toOklch(meanTone(tones));
  if (c < DEEP.least) return look.ink;
  const hue = h > OLIVE.from && h < OLIVE.to ? OLIVE.from + (h - OLIVE.from) * OLIVE.kept : h;
  return toHex(fromOklch({ l: DEEP.lightness, c: Math.min(c * DEEP.gain, DEEP.most), h: hue }));
}

export function isVisible(color: string, tones: readonly Rgb[], least: number): boolean {
  return leastContrast(parseColor(color), [meanTone(tones)]) >= least * MARGIN;
}

/** Bent at both ends: where light falls off along a straight line, the eye sees the edge of a band. */
const FALL = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1].map((at) => [at, 1 - at * at * (3 - 2 * at)] as const);

/** Shade comes in from the nearest edge, like light that falls off: no plate stands under the words. */
export function paintShade(pen: Pen, frame: Frame, box: Box, { color, amount }: Shade): void {
  const { from, end, isUpright, area } = fallOff(frame, box);
  const solid = Math.abs(edgeOf(box, { from, isUpright }) - from) / Math.abs(end - from);
  const line = isUpright ? ([0, from, 0, end] as const) : ([from, 0, end, 0] as const);
  const full = withAlpha(color, amount);
  pen.fillStyle = linear(pen, line, [
    [0, full],
    ...FALL.map(([at, share]) => [solid + (1 - solid) * at, withAlpha(color, amount * share)] as const),
  ]);
  pen.fillRect(area.x, area.y, area.width, area.height);
}

/** What of the frame is shaded for words in a box. */
export function shadedArea(frame: Frame, box: Box): Box {
  return fallOff(frame, box).area;
}

/** From which edge of the frame shade comes, where it has fallen off, and what lies between. */
function fallOff(frame: Frame, box: Box): { from: number; end: number; isUpright: boolean; area: Box } {
  const { width, height } = frame;
  const middle = middleOf(box);
  const isUpright = frame.shape !== "wide" || box.width >= width * 0.5 || box.height >= height;
  const isFirst = isUpright ? middle.y < height / 2 : middle.x < width / 2;
  const from = isFirst ? 0 : isUpright ? height : width;
  const reach = isUpright ? height * 0.26 : width * 0.3;
  const end = edgeOf(box, { from, isUpright }) + (isFirst ? reach : -reach);
  const [start, length] = [Math.min(from, end), Math.abs(end - from)];
  const area = isUpright ? { x: 0, y: start, width, height: length } : { x: start, y: 0, width: length, height };
  return { from, end, isUpright, area };
}

/** The far side of the box, seen from the edge of the frame from which shade comes. */
function edgeOf(box: Box, { from, isUpright }: { from: number; isUpright: boolean }): number {
  if (isUpright) return from === 0 ? box.y + box.height : box.y;
  return from === 0 ? box.x + box.width : box.x;
}
