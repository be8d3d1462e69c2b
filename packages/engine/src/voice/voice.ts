import type { TimedWord } from "#plan/plan.ts";
import type { Language } from "#spec.ts";

/** Speech and when each word of it is said, in seconds from its start. */
export type SpokenText = { samples: Float32Array; sampleRate: number; words: TimedWord[] };

/** The port for voices: the offline robot voice today; a provider or an installed voice pack fits the same shape. */
export type Voice = {
  speak(sentences: readonly string[], language: Language, maxSeconds: number): Promise<SpokenText>;
};
