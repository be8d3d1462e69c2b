import { joinSamples } from "#sound/stereo.ts";
import type { TimedWord } from "#plan/plan.ts";
import type { Language } from "#spec.ts";
import { alignWords } from "./align-words.ts";
import { decodeSound } from "./decode-sound.ts";
import type { SpokenText, Voice } from "./voice.ts";
import { PAUSE_SECONDS } from "./voice.ts";

export const SPEECH_RATE = 24_000;
/** Longer than the longest scene can be read in. */
const LONGEST_PART_SECONDS = 90;
/** A breath before and after the words stays; longer silence of a recording goes. */
const BREATH_SECONDS = 0.06;
const SILENT = 0.012;

/**
 * Speech that lies in files already, one for each sentence in order: bought from a service or recorded by a person. When its
 * words are said is found out by saying the same with the robot voice, whose words are known.
 */
export function createGivenVoice(paths: readonly string[], loadRobot: () => Promise<Voice>): Voice {
  return {
    async speak(sentences, language, maxSeconds) {
      const robot = await loadRobot();
      const pause = new Float32Array(Math.floor(SPEECH_RATE * PAUSE_SECONDS));
      const parts: Float32Array[] = [];
      const words: TimedWord[] = [];
      const spans: SpokenText["sentences"] = [];
      let sampleCount = 0;
      for (const [index, sentence] of sentences.entries()) {
        const path = paths[index];
        // What was not bought any more is not told, and what finds no room neither.
        if (path === undefined) break;
        // Nobody has recorded it: it is read and not heard.
        if (path === "") {
          spans.push({ start: sampleCount / SPEECH_RATE, end: sampleCount / SPEECH_RATE });
          continue;
        }
        const samples = await readSpeech(path, { maxSeconds: LONGEST_PART_SECONDS });
        const start = sampleCount / SPEECH_RATE;
        const end = start + samples.length / SPEECH_RATE;
        if (end > maxSeconds && index > 0) break;
        const timed = await timeWords(samples, { sentence, language, robot });
        words.push(...timed.map((word) => ({ ...word, start: start + word.start, end: start + word.end })));
        spans.push({ start, end });
        parts.push(samples, pause);
        sampleCount += samples.length + pause.length;
      }
      return { samples: joinSamples(parts), sampleRate: SPEECH_RATE, isRobot: false, words, sentences: spans };
    },
  };
}

/** One voice, without the silence around it. */
export async function readSpeech(
  path: string,
  length: { maxSeconds: number } | { onlySeconds: number },
): Promise<Float32Array> {
  const { channels } = await decodeSound(path, { channelCount: 1, sampleRate: SPEECH_RATE, ...length });
  return trimSilence(channels[0] ?? new Float32Array());
}

type Said = { sentence: string; language: Language; robot: Voice };

async function timeWords(samples: Float32Array, { sentence, language, robot }: Said): Promise<TimedWord[]> {
  const model = await robot.speak([sentence], language, LONGEST_PART_SECONDS);
  const texts = model.words.map(({ text }) => text);
  const known = { ...model, starts: model.words.map(({ start }) => start) };
  const starts = alignWords({ samples, sampleRate: SPEECH_RATE }, known);
  const seconds = samples.length / SPEECH_RATE;
  return texts.map((text, index) => ({ text, start: starts[index] ?? 0, end: starts[index + 1] ?? seconds }));
}

function trimSilence(samples: Float32Array): Float32Array {
  const isHeard = (sample: number): boolean => Math.abs(sample) > SILENT;
  const first = samples.findIndex(isHeard);
  if (first < 0) return samples;
  const breath = Math.floor(SPEECH_RATE * BREATH_SECONDS);
  const last = samples.findLastIndex(isHeard);
  return samples.subarray(Math.max(0, first - breath), Math.min(samples.length, last + breath));
}
