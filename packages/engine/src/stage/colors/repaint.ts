import { parseColor } from "#base/color.ts";
import type { Rgb } from "#base/color.ts";
import { clamp } from "#base/numbers.ts";
import type { ThingColor } from "#film/thing-colors.ts";
import { toHex } from "./colors.ts";
import { fromOklch, hueBetween, toOklch } from "./oklch.ts";
import type { Oklch } from "./oklch.ts";
import type { Area } from "./svg-areas.ts";
import { areasOf, wholeHex } from "./svg-areas.ts";

/** Each colour, and how much of a drawing's light and shade it keeps. */
const PAINTS: Readonly<Record<ThingColor, Oklch & { depth: number }>> = {
  red: { l: 0.6, c: 0.22, h: 27, depth: 0.8 },
  orange: { l: 0.74, c: 0.17, h: 56, depth: 0.8 },
  yellow: { l: 0.86, c: 0.17, h: 94, depth: 0.6 },
  green: { l: 0.65, c: 0.17, h: 146, depth: 0.8 },
  blue: { l: 0.57, c: 0.18, h: 256, depth: 0.8 },
  purple: { l: 0.55, c: 0.2, h: 302, depth: 0.8 },
  pink: { l: 0.77, c: 0.14, h: 355, depth: 0.8 },
  brown: { l: 0.47, c: 0.08, h: 55, depth: 0.8 },
  black: { l: 0.27, c: 0.008, h: 270, depth: 0.55 },
  white: { l: 0.94, c: 0.006, h: 90, depth: 0.5 },
  grey: { l: 0.67, c: 0.008, h: 260, depth: 0.8 },
  navy: { l: 0.36, c: 0.11, h: 264, depth: 0.7 },
  turquoise: { l: 0.76, c: 0.12, h: 195, depth: 0.8 },
  gold: { l: 0.78, c: 0.14, h: 86, depth: 1 },
  silver: { l: 0.8, c: 0.01, h: 250, depth: 1 },
  beige: { l: 0.87, c: 0.05, h: 80, depth: 0.7 },
  "dark-red": { l: 0.41, c: 0.15, h: 22, depth: 0.7 },
  "dark-green": { l: 0.43, c: 0.1, h: 150, depth: 0.7 },
  "light-blue": { l: 0.81, c: 0.09, h: 235, depth: 0.7 },
  "light-green": { l: 0.85, c: 0.14, h: 140, depth: 0.7 },
};

/** The colour as clothes have it. */
export function hexOf(color: ThingColor): string {
  return toHex(fromOklch(PAINTS[color]));
}

/** Paler than this is grey, and darker than this is an outline, a tyre, the pupil of an eye. */
const [LEAST_CHROMA, DARKEST] = [0.045, 0.3];
/** So far from its middle a hue still belongs to a family. */
const FAMILY = 48;
/** With less than so much of a drawing in its main colour it is a grey one; with less than half its pale parts are painted too. */
const [LEAST_COLORED, MOSTLY_COLORED] = [0.09, 0.42];
/** As pale as a wall or the body of a tram. */
const PALE = 0.6;

/** A filter that fills a shape with one colour: the light along its edges. */
const GLOW = /values="0 0 0 0 [\d.]+ 0 0 0 0 [\d.]+ 0 0 0 0 [\d.]+ 0 0 0 [\d.]+ 0"/gu;
const GLOW_PARTS = /0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 ([\d.]+) 0/u;

/** The main colour of a drawing, and the greys that are painted with it. */
type Family = { hues: Oklch | null; greys: Oklch | null };

