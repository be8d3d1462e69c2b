import { clamp } from "#base/numbers.ts";
import type { Plan } from "#plan/plan.ts";

/** Strengths of a shadow along the rows and along the columns; at a pixel they are multiplied. */
type Scrim = { rows: Float64Array; columns: Float64Array };

const CURVE_STEPS = 1024;
/** Beyond the corners of any shape. */
const FARTHEST = 2;

/** Darkness that never changes during the film: the vignette, and the scrim under the words. 255 leaves a pixel as it is. */
export function fillMasks(bytes: Uint8Array, masks: { lumaMask: number; chromaMask: number }, plan: Plan): void {
  const { width, height } = plan;
  const { rows, columns } = createScrim(plan);
  const vignette = createVignette(plan.captions.isDarkText ? 0.08 : 0.22);
  const across = sample(width, (x) => ((x - 0.5) * (height > width ? 1.5 : 1.75)) ** 2);
  const down = sample(height, (y) => ((y - 0.5) * 1.75) ** 2);
  for (let row = 0; row < height; row++) {
    const [distanceDown = 0, shadow = 0] = [down[row], rows[row]];
    for (let column = 0; column < width; column++) {
      const step = ((distanceDown + (across[column] ?? 0)) * (CURVE_STEPS / FARTHEST)) | 0;
      const value = (vignette[step] ?? 0) * (1 - shadow * (columns[column] ?? 0)) + 0.5;
      bytes[masks.lumaMask + row * width + column] = value;
      if (((row | column) & 1) === 0) bytes[masks.chromaMask + ((row * width) >> 2) + (column >> 1)] = value;
    }
  }
}

/** Light by the squared distance from the middle, 0..255: a power for every pixel would cost more than the mask is worth. */
function createVignette(corner: number): Float64Array {
  return sample(CURVE_STEPS, (share) => 255 * (1 - corner * clamp((share * FARTHEST - 0.25) / 0.9) ** 1.2));
}

function createScrim({ captions, width, height }: Plan): Scrim {
  const { style, scrim, middle, groups } = captions;
  const everywhere = sample(width, () => 1);
  if (style === "none" || groups.length === 0 || scrim === 0)
    return { rows: sample(height, () => 0), columns: everywhere };
  if (middle < 0.6) {
    return {
      rows: sample(height, (y) => scrim * Math.exp(-(((y - middle) / 0.24) ** 2))),
      columns: sample(width, (x) => Math.exp(-(((x - 0.5) / 0.46) ** 4))),
    };
  }
  if (style === "subtitle") {
    return { rows: sample(height, (y) => 0.5 * scrim * clamp((y - 0.6) / 0.4)), columns: everywhere };
  }
  // Darkness rises towards the words and stays to the lower edge, as under a window's sill.
  const sill = (y: number) =>
    smoothStep((y - middle + 0.27) / 0.24) * (1 - 0.15 * smoothStep((y - middle - 0.1) / 0.2));
  return { rows: sample(height, (y) => scrim * sill(y)), columns: everywhere };
}

/** A curve at the middles of `count` steps from 0 to 1. */
function sample(count: number, curve: (share: number) => number): Float64Array {
  return Float64Array.from({ length: count }, (_, index) => curve((index + 0.5) / count));
}

function smoothStep(share: number): number {
  const t = clamp(share);
  return t * t * (3 - 2 * t);
}
