import type { TimedWord } from "#plan/plan.ts";
import type { Language } from "#spec.ts";

/** Between two sentences, in seconds. */
export const PAUSE_SECONDS = 0.28;
/** Speech begins this long after its scene: the eye arrives first. */
export const LEAD_SECONDS = 0.2;
/** Words a minute of a voice that has time, and of one that has none. */
export const [EASY_RATE, FASTEST_RATE] = [150, 205];

/** Speech and when each word and each sentence of it is said, in seconds from its start; words are as written. */
export type SpokenText = {
  samples: Float32Array;
  sampleRate: number;
  /** A machine's thin voice is warmed and levelled; a person's is left as it is. */
  isRobot: boolean;
  words: TimedWord[];
  /** One for each sentence that found room, in order. */
  sentences: { start: number; end: number }[];
};

/** The port for voices: the offline robot voice, and speech that was bought or recorded before. */
export type Voice = {
  speak(sentences: readonly string[], language: Language, maxSeconds: number): Promise<SpokenText>;
};
