import type { TimedWord } from "#plan/plan.ts";
import type { Language } from "#spec.ts";

/** Speech and when each word and each sentence of it is said, in seconds from its start; words are as written. */
export type SpokenText = {
  samples: Float32Array;
  sampleRate: number;
  words: TimedWord[];
  /** One for each sentence that found room, in order. */
  sentences: { start: number; end: number }[];
};

/** The port for voices: the offline robot voice today; a provider or an installed voice pack fits the same shape. */
export type Voice = {
  speak(sentences: readonly string[], language: Language, maxSeconds: number): Promise<SpokenText>;
};
