import type { StudioFilm } from "@sahne/contract/videos/film";

type Scene = StudioFilm["scenes"][number];

export const PROPOSALS = 3;
/** Long enough for every word to stand. */
const SECONDS = 4;

/** Three small films of one scene each: the title over its thing, a close look, and the film's strongest other scene. */
export function proposalsOf(film: StudioFilm, words: string): StudioFilm[] {
  const { scenes } = film;
  const first = scenes.find(({ things }) => things.length > 0) ?? scenes[0];
  if (!first) return [];
  const shown = scenes.filter((scene) => scene.kind !== "end" && scene !== first && hasSubject(scene));
  const second = shown[0] ?? first;
  const third = shown.find((scene) => subjectOf(scene) !== subjectOf(second)) ?? shown.at(-1) ?? first;
  return [
    only(film, { ...first, kind: "hook" }, words),
    only(film, { ...second, kind: second.picture === undefined ? "close" : second.kind }, words),
    only(film, { ...third, kind: third.picture === undefined ? "hero" : third.kind, colors: third.colors + 1 }, words),
  ];
}

function only(film: StudioFilm, scene: Scene, words: string): StudioFilm {
  // What else the scene tells (numbers, places, comparisons) would stand beside other words.
  const { figure: _figure, year: _year, place: _place, versus: _versus, number: _number, of: _of, ...rest } = scene;
  const emphasis = scene.emphasis.filter((word) => words.includes(word));
  const backdrop = rest.backdrop === "split" ? ("studio" as const) : rest.backdrop;
  const told: Scene = { ...rest, backdrop, text: words, emphasis, start: 0, end: SECONDS, exit: "cut" };
  return { ...film, scenes: [told], durationSeconds: SECONDS };
}

function hasSubject({ things, picture }: Scene): boolean {
  return things.length > 0 || picture !== undefined;
}

function subjectOf({ things, picture }: Scene): string {
  return picture === undefined ? (things[0]?.slug ?? "") : `picture ${picture}`;
}
