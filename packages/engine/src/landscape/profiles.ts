import { at, clamp, createRandom } from "#base/numbers.ts";
import type { SilhouetteKind } from "./scenes.ts";

/** The skyline of one layer: for each column how far below the top the land begins, in pixels. */
export type Profile = { heights: Float32Array; speed: number; windows: Window[] };

/** A lit window at a column of its profile. */
export type Window = { column: number; y: number; phase: number };

export type ProfileInput = {
  kind: Exclude<SilhouetteKind, "none" | "waves">;
  width: number;
  height: number;
  seed: number;
  durationSeconds: number;
};

const LAYER_COUNTS = { ridges: 4, pines: 5, dunes: 4, hills: 4, skyline: 3 } as const;

/** Layers from far to near; near ones are longer, because they pass by faster. */
export function createProfiles(input: ProfileInput): Profile[] {
  const random = createRandom(input.seed + 11);
  return Array.from({ length: LAYER_COUNTS[input.kind] }, (_, layer) => {
    // Pixels a second: the nearest layer of a minute-long film passes three frames.
    const speed = input.width * (0.0035 + layer * layer * 0.0028);
    const length = Math.ceil(input.width + speed * input.durationSeconds) + 2;
    const heights = new Float32Array(length);
    const windows = SHAPES[input.kind]({ ...input, heights, layer, random });
    return { heights, speed, windows };
  });
}

type ShapeInput = ProfileInput & { heights: Float32Array; layer: number; random: () => number };

const SHAPES: Readonly<Record<ProfileInput["kind"], (input: ShapeInput) => Window[]>> = {
  ridges: (input) => drawRidge(input, 0.58),
  pines: drawPines,
  dunes: drawDunes,
  hills: drawHills,
  skyline: drawSkyline,
};

function drawRidge({ heights, layer, width, height, random }: ShapeInput, horizon = 0.52): Window[] {
  const noise = createNoise(random, (1.1 + layer * 0.35) / width);
  const base = height * (horizon + layer * 0.088);
  // Steep land in a tall frame looks like boulders.
  const amplitude = Math.min(height, width * 1.25) * (0.17 - layer * 0.012);
  for (let column = 0; column < heights.length; column++)
    heights[column] = base - amplitude * (noise(column) - 0.45) * 2;
  return [];
}

function drawPines(input: ShapeInput): Window[] {
  const { heights, layer, width, height, random } = input;
  drawRidge(input);
  if (layer < 3) return [];
  const ground = heights.slice();
  const treesPerFrame = layer === 4 ? 50 : 64;
  const tallest = height * (layer === 4 ? 0.085 : 0.042);
  const count = Math.round((treesPerFrame * heights.length) / width);
  for (let tree = 0; tree < count; tree++) {
    const centre = Math.floor(random() * heights.length);
    const size = tallest * (0.4 + 0.8 * random());
    const half = size * 0.2;
    for (
      let column = Math.max(0, Math.floor(centre - half));
      column < Math.min(heights.length, centre + half);
      column++
    ) {
      const side = Math.abs(column - centre) / half;
      // Branches: the outline steps inwards five times on its way up.
      const branch = ((1 - side) * 5) % 1;
      const top = at(ground, column) - size * Math.max(0, 1 - side - branch * 0.09);
      heights[column] = Math.min(at(heights, column), top);
    }
  }
  return [];
}

function drawDunes({ heights, layer, width, height, random }: ShapeInput): Window[] {
  const base = height * (0.6 + layer * 0.1);
  const amplitude = height * (0.07 + layer * 0.012);
  const waves = [1, 2.3].map((share) => ({
    length: (width * (1.1 - layer * 0.14)) / share,
    phase: random(),
    weight: 1 / share,
  }));
  for (let column = 0; column < heights.length; column++) {
    let lift = 0;
    for (const { length, phase, weight } of waves) {
      const place = column / length + phase;
      const turn = place - Math.floor(place);
      // A dune climbs slowly and falls steeply, with a sharp crest.
      lift += weight * (turn < 0.68 ? (turn / 0.68) ** 1.6 : ((1 - turn) / 0.32) ** 1.9);
    }
    heights[column] = base - amplitude * lift;
  }
  return [];
}

function drawHills({ heights, layer, width, height, random }: ShapeInput): Window[] {
  const base = height * (0.68 + layer * 0.085);
  const amplitude = height * 0.055;
  const phase = random() * 20;
  for (let column = 0; column < heights.length; column++) {
    const x = (column / width) * (3.2 + layer * 0.8) + phase;
    heights[column] = base - amplitude * (Math.sin(x) + 0.45 * Math.sin(x * 2.3 + layer) + 0.2 * Math.sin(x * 4.1));
  }
  return [];
}

function drawSkyline({ heights, layer, width, height, random }: ShapeInput): Window[] {
  const short = Math.min(width, height);
  const windows: Window[] = [];
  const ground = height * (0.8 + layer * 0.06);
  let column = 0;
  while (column < heights.length) {
    const breadth = Math.max(8, Math.round(short * (0.05 + 0.07 * random()) * (1 + layer * 0.25)));
    const tall = height * (0.08 + 0.26 * random() ** 1.7) * (1 - layer * 0.1);
    const top = Math.round(ground - tall);
    const spire = random() < 0.16 ? height * 0.03 : 0;
    for (let inside = 0; inside < breadth && column + inside < heights.length; inside++) {
      const isSpire = Math.abs(inside - breadth / 2) < breadth * 0.04;
      heights[column + inside] = isSpire ? top - spire : top;
    }
    if (layer > 0)
      windows.push(
        ...lightWindows({ column, breadth, top, bottom: height, step: short * (0.013 + layer * 0.003) }, random),
      );
    column += breadth + Math.round(random() * breadth * 0.12);
  }
  for (let index = 0; index < heights.length; index++) if (at(heights, index) === 0) heights[index] = ground;
  return windows;
}

type Building = { column: number; breadth: number; top: number; bottom: number; step: number };

function lightWindows({ column, breadth, top, bottom, step }: Building, random: () => number): Window[] {
  const windows: Window[] = [];
  const litShare = 0.12 + 0.2 * random();
  for (let y = top + step * 1.4; y < bottom; y += step * 1.5) {
    for (let x = step; x < breadth - step * 0.6; x += step) {
      if (random() < litShare) windows.push({ column: column + x, y, phase: random() * 40 });
    }
  }
  return windows;
}

/** Six octaves of smooth value noise along a line. */
function createNoise(random: () => number, frequency: number): (x: number) => number {
  const lattice = Float32Array.from({ length: 512 }, random);
  return (x) => {
    let value = 0;
    let amplitude = 0.5;
    let scale = frequency;
    for (let octave = 0; octave < 6; octave++) {
      const place = x * scale;
      const cell = Math.floor(place);
      const share = clamp(place - cell);
      const smooth = share * share * (3 - 2 * share);
      value += amplitude * (at(lattice, cell & 511) * (1 - smooth) + at(lattice, (cell + 1) & 511) * smooth);
      amplitude *= 0.5;
      scale *= 2.07;
    }
    return value;
  };
}