/** The drawing with its main colour turned into another, light and shade kept; what else is on it, glass, metal, eyes, stays. */
export function repaint(svg: string, color: ThingColor): string {
  const family = familyOf(areasOf(svg));
  const paint = (rgb: Rgb) => paintOne(rgb, family, PAINTS[color]);
  return svg
    .replaceAll(
      /\b(fill|stop-color|stroke|flood-color)="(#(?:[0-9a-f]{6}|[0-9a-f]{3}))"/giu,
      (_, name: string, hex: string) => `${name}="${toHex(paint(parseColor(wholeHex(hex))))}"`,
    )
    .replaceAll(GLOW, (whole) => {
      const [red = 0, green = 0, blue = 0, alpha = 0] = (GLOW_PARTS.exec(whole) ?? []).slice(1).map(Number);
      if (red + green + blue === 0) return whole;
      const [r, g, b] = paint([red * 255, green * 255, blue * 255]).map(
        (part) => Math.round((part / 255) * 1000) / 1000,
      );
      return `values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} 0 0 0 ${alpha} 0"`;
    });
}

/** The hues that fill most of a drawing; where they fill little of it, its greys as well or instead. */
function familyOf(areas: readonly Area[]): Family {
  const seen = areas.map(({ color, size }) => ({ ...toOklch(color), size })).filter(({ l }) => l > DARKEST);
  const all = sum(seen);
  const colored = seen.filter(({ c }) => c > LEAST_CHROMA);
  const solid = widest(colored.filter((each) => !isGlass(each)));
  const best = sum(solid) < all * LEAST_COLORED ? widest(colored) : solid;
  const share = all > 0 ? sum(best) / all : 0;
  const greys = seen.filter(({ c, l }) => c <= LEAST_CHROMA && (share < LEAST_COLORED || l > PALE));
  return {
    hues: share < LEAST_COLORED ? null : middleOf(best),
    greys: share < MOSTLY_COLORED && sum(greys) > 0 ? middleOf(greys) : null,
  };
}

/** The members of the hues that fill most. */
function widest<Member extends Oklch & { size: number }>(colored: readonly Member[]): Member[] {
  const hues = Array.from({ length: 36 }, (_, step) => step * 10);
  const [best = []] = hues
    .map((hue) => colored.filter(({ h }) => hueBetween(h, hue) <= FAMILY))
    .toSorted((one, other) => sum(other) - sum(one));
  return best;
}

/** The blue of a window. */
function isGlass({ l, c, h }: Oklch): boolean {
  return hueBetween(h, 218) < 45 && l > 0.66 && c > 0.08;
}

function middleOf(members: readonly (Oklch & { size: number })[]): Oklch {
  const all = sum(members);
  const mean = (of: (one: Oklch) => number) => members.reduce((total, one) => total + of(one) * one.size, 0) / all;
  const [x, y] = [mean(({ h }) => Math.cos((h * Math.PI) / 180)), mean(({ h }) => Math.sin((h * Math.PI) / 180))];
  return { l: mean(({ l }) => l), c: mean(({ c }) => c), h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360 };
}

function sum(members: readonly { size: number }[]): number {
  return members.reduce((total, { size }) => total + size, 0);
}

function paintOne(rgb: Rgb, { hues, greys }: Family, paint: Oklch & { depth: number }): Rgb {
  const own = toOklch(rgb);
  const isHue = hues !== null && own.c > LEAST_CHROMA * 0.7 && hueBetween(own.h, hues.h) <= FAMILY + 12;
  const isGrey = greys !== null && own.c <= LEAST_CHROMA && own.l > (hues === null ? DARKEST : PALE);
  const middle = isHue ? hues : isGrey ? greys : null;
  if (middle === null) return rgb;
  const l = clamp(paint.l + (own.l - middle.l) * paint.depth, 0.1, 0.985);
  const strength = isHue ? clamp(own.c / Math.max(middle.c, 0.02), 0.45, 1.25) : 1;
  // A light keeps near white what it falls on.
  const c = paint.c * strength * clamp((1 - l) * 9);
  return fromOklch({ l, c, h: paint.h + (isHue ? turn(own.h - middle.h) * 0.25 : 0) });
}

/** The shorter way round. */
function turn(degrees: number): number {
  return ((degrees + 540) % 360) - 180;
}
