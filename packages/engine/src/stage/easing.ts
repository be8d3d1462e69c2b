import { clamp } from "#base/numbers.ts";
import type { Motion } from "#presets.ts";

/** How fast a spring comes, how much it rings and when it is at rest, by the temper of the look. */
const SPRINGS: Readonly<Record<Motion, readonly [speed: number, ring: number, rest: number]>> = {
  slow: [4.6, 3.2, 1],
  gentle: [6, 7, 0.8],
  lively: [7, 9, 0.7],
};

/** From 0, a little past 1, and back to rest at 1. */
export function spring(motion: Motion, seconds: number, delay = 0): number {
  const since = seconds - delay;
  if (since <= 0) return 0;
  const [speed, ring, rest] = SPRINGS[motion];
  return 1 - ringing(since, [speed, ring, rest]);
}

/** What comes sooner comes with its scene, which begins on a beat itself. */
const WITH_ITS_SCENE = 0.2;

/** A moment of a scene moved to the nearest half beat of the film's music, its first at the least. */
export function onBeat(seconds: number, beatSeconds: number | undefined): number {
  if (!beatSeconds || seconds < WITH_ITS_SCENE) return seconds;
  const half = beatSeconds / 2;
  return Math.max(1, Math.round(seconds / half)) * half;
}

/** A swing from 1 that dies down and is over at `rest`: what stands still is copied, which costs a tenth of scaling it. */
export function ringing(since: number, [speed, ring, rest]: readonly [number, number, number]): number {
  const left = clamp((rest - since) / (rest * 0.5));
  return Math.exp(-speed * since) * Math.cos(ring * since) * left * left * (3 - 2 * left);
}

/** From 0 to 1 within `length` seconds, slowing down. */
export function rise(seconds: number, delay: number, length: number): number {
  return 1 - (1 - clamp((seconds - delay) / length)) ** 3;
}
