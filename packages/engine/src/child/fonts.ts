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
