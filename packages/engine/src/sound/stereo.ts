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

export function decibels(value: number): number {
  return 10 ** (value / 20);
}
