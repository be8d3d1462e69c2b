import type { Film, FilmScene } from "#film/film.ts";

/** How the two halves of a comparison lie in an upright frame: one above the other along a slant, or side by side. */
export type Halves = {
  isBeside: boolean;
  /** Where the middle of the line between them lies, as a share of the height (beside one another: of the width). */
  at: number;
  /** How much further down (to the right) it begins than it ends. */
  slant: number;
};

/** They are higher than wide: two of them stand well side by side. */
const NARROW =
  /phone|bottle|tea-glass|lantern|lamp$|candle|pen$|pencil|rocket|guitar|skyscraper|-tower$|cactus|carrot|banana|fridge|door|^figure-(?!.*-and-)/u;
const SLANT = 0.08;

export function halvesOf({ scenes }: Pick<Film, "scenes">, { start, versus }: FilmScene): Halves {
  const turn = scenes.filter((scene) => scene.versus !== undefined && scene.start < start).length;
  const slant = turn % 2 === 0 ? SLANT : -SLANT;
  const isBeside =
    turn % 2 === 1 &&
    versus?.isOpen === true &&
    versus.sides.every(({ thing }) => thing !== null && NARROW.test(thing));
  if (isBeside) return { isBeside, at: 0.5, slant };
  // A question above both takes room from the upper half, and more of it where it is the title.
  return { isBeside, at: isAskedOfBoth(versus) ? (start === 0 ? 0.535 : 0.515) : 0.485, slant };
}

/** "Cats vs dogs: loyal or free?" is asked of both, and which is which the viewer says. */
export function isAskedOfBoth(versus: FilmScene["versus"]): boolean {
  return versus?.isOpen === true && /\?\s*$/u.test(versus.note);
}
