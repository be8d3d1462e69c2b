import type { TimedWord } from "#plan/plan.ts";
import { alignWords } from "./align-words.ts";
import { readSpeech, SPEECH_RATE } from "./given-voice.ts";
import type { SpokenText, Voice } from "./voice.ts";

/** Longer than any film can be told in. */
const LONGEST_SECONDS = 130;
/** A breath before the first word of a sentence belongs to it. */
const BREATH_SECONDS = 0.06;
const SILENT = 0.012;

/**
 * A whole text read aloud in one recording. Where each sentence begins, and each word, is found out by saying the same with the
 * robot voice, whose words are known; what stands between two sentences is left out, since scenes have pauses of their own.
 */
export function createNarratedVoice(path: string, loadRobot: () => Promise<Voice>): Voice {
  return {
    async speak(sentences, language, maxSeconds) {
      const robot = await loadRobot();
      const model = await robot.speak(sentences, language, Infinity);
      const samples = await readSpeech(path, { onlySeconds: LONGEST_SECONDS });
      const known = { ...model, starts: model.words.map(({ start }) => start) };
      const starts = alignWords({ samples, sampleRate: SPEECH_RATE }, known);
      const words = model.words.map(({ text }, index): TimedWord => {
        const start = starts[index] ?? 0;
        return { text, start, end: starts[index + 1] ?? samples.length / SPEECH_RATE };
      });
      const spans = sentencesOf(model, starts, samples);
      const room = spans.filter(({ end }, index) => index === 0 || end - (spans[0]?.start ?? 0) <= maxSeconds);
      return { samples, sampleRate: SPEECH_RATE, isRobot: false, words, sentences: room };
    },
  };
}

function sentencesOf(model: SpokenText, starts: readonly number[], samples: Float32Array): SpokenText["sentences"] {
  const begins = model.sentences.map(({ start, end }) => {
    const first = model.words.findIndex((word) => word.start >= start - 0.001 && word.start < end);
    return first < 0 ? undefined : starts[first];
  });
  const whole = samples.length / SPEECH_RATE;
  return begins.map((begin, index) => {
    const start = begin ?? whole;
    const next = begins.slice(index + 1).find((later) => later !== undefined) ?? whole;
    return {
      start: Math.max(0, start - BREATH_SECONDS),
      end: soundEnd(samples, start, Math.max(start, next - BREATH_SECONDS)),
    };
  });
}

/** Where the last sound before a moment ends. */
function soundEnd(samples: Float32Array, from: number, to: number): number {
  const [first, last] = [Math.floor(from * SPEECH_RATE), Math.min(samples.length, Math.ceil(to * SPEECH_RATE))];
  for (let index = last - 1; index > first; index--) {
    if (Math.abs(samples[index] ?? 0) > SILENT)
      return Math.min(last, index + BREATH_SECONDS * SPEECH_RATE) / SPEECH_RATE;
  }
  return to;
}
