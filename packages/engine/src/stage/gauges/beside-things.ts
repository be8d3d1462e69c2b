import type { FilmScene } from "#film/film.ts";
import type { gaugeOf } from "./gauges.ts";

type Gauge = NonNullable<ReturnType<typeof gaugeOf>>;

/** What only says when something was, or how long: it stands as a number in the words already. */
const OF_TIME: ReadonlySet<Gauge["kind"]> = new Set(["leaf", "calendar", "stopwatch"]);
const LEAST_OF_PICTURE = 2;

/** "Titanik 14 Nisan 1912 gecesi bir buzdağına çarptı": two things that are told of are the picture, and no leaf of a calendar. */
export function isPictured({ things }: Pick<FilmScene, "things">, gauge: Gauge | null): boolean {
  return gauge !== null && OF_TIME.has(gauge.kind) && toldIn(things).length >= LEAST_OF_PICTURE;
}

/** What a sentence tells of by its own words, where nothing of it is struck out or counted out. */
export function toldIn(things: FilmScene["things"]): FilmScene["things"] {
  const isPlain = things.every(({ isRefused, count }) => !isRefused && count === 1);
  return isPlain ? things.filter(({ word }) => word !== "").slice(0, LEAST_OF_PICTURE) : [];
}
