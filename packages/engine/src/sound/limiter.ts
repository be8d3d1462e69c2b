import type { Stereo } from "./stereo.ts";

const LOOK_AHEAD_SAMPLES = 240;
const OVERSAMPLING = 4;
const TAPS = 12;
/** Below this share of the ceiling no peak between two samples can reach it. */
const HARMLESS = 0.5;

/** The filters that tell what the wave does a quarter, a half and three quarters of the way between two samples. */
const BETWEEN = Array.from({ length: OVERSAMPLING - 1 }, (_, phase) => betweenFilter((phase + 1) / OVERSAMPLING));

/**
 * Holds the wave below the ceiling, also where it peaks between two samples, turning down shortly before a peak instead
 * of at it; in place.
 */
export function limitPeaks({ left, right }: Stereo, ceiling: number): void {
  const sampleCount = left.length;
  const peaks = new Float32Array(sampleCount);
  for (const channel of [left, right]) collectPeaks(channel, peaks, ceiling * HARMLESS);
  // Indexes of falling peaks inside the window: the first is always the window's maximum.
  const window = new Int32Array(sampleCount);
  let head = 0;
  let tail = 0;
  let entering = 0;
  let gain = 1;
  for (let index = 0; index < sampleCount; index++) {
    for (; entering < Math.min(sampleCount, index + LOOK_AHEAD_SAMPLES); entering++) {
      while (tail > head && (peaks[window[tail - 1] ?? 0] ?? 0) <= (peaks[entering] ?? 0)) tail--;
      window[tail++] = entering;
    }
    while ((window[head] ?? 0) < index) head++;
    const wanted = Math.min(1, ceiling / Math.max(1e-6, peaks[window[head] ?? 0] ?? 0));
    gain += (wanted < gain ? 0.03 : 0.0004) * (wanted - gain);
    const safe = Math.min(gain, ceiling / Math.max(ceiling, peaks[index] ?? 0));
    left[index] = (left[index] ?? 0) * safe;
    right[index] = (right[index] ?? 0) * safe;
  }
}

/** Raises each entry to the highest point of the wave from that sample to the next; quiet stretches keep the sample's own. */
function collectPeaks(channel: Float32Array, peaks: Float32Array, harmless: number): void {
  for (let index = 0; index < channel.length; index++) {
    const own = Math.abs(channel[index] ?? 0);
    let peak = Math.max(peaks[index] ?? 0, own);
    if (own > harmless || Math.abs(channel[index + 1] ?? 0) > harmless) {
      for (const filter of BETWEEN) {
        let sum = 0;
        for (let tap = 0; tap < TAPS; tap++) {
          sum += (channel[index + tap - TAPS / 2 + 1] ?? 0) * (filter[tap] ?? 0);
        }
        peak = Math.max(peak, Math.abs(sum));
      }
    }
    peaks[index] = peak;
  }
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
