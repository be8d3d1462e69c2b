import { join } from "node:path";
import { createCanvas, GlobalFonts } from "@napi-rs/canvas";
import type { FontId } from "#presets.ts";

type Font = { file: string; family: string; lineHeight: number };

export const FONTS: Readonly<Record<FontId, Font>> = {
  montserrat: { file: "montserrat-extra-bold.ttf", family: "Sahne Montserrat", lineHeight: 1.24 },
  anton: { file: "anton-regular.ttf", family: "Sahne Anton", lineHeight: 1.26 },
  playfair: { file: "playfair-display-bold-italic.ttf", family: "Sahne Playfair", lineHeight: 1.26 },
  grotesk: { file: "space-grotesk-bold.ttf", family: "Sahne Grotesk", lineHeight: 1.22 },
};

/** The canvas has it and calls it by itself; its types do not name it. */
type SystemFonts = typeof GlobalFonts & { loadSystemFonts(): number };

/** What our fonts have, the one or the other: letters of European languages, and the signs that texts are written with. */
const OWN_LETTERS = /^[\t\n\r\u0020-\u007e\u00a0-\u00ac\u00ae-\u00b4\u00b6-\u017f‐–—‘’‚“”„†‡•…€₩₦₹₺₽₿™←↑→↓−]*$/u;

/**
 * Signs that none of our fonts has are looked for in those of the machine. Reading what is installed takes a tenth of a second and
 * fifteen megabytes, so render-child.ts has the canvas wait for this.
 */
export function registerSystemFonts(letters: string): void {
  if (!hasOwnLettersOnly(letters)) (GlobalFonts as SystemFonts).loadSystemFonts();
}

export function hasOwnLettersOnly(letters: string): boolean {
  return OWN_LETTERS.test(letters);
}

export function registerFonts(folder: string): void {
  for (const { file, family } of Object.values(FONTS)) {
    // Registered under our own names: a font of the same name installed on the machine must not change the film.
    if (!GlobalFonts.registerFromPath(join(folder, file), family)) throw new Error(`The font ${file} cannot be read.`);
  }
}

export function cssFont(font: FontId, size: number): string {
  return `${size}px "${FONTS[font].family}"`;
}

/** Measures texts; widths are asked many times for the same words, so they are remembered. */
export function createMeasure(): (font: FontId, size: number, text: string) => number {
  const context = createCanvas(8, 8).getContext("2d");
  const known = new Map<string, number>();
  return (font, size, text) => {
    const key = `${font}|${size}|${text}`;
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    context.font = cssFont(font, size);
    const { width } = context.measureText(text);
    known.set(key, width);
    return width;
  };
}

export function measureCapHeight(font: FontId, size: number): number {
  const context = createCanvas(8, 8).getContext("2d");
  context.font = cssFont(font, size);
  return context.measureText("H").actualBoundingBoxAscent;
}
