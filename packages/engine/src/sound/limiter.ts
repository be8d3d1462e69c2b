import type { Stereo } from "./stereo.ts";

const LOOK_AHEAD_SAMPLES = 240;
const TAPS = 12;
/** Below this share of the ceiling no peak between two samples can reach it. */
const HARMLESS = 0.5;

/** The filters that tell what the wave does a quarter, a half and three quarters of the way between two samples. */
const QUARTER = betweenFilter(1 / 4);
const HALF = betweenFilter(2 / 4);
const THREE_QUARTERS = betweenFilter(3 / 4);

/**
 * Holds the wave below the ceiling, also where it peaks between two samples, turning down shortly before a peak instead
 * of at it; in place.
 */
export function limitPeaks({ left, right }: Stereo, ceiling: number): void {
  const sampleCount = left.length;
  const peaks = new Float32Array(sampleCount);
  for (const channel of [left, right]) collectPeaks(channel, peaks, ceiling * HARMLESS);
  // Indexes of falling peaks above the ceiling inside the window: the first is the window's maximum.
  const window = new Int32Array(sampleCount);
  let head = 0;
  let tail = 0;
  let gain = 1;
  const ahead = Math.min(sampleCount, LOOK_AHEAD_SAMPLES - 1);
  for (let entering = 0; entering < ahead; entering++) enter(entering);
  for (let index = 0; index < sampleCount; index++) {
    if (index + ahead < sampleCount) enter(index + ahead);
    if (head < tail && (window[head] ?? 0) < index) head++;
    // Below the ceiling nothing is held: most of a film is, and need not be divided.
    const wanted = head < tail ? ceiling / (peaks[window[head] ?? 0] ?? 0) : 1;
    gain += (wanted < gain ? 0.03 : 0.0004) * (wanted - gain);
    const peak = peaks[index] ?? 0;
    const safe = peak > ceiling ? Math.min(gain, ceiling / peak) : gain;
    left[index] = (left[index] ?? 0) * safe;
    right[index] = (right[index] ?? 0) * safe;
  }

  function enter(index: number): void {
    const peak = peaks[index] ?? 0;
    if (peak <= ceiling) return;
    while (tail > head && (peaks[window[tail - 1] ?? 0] ?? 0) <= peak) tail--;
    window[tail++] = index;
  }
}

/** Raises each entry to the highest point of the wave from that sample to the next; quiet stretches keep the sample's own. */
function collectPeaks(channel: Float32Array, peaks: Float32Array, harmless: number): void {
  const sampleCount = channel.length;
  let own = Math.abs(channel[0] ?? 0);
  for (let index = 0; index < sampleCount; index++) {
    const next = index + 1 < sampleCount ? Math.abs(channel[index + 1] ?? 0) : 0;
    let peak = Math.max(peaks[index] ?? 0, own);
    if (own > harmless || next > harmless) peak = Math.max(peak, highestBetween(channel, index));
    peaks[index] = peak;
    own = next;
  }
}

/** The three sums side by side: each waits for its own last term only. */
function highestBetween(channel: Float32Array, index: number): number {
  const first = index - TAPS / 2 + 1;
  const isInside = first >= 0 && first + TAPS <= channel.length;
  let [quarter, half, last] = [0, 0, 0];
  for (let tap = 0; tap < TAPS; tap++) {
    const sample = isInside || (first + tap >= 0 && first + tap < channel.length) ? (channel[first + tap] ?? 0) : 0;
    quarter += sample * (QUARTER[tap] ?? 0);
    half += sample * (HALF[tap] ?? 0);
    last += sample * (THREE_QUARTERS[tap] ?? 0);
  }
  return Math.max(Math.abs(quarter), Math.abs(half), Math.abs(last));
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
