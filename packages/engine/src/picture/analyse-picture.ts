import { at } from "#base/numbers.ts";
import type { Map2d } from "./map.ts";
import { blurMap, createMap, normalizeMap } from "./map.ts";

/** A small packed-RGB copy of the picture, four times as wide and high as the maps made from it. */
export type Thumbnail = { width: number; height: number; rgb: Uint8Array };

const CELL = 4;

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

function lumaAt(rgb: Uint8Array, index: number): number {
  return 0.2126 * at(rgb, index * 3) + 0.7152 * at(rgb, index * 3 + 1) + 0.0722 * at(rgb, index * 3 + 2);
}

function extremesAt(rgb: Uint8Array, index: number): { most: number; least: number } {
  const [red, green, blue] = [at(rgb, index * 3), at(rgb, index * 3 + 1), at(rgb, index * 3 + 2)];
  return { most: Math.max(red, green, blue), least: Math.min(red, green, blue) };
}
