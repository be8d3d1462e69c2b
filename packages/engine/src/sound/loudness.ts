import type { Biquad } from "./filters.ts";
import { SAMPLE_RATE } from "./stereo.ts";

export const SILENCE_LUFS = -70;

// ITU-R BS.1770, the two K-weighting filters at 48 kHz.
const HEAD: Biquad = {
  b0: 1.53512485958697,
  b1: -2.69169618940638,
  b2: 1.19839281085285,
  a1: -1.69065929318241,
  a2: 0.73248077421585,
};
const LOW_CUT: Biquad = { b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621 };
const HOP = SAMPLE_RATE / 10;
const HOPS_PER_BLOCK = 4;
const HOPS_PER_STRETCH = 30;

/** Integrated loudness in LUFS with the absolute and the relative gate. */
export function measureLoudness(channels: readonly Float32Array[]): number {
  const audible = measureBlocks(channels, HOPS_PER_BLOCK).filter((energy) => toLufs(energy) > SILENCE_LUFS);
  if (audible.length === 0) return SILENCE_LUFS;
  const gate = toLufs(mean(audible)) - 10;
  return toLufs(mean(audible.filter((energy) => toLufs(energy) > gate)));
}

/** Loudness range in LU (EBU Tech 3342): how far quiet and loud stretches of three seconds lie apart. */
export function measureLoudnessRange(channels: readonly Float32Array[]): number {
  const audible = measureBlocks(channels, HOPS_PER_STRETCH).filter((energy) => toLufs(energy) > SILENCE_LUFS);
  const gate = toLufs(mean(audible)) - 20;
  const levels = audible
    .map(toLufs)
    .filter((level) => level > gate)
    .sort((a, b) => a - b);
  const percentile = (share: number): number => levels[Math.round((levels.length - 1) * share)] ?? SILENCE_LUFS;
  return percentile(0.95) - percentile(0.1);
}

/** Mean energy of overlapping blocks, one every tenth of a second, after the weighting of the ear. */
function measureBlocks(channels: readonly Float32Array[], hopsPerBlock: number): number[] {
  const hopEnergies = channels.map(weightedEnergies);
  const blockCount = (hopEnergies[0]?.length ?? 0) - hopsPerBlock + 1;
  const blocks: number[] = [];
  for (let block = 0; block < blockCount; block++) {
    let sum = 0;
    for (const energy of hopEnergies) for (let hop = 0; hop < hopsPerBlock; hop++) sum += energy[block + hop] ?? 0;
    blocks.push(sum / (HOP * hopsPerBlock));
  }
  return blocks;
}

/** Both filters in one round: while one waits for its last sample, the other goes on, and nothing between them is kept. */
function weightedEnergies(signal: Float32Array): Float64Array {
  const { b0, b1, b2, a1, a2 } = HEAD;
  const { b0: c0, b1: c1, b2: c2, a1: d1, a2: d2 } = LOW_CUT;
  const result = new Float64Array(Math.floor(signal.length / HOP));
  let [x1, x2, y1, y2, z1, z2, w1, w2] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let hop = 0; hop < result.length; hop++) {
    let sum = 0;
    for (let index = hop * HOP; index < (hop + 1) * HOP; index++) {
      const x = signal[index] ?? 0;
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      const z = Math.fround(y);
      const w = c0 * z + c1 * z1 + c2 * z2 - d1 * w1 - d2 * w2;
      z2 = z1;
      z1 = z;
      w2 = w1;
      w1 = w;
      const weighted = Math.fround(w);
      sum += weighted * weighted;
    }
    result[hop] = sum;
  }
  return result;
}

function toLufs(energy: number): number {
  return -0.691 + 10 * Math.log10(energy + 1e-12);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
