import type { Desk } from "./desk.ts";
import { joinSamples } from "./stereo.ts";

const LOOK_AHEAD_SAMPLES = 240;
const TAPS = 12;
/** Below this share of the ceiling no peak between two samples can reach it. */
const HARMLESS = 0.5;

/** The filters that tell what the wave does a quarter, a half and three quarters of the way between two samples. */
const BETWEEN = joinSamples([1 / 4, 2 / 4, 3 / 4].map(betweenFilter));

/**
 * Holds the wave below the ceiling, also where it peaks between two samples, turning down shortly before a peak instead
 * of at it; in place, on the first two channels of the desk. The next two are for peaks and where they stand.
 */
export function limitPeaks({ kernel, channels, lend }: Desk, ceiling: number): void {
  const [left = 0, right = 0, peaks = 0, window = 0] = channels.map(({ byteOffset }) => byteOffset);
  const count = channels[0]?.length ?? 0;
  channels[2]?.fill(0);
  const filters = lend(BETWEEN);
  for (const channel of [left, right]) kernel.collectPeaks(channel, peaks, count, filters, ceiling * HARMLESS);
  kernel.holdPeaks(left, right, peaks, window, count, Math.min(count, LOOK_AHEAD_SAMPLES - 1), ceiling);
}

function betweenFilter(share: number): Float32Array {
  const filter = Float32Array.from({ length: TAPS }, (_, tap) => {
    const distance = share - (tap - TAPS / 2 + 1);
    const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / (TAPS / 2));
    return (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window;
  });
  const sum = filter.reduce((total, value) => total + value, 0);
  return filter.map((value) => value / sum);
}
