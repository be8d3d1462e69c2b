import type { FilmScene } from "#film/film.ts";
import type { Grade } from "#looks/look.ts";
import type { SceneId } from "#presets.ts";

/** The hour a sentence names: its sky from above to below, its light on the land, and the sun where it is seen. */
export type Hour = { sky: readonly [string, string]; light: Grade; sun: string | null };

const SUNSET: Hour = {
  sky: ["#e2765c", "#ffd79a"],
  light: { saturation: 0.9, tint: "#f2c3a2", side: 0 },
  sun: "#fff1c4",
};
const NIGHT: Hour = {
  sky: ["#0f1838", "#3b4a86"],
  light: { saturation: 0.7, tint: "#7f8fc4", side: 0 },
  sun: null,
};
/** By the landscape that a scene stands in. */
const HOURS: Partial<Record<SceneId, Hour>> = { sunset: SUNSET, cosmos: NIGHT, aurora: NIGHT };

/** Land that was drawn at an hour of its own. */
const OWN_HOUR =
  /^(?:red-sunset|dark-village|candlelit-village|underground-city|stadium-crowd|breathing-dragon|brave-dragon|halfway-kick|long-light-path|vet-and-dog|lamp-left-on|puppy-and-treat|empty-path|breached-wall|mars-and-ocean|road-ahead|winding-road)$/u;

/** In which light a piece of land is seen; undefined: by day, or as it was drawn. */
export function hourOf(slug: string, { landscape }: FilmScene): Hour | undefined {
  return landscape === undefined || OWN_HOUR.test(slug) ? undefined : HOURS[landscape];
}
