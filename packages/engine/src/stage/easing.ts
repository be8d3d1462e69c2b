import { clamp } from "#base/numbers.ts";
import type { Motion } from "#presets.ts";

/** How fast a spring comes and how much it rings, by the temper of the look. */
const SPRINGS: Readonly<Record<Motion, readonly [speed: number, ring: number]>> = {
  slow: [4.6, 3.2],
  gentle: [6, 7],
  lively: [7, 9],
};

/** From 0, a little past 1, and back to rest at 1. */
export function spring(motion: Motion, seconds: number, delay = 0): number {
  const since = seconds - delay;
  if (since <= 0) return 0;
  const [speed, ring] = SPRINGS[motion];
  return 1 - Math.exp(-speed * since) * Math.cos(ring * since);
}

/** From 0 to 1 within `length` seconds, slowing down. */
export function rise(seconds: number, delay: number, length: number): number {
  return 1 - (1 - clamp((seconds - delay) / length)) ** 3;
}
