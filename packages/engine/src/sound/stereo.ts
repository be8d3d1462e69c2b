export const SAMPLE_RATE = 48_000;

export type Stereo = { left: Float32Array; right: Float32Array };

export function createStereo(sampleCount: number): Stereo {
  return { left: new Float32Array(sampleCount), right: new Float32Array(sampleCount) };
}

export function decibels(value: number): number {
  return 10 ** (value / 20);
}
