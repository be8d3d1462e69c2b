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
/** By the landscape that a scene stands in. */
const HOURS: Partial<Record<SceneId, Hour>> = { sunset: SUNSET, cosmos: NIGHT, aurora: NIGHT };

export type Edge = "left" | "right";

/**
 * `behind`: the sky or the earth behind it, from above to below; undefined: that of day.
 * `hour`: the one it is told of at, whatever the film stands in, or "own" when it was drawn at one; undefined: the film's.
 * `calm`: the edge at which no thing is cut off: the picture runs on to both sides as it does there.
 * `isUncut`: what matters stands near its edges, and nothing of it may lie outside the frame.
 */
type Land = { behind?: readonly [string, string]; hour?: Hour | "own"; calm?: Edge; isUncut?: true };

/** Drawings that bring a piece of land, water or stands with a straight edge: they are pictures, and hang in a frame. */
const LAND: Readonly<Record<string, Land>> = {
  "above-the-clouds": { behind: ["#4f9be6", "#d8efff"] },
  "alone-in-old-house": { behind: ["#0a0e18", "#2a3648"], hour: "own" },
  "anglerfish-in-dark": { behind: ["#01030a", "#04101f"], hour: "own", isUncut: true },
  "bag-at-the-door": { behind: ["#2c2a2a", "#6a6258"], hour: "own", calm: "left", isUncut: true },
  "balcony-flowers": { behind: ["#7cc4f0", "#e6f4fb"], hour: "own", isUncut: true },
  "balloon-at-dawn": { behind: ["#2f2c6e", "#ffb890"], hour: "own", isUncut: true },
  "batter-ingredients": { behind: ["#ffb8a4", "#ffe6d2"], hour: "own", isUncut: true },
  "beach-with-umbrella": {},
  "blue-sky": { behind: ["#1766cf", "#a9dcff"], hour: "own", calm: "left" },
  "boots-in-puddle": { behind: ["#182636", "#3d5a74"], hour: "own" },
  "brave-dragon": { behind: ["#1c2747", "#3a4a78"], hour: "own", isUncut: true },
  "breached-wall": { behind: ["#3a2a5e", "#f08a4a"], hour: "own" },
  "breathing-dragon": { behind: ["#1c2747", "#3a4a78"], hour: "own" },
  "candlelit-village": { behind: ["#1c2747", "#3a4a78"], hour: "own" },
  "cappadocia-valley": { behind: ["#5a5aa8", "#ffc9a0"], hour: "own" },
  "car-at-charger": { behind: ["#071a26", "#1c4a58"], hour: "own", isUncut: true },
  "car-to-finish": { behind: ["#241f56", "#f0925c"], hour: "own" },
  "cave-hotel": { behind: ["#8a5a34", "#b98658"], hour: "own" },
  "city-by-the-strait": { behind: ["#5f5a9c", "#f6b87e"], hour: "own", isUncut: true },
  classroom: { behind: ["#fff2d8", "#fff2d8"], hour: "own" },
  "closing-laptop": { behind: ["#e8dcc8", "#fbf4e6"], hour: "own" },
  "coffee-notes": { behind: ["#f3e0c2", "#fff8ea"], hour: "own" },
  "collapsed-building": { behind: ["#39415a", "#d9a982"], hour: "own" },
  "crossing-the-finish": { behind: ["#4a3f96", "#ffb27a"], hour: "own", calm: "left", isUncut: true },
  "crying-puppy": { behind: ["#2a1c54", "#5a418e"], hour: "own" },
  "cup-in-hands": { behind: ["#f3e0c2", "#fff8ea"], hour: "own", isUncut: true },
  dandelion: { behind: ["#c4e6fa", "#62ace4"] },
  "dandelion-seed": { behind: ["#4f9be6", "#c2e2f8"], hour: "own" },
  "dark-figure": { behind: ["#05060c", "#12162a"], hour: "own" },
  "dark-village": { behind: ["#1c2747", "#3a4a78"], hour: "own" },
  "desert-dunes": { behind: ["#f6c98a", "#fdeccb"] },
  "dragon-and-candle": { behind: ["#4a4a86", "#f2b48a"], hour: "own", isUncut: true },
  "dragon-ice-cream": { behind: ["#7fb2e0", "#f6e2c4"], hour: "own", isUncut: true },
  "earth-in-hands": { behind: ["#5aa6e6", "#d8f0fb"], hour: "own", isUncut: true },
  "egyptian-workers": { behind: ["#f6c98a", "#fdeccb"] },
  "empty-path": { behind: ["#0a0e18", "#10172a"], hour: "own" },
  "eyes-in-old-window": { behind: ["#0a0e18", "#2a3648"], hour: "own" },
  "first-step": {},
  "flooded-square": { behind: ["#7aa8d6", "#8ab4dc"], hour: "own" },
  "friends-in-paris": { behind: ["#5aa6e6", "#e4f3fb"], isUncut: true },
  "gates-of-an-age": { behind: ["#e79a6a", "#ffe2ae"], hour: "own", isUncut: true },
  "goal-in-hand": { behind: ["#7cc4f4", "#e6f6ff"], hour: "own" },
  "great-pyramid": { behind: ["#f3b878", "#fdeccb"] },
  "great-wall": {},
  "gull-takes-fish": { hour: DUSK },
  "halfway-kick": { behind: ["#0f1838", "#232d52"], hour: "own" },
  hiker: { behind: ["#4f9be6", "#d8efff"] },
  "holding-hands": { behind: ["#d98a5e", "#ffe2b0"], hour: "own" },
  "ice-free-sea": { behind: ["#8fcbee", "#fbf0d2"] },
  island: {},
  "keeper-tying-shoes": { behind: ["#0f1838", "#2c4670"], hour: "own" },
  "jar-in-flowers": { behind: ["#86c8f0", "#eef8fb"], hour: "own", isUncut: true },
  lake: {},
  "land-walls": { behind: ["#6fb0e4", "#f2eed6"], hour: "own", isUncut: true },
  "lamp-left-on": { behind: ["#151824", "#1d2130"], hour: "own" },
  "lighthouse-keeper": { hour: DUSK },
  "loaded-camels": { behind: ["#f6c98a", "#fdeccb"], isUncut: true },
  "lonely-lighthouse": { hour: DUSK },
  "long-light-path": { behind: ["#2a2258", "#f08a4a"], hour: "own" },
  "looking-at-moon": { behind: ["#050818", "#1b2a66"], hour: "own" },
  "looking-back": { behind: ["#4f9be6", "#d8efff"], isUncut: true },
  "mars-and-ocean": { behind: ["#0a0a1e", "#12122c"], hour: "own" },
  "melting-ice": {},
  "menemen-on-terrace": { behind: ["#7fa8e4", "#ffdcb4"], hour: "own", isUncut: true },
  "metro-platform": { behind: ["#38424c", "#68737d"], hour: "own" },
  "montmartre-climb": { behind: ["#5aa6e6", "#e4f3fb"] },
  "moon-footprint": { behind: ["#050818", "#141b42"], hour: "own" },
  "moon-flight": { behind: ["#050818", "#1b2a66"], hour: "own", isUncut: true },
  "moon-landing": { behind: ["#050818", "#1b2450"], hour: "own", isUncut: true },
  "mother-and-grown-child": { behind: ["#d98a5e", "#ffe2b0"], hour: "own" },
  "mother-hugging-grown-child": { behind: ["#d98a5e", "#ffe2b0"], hour: "own" },
  "mount-fuji": {},
  "mountain-trail": { behind: ["#94bdea", "#ffe6c8"], hour: "own" },
  "museum-on-quay": { behind: ["#5aa6e6", "#e4f3fb"], isUncut: true },
  newlyweds: { behind: ["#d98a5e", "#ffe2b0"], hour: "own" },
  "northern-lights": { behind: ["#0a1038", "#1f2260"], hour: "own" },
  "order-coffee": { behind: ["#4a2c1c", "#8a5a3a"], hour: "own", isUncut: true },
  "packing-emergency-bag": { behind: ["#2c2a2c", "#6a5c52"], hour: "own", isUncut: true },
  "paid-workers": { behind: ["#f3b878", "#fdeccb"], isUncut: true },
  "paris-cafe": { hour: MORNING },
  "paris-trocadero": { behind: ["#5aa6e6", "#e4f3fb"] },
  "person-mountain-biking": {},
  "person-playing-water-polo": {},
  "phone-download-in-hand": { behind: ["#10241c", "#2f5a44"], hour: "own", isUncut: true },
  "potter-at-work": { behind: ["#f6e6d0", "#ecd3b4"], hour: "own", isUncut: true },
  prism: { behind: ["#1a64c8", "#9fd4fa"] },
  "puppy-and-treat": { behind: ["#ffe08a", "#ffb84a"], hour: "own" },
  "puppy-corner": { behind: ["#ffe9b8", "#ffe9b8"], hour: "own" },
  "pyramids-at-evening": { behind: ["#e2765c", "#ffd79a"], hour: "own" },
  "radiant-face": { behind: ["#fbeee6", "#f4dccf"], hour: "own" },
  "red-sunset": { behind: ["#f6c98a", "#fdeccb"], hour: "own" },
  "right-shoe": { behind: ["#7cc4f4", "#e6f6ff"], hour: "own", isUncut: true },
  river: {},
  "river-quay": {},
  road: {},
  "road-ahead": { behind: ["#94bdea", "#ffe6c8"], hour: "own" },
  "robot-helps-doctor": { behind: ["#06182c", "#14406a"], hour: "own" },
  "runner-on-track": { behind: ["#7cc4f4", "#e6f6ff"], hour: "own", isUncut: true },
  "scattered-light": { behind: ["#1a64c8", "#9fd4fa"], hour: "own" },
  "scholars-blanket": { behind: ["#e8a05c", "#fdeccb"], isUncut: true },
  "seed-in-soil": {},
  "seed-on-the-wind": { behind: ["#c4e6fa", "#62ace4"] },
  "setting-the-clock": { behind: ["#ffd9a0", "#fff1da"], hour: "own" },
  "ship-over-land": { isUncut: true },
  "silent-road": { behind: ["#d98f4a", "#fbe0b0"] },
  "silk-and-paper": { behind: ["#e8a05c", "#fdeccb"], isUncut: true },
  "silk-road-cities": { behind: ["#e8a05c", "#fdeccb"], isUncut: true },
  "sore-knee": { behind: ["#7cc4f4", "#e6f6ff"], hour: "own" },
  "soup-on-table": { behind: ["#f8b49a", "#fbe3cf"], hour: "own" },
  "stadium-crowd": { behind: ["#1a2240", "#4a5a86"], hour: "own", isUncut: true },
  "stamped-decision": { behind: ["#06222f", "#124a63"], hour: "own" },
  "step-by-step": { behind: ["#4f9be6", "#d8efff"] },
  "street-food-stall": { behind: ["#3a1a3a", "#d8703c"], hour: "own" },
  "sultan-and-cannon": { behind: ["#6fb0e4", "#fbe6c0"], hour: "own", isUncut: true },
  "sunday-pancakes": { behind: ["#ffd9a6", "#fff0dc"], hour: "own", isUncut: true },
  "suspension-bridge": {},
  "swimming-polar-bear": {},
  "taking-off-mask": { behind: ["#f6c98a", "#fff0d4"], hour: "own" },
  "ten-minute-run": { behind: ["#7cc4f4", "#e6f6ff"], hour: "own", calm: "left", isUncut: true },
  "thank-yourself": { behind: ["#8fe0c0", "#effff6"], hour: "own" },
  "towering-mountain": { behind: ["#94bdea", "#ffe6c8"] },
  "traffic-jam": {},
  "turning-over": { behind: ["#f7e6d0", "#f3dcc0"], hour: "own" },
  "twig-snaps-at-night": { behind: ["#070a12", "#0c1220"], hour: "own" },
  "uchisar-at-sunset": { behind: ["#43336f", "#ff9d68"], hour: "own", isUncut: true },
  "umbrella-in-rain": { behind: ["#182636", "#4f6a82"], hour: "own" },
  "underground-city": { behind: ["#7a5436", "#4a2f1e"], hour: "own" },
  "vet-and-dog": { behind: ["#bfe6e2", "#e8f7f4"], hour: "own" },
  village: {},
  "walk-then-run": { behind: ["#7cc4f4", "#e6f6ff"], hour: "own", isUncut: true },
  "water-not-soda": { behind: ["#8fd0f4", "#e6f7fe"], hour: "own", isUncut: true },
  "water-wave": {},
  waterfall: {},
  "whale-song": { behind: ["#0a2a52", "#14507e"], hour: "own", isUncut: true },
  "whale-tail-at-sunset": { behind: ["#5a5aa8", "#ffb27d"], hour: "own" },
  "wheat-field": {},
  "whisper-behind-her": { behind: ["#0c1119", "#24303c"], hour: "own" },
  "winding-road": { behind: ["#94bdea", "#ffe6c8"], hour: "own" },
  "workers-meal": { behind: ["#f6c98a", "#fdeccb"], isUncut: true },
  "world-rescue": { behind: ["#1a2234", "#7d6a62"], hour: "own", isUncut: true },
};
const DAY_SKY = ["#8fcbee", "#e4f4fb"] as const;

export function isLand(slug: string): boolean {
  return landOf(slug) !== undefined;
}

/** The sky or the earth behind a piece of land, from above to below. */
export function behindLand(slug: string): readonly [string, string] {
  return landOf(slug)?.behind ?? DAY_SKY;
}

/** The edge at which a piece of land has nothing that would smear; undefined: either. */
export function calmEdgeOf(slug: string): Edge | undefined {
  return landOf(slug)?.calm;
}

export function isUncut(slug: string): boolean {
  return landOf(slug)?.isUncut === true;
}

/** In which light a piece of land is seen; undefined: by day, or as it was drawn. */
export function hourOf(slug: string, { landscape }: FilmScene): Hour | undefined {
  const told = landOf(slug)?.hour;
  if (told) return told === "own" ? undefined : told;
  return landscape === undefined ? undefined : HOURS[landscape];
}

function landOf(slug: string): Land | undefined {
  return Object.hasOwn(LAND, slug) ? LAND[slug] : undefined;
}
