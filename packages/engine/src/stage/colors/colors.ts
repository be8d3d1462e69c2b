import type { Rgb } from "#base/color.ts";
import { mixColors, parseColor } from "#base/color.ts";

export function withAlpha(hex: string, alpha: number): string {
  const [red, green, blue] = parseColor(hex);
  return `rgba(${red},${green},${blue},${alpha})`;
}

export function mix(from: string, to: string, share: number): string {
  return toHex(mixColors(parseColor(from), parseColor(to), share));
}

export function toHex(color: Rgb): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

/** Relative luminance of WCAG, 0 to 1. */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** Contrast ratio of WCAG, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  return contrastOf(luminance(one), luminance(other));
}

/** The same of two luminances. */
export function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The first of the colours that can be read on the ground; black or white where none can. */
export function readableOn(ground: string, colors: readonly string[], least = 4.5): string {
  const base = parseColor(ground);
  const found = [...colors, "#ffffff"].find((color) => contrast(parseColor(color), base) >= least);
  return found ?? "#000000";
}

const STEPS = Float64Array.from({ length: 256 }, (_, part) => linearOf(part));

/** Whole parts are asked for a hundred thousand times while a scene is composed. */
function toLinear(part: number): number {
  return STEPS[part] ?? linearOf(part);
}

function linearOf(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
