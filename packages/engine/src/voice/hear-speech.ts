import { at } from "#base/numbers.ts";

export type Sound = { samples: Float32Array; sampleRate: number };

/** What is heard in speech: frames with sound, and how strong each band of pitches is in them beside its usual strength. */
export type HeardSpeech = {
  framesPerSecond: number;
  bandCount: number;
  /** The frames that are not silent, by their number from the start. */
  frames: Int32Array;
  /** `bandCount` values for each of them. */
  bands: Float32Array;
  /** The frames in which sound comes back after a pause. */
  pauseEnds: number[];
};

/** Ten milliseconds: a word that comes this much early or late is on time for every eye. */
const FRAMES_PER_SECOND = 100;
const WINDOW_SECONDS = 0.025;
const BAND_COUNT = 14;
const LOWEST_PITCH = 120;
const HIGHEST_PITCH = 6_500;
/** Quieter than this share of the loudest is silence. */
const SILENT_SHARE = 0.02;
/** A shorter gap is the closing of the lips before a "p", no pause. */
const PAUSE_FRAMES = 12;

export function hearSpeech({ samples, sampleRate }: Sound): HeardSpeech {
  const hop = Math.max(1, Math.round(sampleRate / FRAMES_PER_SECOND));
  const levels = Float32Array.from({ length: Math.floor(samples.length / hop) }, (_, frame) =>
    strength(samples.subarray(frame * hop, (frame + 1) * hop)),
  );
  // One click must not make everything else silent.
  const loudest = at(levels.toSorted(), Math.floor(levels.length * 0.98));
  const silence = Math.max(1e-5, loudest * SILENT_SHARE);
  const frames = Int32Array.from([...levels.keys()].filter((frame) => at(levels, frame) > silence));
  const bands = new Float32Array(frames.length * BAND_COUNT);
  const size = 2 ** Math.ceil(Math.log2(sampleRate * WINDOW_SECONDS));
  const wave = waveOf(size);
  const edges = bandEdges(size, sampleRate);
  for (const [index, frame] of frames.entries()) {
    bands.set(bandsOf(samples, frame * hop + (hop >> 1) - (size >> 1), wave, edges), index * BAND_COUNT);
  }
  normalise(bands);
  return {
    framesPerSecond: FRAMES_PER_SECOND,
    bandCount: BAND_COUNT,
    frames,
    bands,
    pauseEnds: [...frames].filter((frame, index) => index > 0 && frame - at(frames, index - 1) > PAUSE_FRAMES),
  };
}

function strength(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / Math.max(1, samples.length));
}

/** As the ear parts them: evenly by pitch below, by steps above. */
function bandEdges(size: number, sampleRate: number): number[] {
  const mel = (pitch: number): number => Math.log1p(pitch / 700);
  const [low, high] = [mel(LOWEST_PITCH), mel(Math.min(HIGHEST_PITCH, sampleRate / 2.2))];
  return Array.from({ length: BAND_COUNT + 1 }, (_, edge) => {
    const pitch = 700 * Math.expm1(low + ((high - low) * edge) / BAND_COUNT);
    return Math.round((pitch * size) / sampleRate);
  });
}

function bandsOf(samples: Float32Array, from: number, wave: Wave, edges: readonly number[]): number[] {
  const { size, window } = wave;
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  for (let index = 0; index < size; index++) real[index] = (samples[from + index] ?? 0) * (window[index] ?? 0);
  transform(real, imaginary, wave);
  return Array.from({ length: BAND_COUNT }, (_, band) => {
    let power = 1e-9;
    const start = edges[band] ?? 0;
    const end = Math.max(start + 1, edges[band + 1] ?? 0);
    for (let bin = start; bin < end; bin++) power += at(real, bin) ** 2 + at(imaginary, bin) ** 2;
    return Math.log(power / (end - start));
  });
}

/** What every frame of a recording is multiplied with; `size` is a power of two. */
type Wave = { size: number; window: Float64Array; cosines: Float64Array; sines: Float64Array };

function waveOf(size: number): Wave {
  const turns = (shape: (angle: number) => number) =>
    Float64Array.from({ length: size }, (_, turn) => shape((-2 * Math.PI * turn) / size));
  const cosines = turns(Math.cos);
  return { size, window: cosines.map((cosine) => 0.5 - 0.5 * cosine), cosines, sines: turns(Math.sin) };
}

/** A fast Fourier transform in place. */
function transform(real: Float64Array, imaginary: Float64Array, { size, cosines, sines }: Wave): void {
  for (let index = 1, swapped = 0; index < size; index++) {
    let bit = size >> 1;
    for (; (swapped & bit) !== 0; bit >>= 1) swapped ^= bit;
    swapped ^= bit;
    if (index < swapped) {
      const kept = real[index] ?? 0;
      real[index] = real[swapped] ?? 0;
      real[swapped] = kept;
    }
  }
  for (let length = 2; length <= size; length *= 2) {
    const half = length / 2;
    for (let turn = 0; turn < half; turn++) {
      const cosine = cosines[(turn * size) / length] ?? 0;
      const sine = sines[(turn * size) / length] ?? 0;
      for (let start = turn; start < size; start += length) {
        const a = real[start + half] ?? 0;
        const b = imaginary[start + half] ?? 0;
        const x = a * cosine - b * sine;
        const y = a * sine + b * cosine;
        real[start + half] = (real[start] ?? 0) - x;
        imaginary[start + half] = (imaginary[start] ?? 0) - y;
        real[start] = (real[start] ?? 0) + x;
        imaginary[start] = (imaginary[start] ?? 0) + y;
      }
    }
  }
}

/** What makes one voice differ from another goes: each band is measured by its own mean and spread. */
function normalise(bands: Float32Array): void {
  const count = Math.max(1, bands.length / BAND_COUNT);
  for (let band = 0; band < BAND_COUNT; band++) {
    let [sum, squares] = [0, 0];
    for (let index = band; index < bands.length; index += BAND_COUNT) {
      sum += at(bands, index);
      squares += at(bands, index) ** 2;
    }
    const mean = sum / count;
    const spread = Math.sqrt(Math.max(1e-6, squares / count - mean * mean));
    for (let index = band; index < bands.length; index += BAND_COUNT) bands[index] = (at(bands, index) - mean) / spread;
  }
}
