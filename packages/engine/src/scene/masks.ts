import { clamp } from "#base/numbers.ts";
import type { Plan } from "#plan/plan.ts";

/** Darkness that never changes during the film: the vignette, and the scrim under the words. 255 leaves a pixel as it is. */
export function fillMasks(bytes: Uint8Array, masks: { lumaMask: number; chromaMask: number }, plan: Plan): void {
  const { width, height } = plan;
  const scrim = createScrim(plan);
  const isTall = height > width;
  const corner = plan.captions.isDarkText ? 0.08 : 0.22;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const x = (column + 0.5) / width;
      const y = (row + 0.5) / height;
      const distance = ((x - 0.5) * (isTall ? 1.5 : 1.75)) ** 2 + ((y - 0.5) * 1.75) ** 2;
      const vignette = 1 - corner * clamp((distance - 0.25) / 0.9) ** 1.2;
      const value = Math.round(vignette * scrim(x, y) * 255);
      bytes[masks.lumaMask + row * width + column] = value;
      if (((row | column) & 1) === 0) bytes[masks.chromaMask + ((row * width) >> 2) + (column >> 1)] = value;
    }
  }
}

function createScrim(plan: Plan): (x: number, y: number) => number {
  const { style, scrim, middle, groups } = plan.captions;
  if (style === "none" || groups.length === 0 || scrim === 0) return () => 1;
  if (middle < 0.6) {
    return (x, y) => 1 - scrim * Math.exp(-(((x - 0.5) / 0.46) ** 4) - ((y - middle) / 0.24) ** 2);
  }
  if (style === "subtitle") return (_x, y) => 1 - 0.5 * scrim * clamp((y - 0.6) / 0.4);
  // Darkness rises towards the words and stays to the lower edge, as under a window's sill.
  return (_x, y) =>
    1 - scrim * smoothStep((y - middle + 0.27) / 0.24) * (1 - 0.15 * smoothStep((y - middle - 0.1) / 0.2));
}

function smoothStep(share: number): number {
  const t = clamp(share);
  return t * t * (3 - 2 * t);
}
