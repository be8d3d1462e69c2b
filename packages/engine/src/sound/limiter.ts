import type { Stereo } from "./stereo.ts";

const LOOK_AHEAD_SAMPLES = 240;

/** Holds every sample below the ceiling, turning down shortly before a peak instead of at it; in place. */
export function limitPeaks({ left, right }: Stereo, ceiling: number): void {
  const sampleCount = left.length;
  const peaks = new Float32Array(sampleCount);
  for (let index = 0; index < sampleCount; index++)
    peaks[index] = Math.max(Math.abs(left[index] ?? 0), Math.abs(right[index] ?? 0));
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
