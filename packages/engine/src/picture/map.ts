import { at } from "#base/numbers.ts";

/** A small picture of one number per cell. */
export type Map2d = { width: number; height: number; values: Float32Array };

export function createMap(width: number, height: number): Map2d {
  return { width, height, values: new Float32Array(width * height) };
}

/** Three box blurs in each direction: nearly a Gaussian; in place. */
export function blurMap(map: Map2d, radius: number): void {
  const { width, height } = map;
  const other = new Float32Array(map.values.length);
  for (let pass = 0; pass < 3; pass++) {
    blurLines(map.values, other, { lines: height, length: width, lineStep: width, step: 1 }, radius);
    blurLines(other, map.values, { lines: width, length: height, lineStep: 1, step: width }, radius);
  }
}

/** Stretches the values to 0..1; a flat map becomes all zero. */
export function normalizeMap({ values }: Map2d): void {
  let least = Infinity;
  let most = -Infinity;
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  const range = Math.max(1e-3, most - least);
  for (let index = 0; index < values.length; index++) values[index] = (at(values, index) - least) / range;
}

/** The part of a map under a crop (shares of the whole), resampled to the map's own size. */
export function cropMap(map: Map2d, crop: { left: number; top: number; width: number; height: number }): Map2d {
  const cropped = createMap(map.width, map.height);
  for (let row = 0; row < map.height; row++) {
    for (let column = 0; column < map.width; column++) {
      const x = (crop.left + (crop.width * (column + 0.5)) / map.width) * map.width - 0.5;
      const y = (crop.top + (crop.height * (row + 0.5)) / map.height) * map.height - 0.5;
      const [sourceColumn, sourceRow] = [
        Math.min(map.width - 1, Math.round(x)),
        Math.min(map.height - 1, Math.round(y)),
      ];
      cropped.values[row * map.width + column] = at(map.values, sourceRow * map.width + sourceColumn);
    }
  }
  return cropped;
}

type Lines = { lines: number; length: number; lineStep: number; step: number };

function blurLines(
  from: Float32Array,
  to: Float32Array,
  { lines, length, lineStep, step }: Lines,
  radius: number,
): void {
  for (let line = 0; line < lines; line++) {
    for (let place = 0; place < length; place++) {
      const first = Math.max(0, place - radius);
      const last = Math.min(length - 1, place + radius);
      let sum = 0;
      for (let near = first; near <= last; near++) sum += at(from, line * lineStep + near * step);
      to[line * lineStep + place * step] = sum / (last - first + 1);
    }
  }
}
