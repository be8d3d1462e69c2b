import { at } from "#base/numbers.ts";
import type { Stereo } from "./stereo.ts";

const LOOK_AHEAD_SAMPLES = 240;

/** Holds every sample below the ceiling, turning down shortly before a peak instead of at it; in place. */
export function limitPeaks({ left, right }: Stereo, ceiling: number): void {
  const sampleCount = left.length;
  const peaks = new Float32Array(sampleCount);
  for (let index = 0; index < sampleCount; index++)
    peaks[index] = Math.max(Math.abs(at(left, index)), Math.abs(at(right, index)));
  // Indexes of falling peaks inside the window: the first is always the window's maximum.
  const window = new Int32Array(sampleCount);
  let head = 0;
  let tail = 0;
  let entering = 0;
  let gain = 1;
  for (let index = 0; index < sampleCount; index++) {
    for (; entering < Math.min(sampleCount, index + LOOK_AHEAD_SAMPLES); entering++) {
      while (tail > head && at(peaks, at(window, tail - 1)) <= at(peaks, entering)) tail--;
      window[tail++] = entering;
    }
    while (at(window, head) < index) head++;
    const wanted = Math.min(1, ceiling / Math.max(1e-6, at(peaks, at(window, head))));
    gain += (wanted < gain ? 0.03 : 0.0004) * (wanted - gain);
    const safe = Math.min(gain, ceiling / Math.max(ceiling, at(peaks, index)));
    left[index] = at(left, index) * safe;
    right[index] = at(right, index) * safe;
  }
}
