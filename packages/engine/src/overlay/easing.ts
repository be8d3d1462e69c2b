import { clamp } from "#base/numbers.ts";

export function easeOut(share: number): number {
  return 1 - (1 - clamp(share)) ** 3;
}

export function easeOutFast(share: number): number {
  return share >= 1 ? 1 : 1 - 2 ** (-10 * clamp(share));
}

/** Goes a little too far and comes back. */
export function easeOutBack(share: number): number {
  const rest = clamp(share) - 1;
  return 1 + 2.70158 * rest ** 3 + 1.70158 * rest ** 2;
}
