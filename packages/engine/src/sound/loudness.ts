import type { Desk } from "./desk.ts";
import { openDesk } from "./desk.ts";
import { SAMPLE_RATE } from "./stereo.ts";

export const SILENCE_LUFS = -70;

const HOP = SAMPLE_RATE / 10;
const HOPS_PER_BLOCK = 4;
const HOPS_PER_STRETCH = 30;

/** Integrated loudness in LUFS with the absolute and the relative gate. */
export function measureLoudness(kernel: WebAssembly.Module, channels: readonly Float32Array[]): number {
  const desk = layOnDesk(kernel, channels);
  return loudnessOf(desk, desk.channels);
}

/** The same of channels that lie on a desk. */
export function loudnessOf(desk: Desk, channels: readonly Float32Array[]): number {
  const audible = measureBlocks(desk, channels, HOPS_PER_BLOCK).filter((energy) => toLufs(energy) > SILENCE_LUFS);
  if (audible.length === 0) return SILENCE_LUFS;
  const gate = toLufs(mean(audible)) - 10;
  return toLufs(mean(audible.filter((energy) => toLufs(energy) > gate)));
}

/** Loudness range in LU (EBU Tech 3342): how far quiet and loud stretches of three seconds lie apart. */
export function measureLoudnessRange(kernel: WebAssembly.Module, channels: readonly Float32Array[]): number {
  const desk = layOnDesk(kernel, channels);
  const audible = measureBlocks(desk, desk.channels, HOPS_PER_STRETCH).filter(
    (energy) => toLufs(energy) > SILENCE_LUFS,
  );
  const gate = toLufs(mean(audible)) - 20;
  const levels = audible
    .map(toLufs)
    .filter((level) => level > gate)
    .sort((a, b) => a - b);
  const percentile = (share: number): number => levels[Math.round((levels.length - 1) * share)] ?? SILENCE_LUFS;
  return percentile(0.95) - percentile(0.1);
}

/** Mean energy of overlapping blocks, one every tenth of a second, after the weighting of the ear. */
function measureBlocks(desk: Desk, channels: readonly Float32Array[], hopsPerBlock: number): number[] {
  const hopEnergies = channels.map((channel) => weightedEnergies(desk, channel));
  const blockCount = (hopEnergies[0]?.length ?? 0) - hopsPerBlock + 1;
  const blocks: number[] = [];
  for (let block = 0; block < blockCount; block++) {
    let sum = 0;
    for (const energy of hopEnergies) for (let hop = 0; hop < hopsPerBlock; hop++) sum += energy[block + hop] ?? 0;
    blocks.push(sum / (HOP * hopsPerBlock));
  }
  return blocks;
}

/** After the weighting of the ear (kernel/raster/sound.ts), the energy of every tenth of a second. */
function weightedEnergies({ kernel, clear, read }: Desk, signal: Float32Array): Float64Array {
  const hops = Math.floor(signal.length / HOP);
  const energies = clear(hops * 2);
  kernel.weighHops(signal.byteOffset, HOP, hops, energies);
  return read(energies, hops);
}

/** Any samples, laid on a desk of their own. */
function layOnDesk(kernel: WebAssembly.Module, channels: readonly Float32Array[]): Desk {
  const desk = openDesk(kernel, channels[0]?.length ?? 0, channels.length);
  for (const [index, channel] of desk.channels.entries()) channel.set(channels[index] ?? []);
  return desk;
}

function toLufs(energy: number): number {
  return -0.691 + 10 * Math.log10(energy + 1e-12);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
