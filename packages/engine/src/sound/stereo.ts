export const SAMPLE_RATE = 48_000;

export type Stereo = { left: Float32Array; right: Float32Array };

/** One after the other. */
export function joinSamples(parts: readonly Float32Array[]): Float32Array {
  const joined = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    joined.set(part, place);
    place += part.length;
  }
  return joined;
}

export function createStereo(sampleCount: number): Stereo {
  return { left: new Float32Array(sampleCount), right: new Float32Array(sampleCount) };
}

type Place = { first: number; gain: number; left: number; right: number };

/** Adds a sound to both sides, from sample `first` on; what lies before the beginning is not heard. */
export function addSamples({ left, right }: Stereo, samples: Float64Array, place: Place): void {
  const { first, gain, left: toLeft, right: toRight } = place;
  for (let index = Math.max(0, -first); index < samples.length; index++) {
    const sample = (samples[index] ?? 0) * gain;
    left[first + index] = (left[first + index] ?? 0) + sample * toLeft;
    right[first + index] = (right[first + index] ?? 0) + sample * toRight;
  }
}

export function decibels(value: number): number {
  return 10 ** (value / 20);
}
