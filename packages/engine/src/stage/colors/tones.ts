import type { Rgb } from "#base/color.ts";
import { contrastOf, luminance } from "./colors.ts";
import type { Box, Frame } from "#stage/frame.ts";
import type { Pen, StageTools } from "#stage/stage.ts";

/** The colours of a painting, in tiles about as large as a letter. */
export type ToneMap = { columns: number; rows: number; scale: number; data: Uint8ClampedArray };

const TILES_ACROSS = 54;

/** Paints small and reads the colours back. `paint` draws on a canvas of the given size. */
export function mapTones(
  frame: Frame,
  tools: StageTools,
  paint: (pen: Pen, width: number, height: number) => void,
): ToneMap {
  const scale = TILES_ACROSS / frame.unit;
  const columns = Math.round(frame.width * scale);
  const rows = Math.round(frame.height * scale);
  const { pen } = tools.canvas(columns, rows);
  paint(pen, columns, rows);
  return { columns, rows, scale, data: pen.getImageData(0, 0, columns, rows).data };
}

/** The colours of the tiles that a box touches. */
export function tonesUnder({ columns, rows, scale, data }: ToneMap, { x, y, width, height }: Box): Rgb[] {
  const tones: Rgb[] = [];
  const left = Math.max(0, Math.floor(x * scale));
  const top = Math.max(0, Math.floor(y * scale));
  const right = Math.min(columns, Math.ceil((x + width) * scale));
  const bottom = Math.min(rows, Math.ceil((y + height) * scale));
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const start = (row * columns + column) * 4;
      tones.push([data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0]);
    }
  }
  return tones.length > 0 ? tones : [[128, 128, 128]];
}

/** How well a colour stands out from the worst of the tones and from their mean. */
export function leastContrast(color: Rgb, tones: readonly Rgb[]): number {
  const own = luminance(color);
  let least = contrastOf(own, luminance(meanTone(tones)));
  for (const tone of tones) least = Math.min(least, contrastOf(own, luminance(tone)));
  return least;
}

export function meanTone(tones: readonly Rgb[]): Rgb {
  let [red, green, blue] = [0, 0, 0];
  for (const tone of tones) {
    red += tone[0];
    green += tone[1];
    blue += tone[2];
  }
  return [red / tones.length, green / tones.length, blue / tones.length];
}

/** The mean distance of tones from their mean, 0 to 1. */
export function unrestOf(tones: readonly Rgb[]): number {
  const mean = meanTone(tones);
  const far = (tone: Rgb) => Math.abs(tone[0] - mean[0]) + Math.abs(tone[1] - mean[1]) + Math.abs(tone[2] - mean[2]);
  return tones.reduce((sum, tone) => sum + far(tone), 0) / (tones.length * 765);
}
