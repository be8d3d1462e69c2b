import type { Espeak } from "@echogarden/espeak-ng-emscripten";
import createEspeak from "@echogarden/espeak-ng-emscripten";
import { at } from "#base/numbers.ts";
import { joinSamples } from "#sound/stereo.ts";
import type { TimedWord } from "#plan/plan.ts";
import type { Language } from "#spec.ts";
import type { SpokenWord } from "./spoken-text.ts";
import { sayWords } from "./spoken-text.ts";
import type { SpokenText, Voice } from "./voice.ts";
import { EASY_RATE, FASTEST_RATE, PAUSE_SECONDS } from "./voice.ts";

const VOICE_NAMES: Readonly<Record<Language, string>> = { tr: "tr", en: "en-us" };
const LETTERS_PER_SECOND: Readonly<Record<Language, number>> = { tr: 13.2, en: 14.5 };
const SAMPLE_RATE = 22_050;
const SILENCE = 0.01;

/** eSpeak NG as WASM: offline, clear, and clearly a machine. GPL: loaded in the render process only. */
export async function createRobotVoice(): Promise<Voice> {
  const { eSpeakNGWorker } = await createEspeak();
  const espeak = new eSpeakNGWorker();
  return {
    async speak(sentences, language, maxSeconds) {
      espeak.set_voice(VOICE_NAMES[language]);
      espeak.set_pitch(38);
      espeak.set_range(62);
      let rate = guessRate(sentences, language, maxSeconds);
      let spoken = speakAll(espeak, sentences, { language, rate });
      const seconds = spoken.samples.length / SAMPLE_RATE;
      if (seconds > maxSeconds && rate < FASTEST_RATE) {
        rate = Math.min(FASTEST_RATE, Math.ceil(((rate * seconds) / maxSeconds) * 1.03));
        spoken = speakAll(espeak, sentences, { language, rate });
      }
      // What still does not fit loses its last sentences rather than its breath.
      for (let count = sentences.length - 1; count > 0 && spoken.samples.length / SAMPLE_RATE > maxSeconds; count--) {
        spoken = speakAll(espeak, sentences.slice(0, count), { language, rate });
      }
      return spoken;
    },
  };
}

function guessRate(sentences: readonly string[], language: Language, maxSeconds: number): number {
  const spoken = sentences.flatMap((sentence) => sayWords(sentence, language).map((word) => word.spoken));
  const seconds = spoken.join(" ").length / LETTERS_PER_SECOND[language] + sentences.length * PAUSE_SECONDS;
  return Math.round(Math.min(FASTEST_RATE, Math.max(EASY_RATE, ((EASY_RATE * seconds) / maxSeconds) * 1.02)));
}

type Manner = { language: Language; rate: number };

function speakAll(espeak: Espeak, sentences: readonly string[], { language, rate }: Manner): SpokenText {
  espeak.set_rate(rate);
  const pause = new Float32Array(Math.floor(SAMPLE_RATE * PAUSE_SECONDS));
  const parts: Float32Array[] = [];
  const words: TimedWord[] = [];
  const spans: SpokenText["sentences"] = [];
  let sampleCount = 0;
  for (const sentence of sentences) {
    const start = sampleCount / SAMPLE_RATE;
    const spoken = speakSentence(espeak, sayWords(sentence, language), start);
    spans.push({ start, end: start + spoken.samples.length / SAMPLE_RATE });
    parts.push(spoken.samples, pause);
    sampleCount += spoken.samples.length + pause.length;
    words.push(...spoken.words);
  }
  return { samples: joinSamples(parts), sampleRate: SAMPLE_RATE, isRobot: true, words, sentences: spans };
}

function speakSentence(
  espeak: Espeak,
  sentence: readonly SpokenWord[],
  startsAt: number,
): { samples: Float32Array; words: TimedWord[] } {
  const marks: number[] = [];
  const parts: Float32Array[] = [];
  // Marks give the exact time of each word; the words themselves are data, never markup.
  const ssml = sentence.map(({ spoken }, index) => `<mark name="${index}"/>${escapeMarkup(spoken)}`).join(" ");
  espeak.synthesize(ssml, (samples, events) => {
    if (samples) parts.push(new Float32Array(samples).map((sample) => sample / 32_768));
    for (const event of events) if (event.type === "mark") marks[Number(event.id)] = event.audio_position / 1000;
  });
  const samples = trimSilence(joinSamples(parts));
  const seconds = samples.length / SAMPLE_RATE;
  const words = sentence.map(({ text }, index) => {
    const start = startsAt + Math.min(seconds, marks[index] ?? 0);
    const end = startsAt + Math.min(seconds, marks[index + 1] ?? seconds);
    return { text, start, end: Math.max(end, start + 0.08) };
  });
  return { samples, words };
}

function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replace(/[<>]/gu, "");
}

function trimSilence(samples: Float32Array): Float32Array {
  let last = samples.length - 1;
  while (last > 0 && Math.abs(at(samples, last)) <= SILENCE) last--;
  return samples.subarray(0, Math.min(samples.length, last + Math.floor(SAMPLE_RATE * 0.05)));
}
