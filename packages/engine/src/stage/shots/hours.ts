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
/** When lamps are lit by the sea: the sun is low and the sky above it dark already. */
const DUSK: Hour = {
  sky: ["#2b3a78", "#ffb27d"],
  light: { saturation: 0.95, tint: "#e6c3b4", side: 0 },
  sun: "#fff0c0",
};
/** Breakfast, when the sun stands over the roofs. */
const MORNING: Hour = {
  sky: ["#6f8fd0", "#ffd9a6"],
  light: { saturation: 1, tint: "#ffe9d2", side: 0 },
  sun: "#fff3c8",
};
/** Land that is told of at one hour, whatever the film stands in. */
const LIT_AT: Readonly<Record<string, Hour>> = {
  "lighthouse-keeper": DUSK,
  "lonely-lighthouse": DUSK,
  "gull-takes-fish": DUSK,
  "paris-cafe": MORNING,
};
/** By the landscape that a scene stands in. */
const HOURS: Partial<Record<SceneId, Hour>> = { sunset: SUNSET, cosmos: NIGHT, aurora: NIGHT };

/** Land that was drawn at an hour of its own. */
const OWN_HOUR =
  /^(?:walk-then-run|runner-on-track|sore-knee|goal-in-hand|crying-puppy|puppy-corner|thank-yourself|closing-laptop|soup-on-table|turning-over|taking-off-mask|setting-the-clock|cappadocia-valley|stamped-decision|holding-hands|mother-and-grown-child|looking-at-moon|moon-flight|cave-hotel|collapsed-building|umbrella-in-rain|whisper-behind-her|blue-sky|scattered-light|red-sunset|northern-lights|dark-village|candlelit-village|underground-city|stadium-crowd|breathing-dragon|brave-dragon|halfway-kick|long-light-path|vet-and-dog|lamp-left-on|puppy-and-treat|empty-path|breached-wall|mars-and-ocean|road-ahead|winding-road|classroom|flooded-square|newlyweds|car-to-finish|car-at-charger|street-food-stall|coffee-notes|order-coffee|keeper-tying-shoes|packing-emergency-bag|bag-at-the-door|anglerfish-in-dark|whale-song|robot-helps-doctor|metro-platform|boots-in-puddle|dragon-and-candle|dragon-ice-cream)$/u;

/** In which light a piece of land is seen; undefined: by day, or as it was drawn. */
export function hourOf(slug: string, { landscape }: FilmScene): Hour | undefined {
  const lit = Object.hasOwn(LIT_AT, slug) ? LIT_AT[slug] : undefined;
  if (lit) return lit;
  return landscape === undefined || OWN_HOUR.test(slug) ? undefined : HOURS[landscape];
}
