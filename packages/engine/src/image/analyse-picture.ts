import type { Rgb } from "#base/color.ts";
import { at } from "#base/numbers.ts";
import type { Map2d } from "./map.ts";
import { blurMap, createMap, normalizeMap } from "./map.ts";

/** A small packed-RGB copy of the picture, four times as wide and high as the maps made from it. */
export type Thumbnail = { width: number; height: number; rgb: Uint8Array };

const CELL = 4;
const DEFAULT_ACCENT: Rgb = [164, 22, 26];
const ACCENT_BRIGHTNESS = 205;

/** How much each region asks for the eye: fine detail and strong colour mark the subject. */
export function findSaliency({ width, height, rgb }: Thumbnail): Map2d {
  const map = createMap(width / CELL, height / CELL);
  const luma = new Float32Array(width * height);
  for (let index = 0; index < luma.length; index++) luma[index] = lumaAt(rgb, index);
  for (let row = 1; row < height - 1; row++) {
    for (let column = 1; column < width - 1; column++) {
      const index = row * width + column;
      const around = at(luma, index - 1) + at(luma, index + 1) + at(luma, index - width) + at(luma, index + width);
      const detail = Math.min(60, Math.abs(4 * at(luma, index) - around));
      const { most, least } = extremesAt(rgb, index);
      const cell = Math.floor(row / CELL) * map.width + Math.floor(column / CELL);
      map.values[cell] = at(map.values, cell) + detail + (most - least) * 0.1;
    }
  }
  blurMap(map, 2);
  const peak = map.values.reduce((best, value) => Math.max(best, value), 1e-3);
  for (let index = 0; index < map.values.length; index++) map.values[index] = at(map.values, index) / peak;
  return map;
}

/** The middle of what is salient, as shares of the picture; a flat picture is looked at in its middle. */
export function findFocus({ width, height, values }: Map2d): [number, number] {
  let sumX = 0;
  let sumY = 0;
  let sum = 0;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const weight = at(values, row * width + column) ** 4;
      sumX += weight * (column + 0.5);
      sumY += weight * (row + 0.5);
      sum += weight;
    }
  }
  return sum < 1e-6 ? [0.5, 0.5] : [sumX / sum / width, sumY / sum / height];
}

/** A guess at depth that is enough for parallax: what is salient, and what is lower in the frame, is nearer. */
export function guessDepth(saliency: Map2d): Map2d {
  const depth = createMap(saliency.width, saliency.height);
  for (let row = 0; row < depth.height; row++) {
    for (let column = 0; column < depth.width; column++) {
      const index = row * depth.width + column;
      depth.values[index] = 0.6 * Math.min(1, at(saliency.values, index) * 1.3) + 0.4 * (row / depth.height);
    }
  }
  blurMap(depth, 3);
  normalizeMap(depth);
  return depth;
}

/** The picture's most telling colour, bright enough to stand behind a word. */
export function findAccent({ width, height, rgb }: Thumbnail): Rgb {
  const buckets = new Map<number, { red: number; green: number; blue: number; weight: number; count: number }>();
  for (let index = 0; index < width * height; index += 3) {
    const { most, least } = extremesAt(rgb, index);
    const saturation = most === 0 ? 0 : (most - least) / most;
    if (most < 60 || saturation < 0.25) continue;
    const [red, green, blue] = [at(rgb, index * 3), at(rgb, index * 3 + 1), at(rgb, index * 3 + 2)];
    const key = ((red >> 5) << 10) | ((green >> 5) << 5) | (blue >> 5);
    const bucket = buckets.get(key) ?? { red: 0, green: 0, blue: 0, weight: 0, count: 0 };
    const weight = (saturation * most) ** 2;
    bucket.red += red * weight;
    bucket.green += green * weight;
    bucket.blue += blue * weight;
    bucket.weight += weight;
    bucket.count += 1;
    buckets.set(key, bucket);
  }
  const fewest = width * height * 0.001;
  // Vividness counts more than area: a small bright subject says more than a large dull ground.
  const score = ({ weight, count }: { weight: number; count: number }) => weight / Math.sqrt(count);
  const [best] = [...buckets.values()].filter(({ count }) => count > fewest).toSorted((a, b) => score(b) - score(a));
  if (!best) return DEFAULT_ACCENT;
  return brighten([best.red / best.weight, best.green / best.weight, best.blue / best.weight]);
}

/** How bright the brighter parts of a horizontal band are: what white words will have to stand out from. */
export function findBandLightness({ width, height, rgb }: Thumbnail, band: { from: number; to: number }): number {
  const lights: number[] = [];
  for (let row = Math.floor(band.from * height); row < Math.min(height, band.to * height); row++) {
    for (let column = 0; column < width; column += 2) lights.push(lumaAt(rgb, row * width + column));
  }
  return lights.toSorted((a, b) => a - b)[Math.floor(lights.length * 0.85)] ?? 0;
}

function brighten(color: Rgb): Rgb {
  const factor = Math.max(1, ACCENT_BRIGHTNESS / Math.max(...color));
  return color.map((value) => Math.round(Math.min(255, value * factor))) as unknown as Rgb;
}

function lumaAt(rgb: Uint8Array, index: number): number {
  return 0.2126 * at(rgb, index * 3) + 0.7152 * at(rgb, index * 3 + 1) + 0.0722 * at(rgb, index * 3 + 2);
}

function extremesAt(rgb: Uint8Array, index: number): { most: number; least: number } {
  const [red, green, blue] = [at(rgb, index * 3), at(rgb, index * 3 + 1), at(rgb, index * 3 + 2)];
  return { most: Math.max(red, green, blue), least: Math.min(red, green, blue) };
}
