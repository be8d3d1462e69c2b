import type { Film } from "#film/film.ts";
import type { Speech } from "#sound/mix.ts";
import type { SpokenText } from "#voice/voice.ts";

/** Speech begins this long after its scene: the eye arrives first. */
const LEAD_SECONDS = 0.2;

/** How long each beat takes to be said, with a breath before and after it. */
export function beatSeconds({ sentences }: SpokenText): number[] {
  return sentences.map(({ start, end }) => end - start + 2 * LEAD_SECONDS);
}

/** Each beat's speech where its scene stands. */
export function placeSpeech({ samples, sampleRate, sentences }: SpokenText, film: Film): Speech {
  const placed = new Float32Array(Math.ceil(film.durationSeconds * sampleRate));
  const told = new Set<number>();
  for (const { beat, start } of film.scenes) {
    const sentence = beat === undefined || told.has(beat) ? undefined : sentences[beat];
    if (!sentence || beat === undefined) continue;
    told.add(beat);
    const part = samples.subarray(Math.floor(sentence.start * sampleRate), Math.ceil(sentence.end * sampleRate));
    const place = Math.round((start + LEAD_SECONDS) * sampleRate);
    placed.set(part.subarray(0, Math.max(0, placed.length - place)), Math.min(place, placed.length));
  }
  return { samples: placed, sampleRate, startsAt: 0 };
}
