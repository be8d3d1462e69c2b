import type { Film, FilmScene } from "#film/film.ts";

/** How the two halves of a comparison lie in an upright frame: one above the other along a slant, in every scene of a film. */
export type Halves = {
  /** Where the middle of the line between them lies, as a share of the height. */
  at: number;
  /** How much further down it begins than it ends. */
  slant: number;
};

const SLANT = 0.08;

export function halvesOf({ scenes }: Pick<Film, "scenes">, { start, versus }: FilmScene): Halves {
  const turn = scenes.filter((scene) => scene.versus !== undefined && scene.start < start).length;
  const slant = turn % 2 === 0 ? SLANT : -SLANT;
  // A question above both takes room from the upper half, and more of it where it is the title.
  return { at: isAskedOfBoth(versus) ? (start === 0 ? 0.557 : 0.515) : 0.485, slant };
}

/** "Cats vs dogs: loyal or free?" is asked of both, and which is which the viewer says. */
export function isAskedOfBoth(versus: FilmScene["versus"]): boolean {
  return versus?.isOpen === true && /\?\s*$/u.test(versus.note);
}
