import { FASTEST_TEMPO, SLOWEST_TEMPO } from "#presets.ts";
import { joinSamples } from "#sound/stereo.ts";
import type { SpokenText } from "./voice.ts";

/** Long enough for the deepest voice to swing twice in it. */
const FRAME_SECONDS = 0.04;
/** How far the next piece may be looked for: a whole swing of that voice. */
const SEEK_SECONDS = 0.012;
/** Neighbouring samples hardly differ: every second one finds the same place. */
const STEP = 2;

/** The same speech faster or slower at the same pitch, sentence by sentence; words and sentences keep their times in it. */
export function changeTempo(spoken: SpokenText, tempoOf: (sentence: number) => number): SpokenText {
  const { sentences, words, samples, sampleRate } = spoken;
  const tempos = sentences.map((_, index) => Math.min(FASTEST_TEMPO, Math.max(SLOWEST_TEMPO, tempoOf(index))));
  if (tempos.every((tempo) => tempo === 1)) return spoken;
  const parts: Float32Array[] = [];
  const changed: Pick<SpokenText, "sentences" | "words"> = { sentences: [], words: [] };
  let time = 0;
  for (const [index, { start, end }] of sentences.entries()) {
    const tempo = tempos[index] ?? 1;
    const next = sentences[index + 1]?.start ?? samples.length / sampleRate;
    const from = time;
    const moved = (seconds: number): number => from + (seconds - start) / tempo;
    const part = stretch(
      samples.subarray(Math.round(start * sampleRate), Math.round(next * sampleRate)),
      tempo,
      sampleRate,
    );
    const own = words.filter((word) => word.start >= start && word.start < Math.max(next, end));
    changed.words.push(...own.map((word) => ({ ...word, start: moved(word.start), end: moved(word.end) })));
    changed.sentences.push({ start: from, end: moved(end) });
    parts.push(part);
    time += part.length / sampleRate;
  }
  return { ...spoken, ...changed, samples: joinSamples(parts) };
}

/**
 * Overlapping pieces of the speech, set closer together or further apart. Each is taken from where it continues the one before
 * it best, so that no swing of the voice is cut in two.
 */
export function stretch(samples: Float32Array, tempo: number, sampleRate: number): Float32Array {
  if (tempo === 1 || samples.length === 0) return samples;
  const hop = Math.round((sampleRate * FRAME_SECONDS) / 2);
  const seek = Math.round(sampleRate * SEEK_SECONDS);
  const stretched = new Float32Array(Math.ceil(samples.length / tempo));
  const window = Float32Array.from({ length: 2 * hop }, (_, at) => 0.5 - 0.5 * Math.cos((Math.PI * at) / hop));
  let place = 0;
  for (let out = 0; out < stretched.length; out += hop) {
    const wanted = Math.round(out * tempo);
    if (out > 0) place = bestPlace(samples, { wanted, continued: place + hop, hop, seek });
    for (let at = 0; at < 2 * hop && out + at < stretched.length; at += 1) {
      // The very beginning has nothing before it to be blended with.
      const weight = out === 0 && at < hop ? 1 : (window[at] ?? 0);
      stretched[out + at] = (stretched[out + at] ?? 0) + weight * (samples[place + at] ?? 0);
    }
  }
  return stretched;
}

type Search = { wanted: number; continued: number; hop: number; seek: number };

function bestPlace(samples: Float32Array, { wanted, continued, hop, seek }: Search): number {
  let best = { place: Math.max(0, wanted), likeness: -Infinity };
  for (let place = Math.max(0, wanted - seek); place <= wanted + seek; place += STEP) {
    let likeness = 0;
    for (let at = 0; at < hop; at += STEP) likeness += (samples[place + at] ?? 0) * (samples[continued + at] ?? 0);
    if (likeness > best.likeness) best = { place, likeness };
  }
  return best.place;
}
