import type { Film } from "./film.ts";

/** The scenes a voice reads, in order. */
export function spokenScenes({ scenes }: Pick<Film, "scenes">): number[] {
  return scenes.flatMap(({ text }, index) => (text.trim() === "" ? [] : [index]));
}

/** The same film with scenes as long as their speech needs; `seconds` belongs to `spokenScenes`. None becomes shorter. */
export function fitSpeech(film: Film, seconds: readonly number[]): Film {
  const spoken = spokenScenes(film);
  let time = 0;
  const scenes = film.scenes.map((scene, index) => {
    const beat = spoken.indexOf(index);
    const { beat: _before, said: _words, ...rest } = scene;
    const start = time;
    time = round(start + Math.max(scene.end - scene.start, seconds[beat] ?? 0));
    return { ...rest, start, end: time, ...(beat >= 0 && { beat }) };
  });
  return { ...film, scenes, durationSeconds: time };
}

function round(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
