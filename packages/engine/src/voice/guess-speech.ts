import type { Language } from "#spec.ts";
import { sayWords } from "./spoken-text.ts";
import { EASY_RATE, FASTEST_RATE, LEAD_SECONDS, PAUSE_SECONDS } from "./voice.ts";

/** Seconds of a sentence, of a letter, of a word and of a pause inside it, as the robot voice says them when it has time. */
const PACE: Readonly<Record<Language, { sentence: number; letter: number; word: number; pause: number }>> = {
  tr: { sentence: 0.11, letter: 0.0745, word: 0.083, pause: 0.28 },
  en: { sentence: 0.2, letter: 0.061, word: 0.045, pause: 0.39 },
};

type Manner = { language: Language; roomSeconds: number; tempo?: number | undefined };

/** How long each beat takes to be said, guessed from its letters: for whoever asks before a voice has spoken. */
export function guessSpeech(texts: readonly string[], { language, roomSeconds, tempo = 1 }: Manner): number[] {
  const easy = texts.map((text) => sentenceSeconds(text, language));
  const room = roomSeconds * tempo;
  const rate = Math.min(FASTEST_RATE, Math.max(EASY_RATE, (EASY_RATE * total(easy)) / room));
  const said = easy.map((seconds) => (seconds * EASY_RATE) / rate);
  // What does not fit is not said at all, as the voice does it.
  while (said.length > 1 && total(said) > room) said.pop();
  return said.map((seconds) => seconds / tempo + 2 * LEAD_SECONDS);
}

function sentenceSeconds(text: string, language: Language): number {
  const words = sayWords(text, language).map(({ spoken }) => spoken);
  const said = words.join(" ");
  const { sentence, letter, word, pause } = PACE[language];
  const letters = said.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return sentence + letter * letters + word * words.length + pause * (said.match(/[,;:—–]/gu)?.length ?? 0);
}

function total(seconds: readonly number[]): number {
  return seconds.reduce((sum, each) => sum + each + PAUSE_SECONDS, 0);
}
