import { createRandom } from "#base/numbers.ts";
import { joinSamples } from "#sound/stereo.ts";
import type { Language } from "#spec.ts";
import type { Voice } from "#voice/voice.ts";

const NOISE = 0.002;
/** Louder than the noise between words. */
const HEARD = 0.01;

/** A person's way of speaking: faster and slower words, pauses at commas and elsewhere, a little noise. Nobody says when. */
export type KnownSpeech = { samples: Float32Array; sampleRate: number; starts: number[] };

/** Speech whose word times are known because it was put together from words. */
export async function knownSpeech(
  voice: Voice,
  { text, language, seed }: { text: string; language: Language; seed: number },
): Promise<KnownSpeech> {
  const random = createRandom(seed);
  const { samples, sampleRate, words, sentences } = await voice.speak([text], language, 60);
  const tempo = 0.85 + random() * 0.4;
  const parts: Float32Array[] = [];
  const starts: number[] = [];
  let count = 0;
  const add = (part: Float32Array): void => {
    parts.push(part);
    count += part.length;
  };
  for (const [index, word] of words.entries()) {
    const end = words[index + 1]?.start ?? sentences[0]?.end ?? 0;
    const spoken = samples.subarray(Math.round(word.start * sampleRate), Math.round(end * sampleRate));
    const part = stretch(spoken, tempo * (0.85 + random() * 0.3));
    // The voice tells of some words before the gap in front of them: a word begins where it is heard.
    starts.push((count + Math.max(0, part.findIndex(isHeard))) / sampleRate);
    add(part);
    const isPause = random() < (/[.,;:!?]$/u.test(word.text) ? 0.8 : 0.12);
    if (isPause) add(new Float32Array(Math.floor((0.15 + random() * 0.4) * sampleRate)));
  }
  const noisy = joinSamples(parts).map((sample) => sample + (random() - 0.5) * NOISE);
  return { samples: noisy, sampleRate, starts };
}

function isHeard(sample: number): boolean {
  return Math.abs(sample) > HEARD;
}

function stretch(samples: Float32Array, factor: number): Float32Array {
  return Float32Array.from({ length: Math.round(samples.length * factor) }, (_, index) => {
    const place = index / factor;
    const before = Math.floor(place);
    return (samples[before] ?? 0) * (1 - (place - before)) + (samples[before + 1] ?? 0) * (place - before);
  });
}

/** A WAV file of 16 bits, as services of speech answer; of two channels the samples stand in turn. */
export function writeWav(samples: Float32Array, sampleRate: number, channels: 1 | 2 = 1): Buffer {
  const head = Buffer.alloc(44);
  const bytes = samples.length * 2;
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(36 + bytes, 4);
  head.write("WAVEfmt ", 8, "latin1");
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(channels, 22);
  head.writeUInt32LE(sampleRate, 24);
  head.writeUInt32LE(sampleRate * channels * 2, 28);
  head.writeUInt16LE(channels * 2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36, "latin1");
  head.writeUInt32LE(bytes, 40);
  const body = Buffer.alloc(bytes);
  for (const [index, sample] of samples.entries())
    body.writeInt16LE(Math.round(Math.min(1, Math.max(-1, sample)) * 32_767), index * 2);
  return Buffer.concat([head, body]);
}
