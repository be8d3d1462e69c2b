import type { FilmScene } from "#film/film.ts";
import type { Hit } from "#director/match/hit.ts";

/** A scene without its time, its ground and its way out. */
export type Draft = Omit<FilmScene, "start" | "end" | "backdrop" | "colors" | "exit"> & { hits: Hit[] };
