import type { Film } from "./film.ts";

/** The scenes that were filmed, by their place in the film. */
export function clippedScenes({ scenes }: Pick<Film, "scenes">): number[] {
  return scenes.flatMap(({ clip }, index) => (clip === undefined ? [] : [index]));
}
