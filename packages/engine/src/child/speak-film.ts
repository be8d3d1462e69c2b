import type { Film, FilmScene } from "#film/film.ts";
import type { Speech } from "#sound/mix.ts";
import type { SpokenText } from "#voice/voice.ts";
import { LEAD_SECONDS } from "#voice/voice.ts";

/** How long each beat takes to be said, with a breath before and after it. */
export function beatSeconds({ sentences }: SpokenText): number[] {
  return sentences.map(({ start, end }) => end - start + 2 * LEAD_SECONDS);
}

/** Each beat's speech where its scene stands. */
export function placeSpeech({ samples, sampleRate, isRobot, sentences }: SpokenText, film: Film): Speech {
  const placed = new Float32Array(Math.ceil(film.durationSeconds * sampleRate));
  for (const [beat, { start }] of firstScenes(film)) {
    const sentence = sentences[beat];
    if (!sentence) continue;
    const part = samples.subarray(Math.floor(sentence.start * sampleRate), Math.ceil(sentence.end * sampleRate));
    const place = Math.round((start + LEAD_SECONDS) * sampleRate);
    placed.set(part.subarray(0, Math.max(0, placed.length - place)), Math.min(place, placed.length));
  }
  return { samples: placed, sampleRate, startsAt: 0, isRobot };
}

/** The same film with the time at which each word of a scene is said. */
export function timeCaptions({ words, sentences }: SpokenText, film: Film): Film {
  const firsts = new Map(firstScenes(film));
  const scenes = film.scenes.map((scene): FilmScene => {
    const sentence = scene.beat === undefined ? undefined : sentences[scene.beat];
    const first = scene.beat === undefined ? undefined : firsts.get(scene.beat);
    if (!sentence || !first || scene.text.trim() === "") return scene;
    const shift = first.start + LEAD_SECONDS - sentence.start - scene.start;
    const said = words
      .filter(({ start }) => start >= sentence.start && start < sentence.end)
      .map(({ text, start }) => ({ word: text, at: Math.max(0, round(start + shift)) }));
    return { ...scene, said };
  });
  return { ...film, scenes };
}

/** A beat is said once, from the scene that tells it first. */
function firstScenes({ scenes }: Film): [beat: number, scene: FilmScene][] {
  const told = new Map<number, FilmScene>();
  for (const scene of scenes) {
    if (scene.beat !== undefined && !told.has(scene.beat)) told.set(scene.beat, scene);
  }
  return [...told];
}

function round(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
