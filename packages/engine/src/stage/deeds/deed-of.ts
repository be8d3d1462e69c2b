import type { Film, FilmScene, Thing } from "#film/film.ts";
import type { Language } from "#spec.ts";
import { figureOf } from "#stage/figure/people-drawings.ts";
import { isBust } from "#stage/shots/cutouts.ts";
import { isLand } from "#stage/shots/land.ts";
import type { Deed } from "#director/find-deed.ts";
import { findDeed } from "#director/find-deed.ts";
import { isOwnObject } from "#director/own-object.ts";

/** What stands beside a thing to which this happens. */
export const COMPANIONS: Partial<Record<Deed, string>> = {
  wait: "hourglass-not-done",
  save: "piggy-bank",
  spend: "money-with-wings",
  learn: "light-bulb",
  close: "locked",
  win: "trophy",
};

/** What its words say is done to the one thing of a scene, where the thing can show it. */
export function deedOf({ text }: Pick<FilmScene, "text">, things: readonly Thing[], language: Language): Deed | null {
  const [main, second] = things;
  // What the sentence names besides it would be left out; what was only added makes room.
  const isCrowded = second !== undefined && second.word !== "" && !isLand(second.slug);
  if (!main || isCrowded || main.isRefused || main.count > 1 || isLand(main.slug)) return null;
  if (CIRCUMSTANCE.test(main.slug)) return null;
  // A figure does it already, and some drawings do.
  if (DONE.test(main.slug)) return null;
  if (figureOf(main.slug) !== null) return null;
  const deed = findDeed(text, language);
  if (deed === null || isShown(main.slug, deed)) return null;
  // Who is lost in a street is not the street.
  if (deed === "lose" && language === "tr" && /[dt][ae]$/u.test(main.word)) return null;
  // A shop, a door and a road are closed and stay so; a laptop and a letter are only shut.
  if (deed === "close" && !LOCKABLE.test(main.slug)) return null;
  // "The scoreboard broke": no racket does in its place.
  if (!isOwnObject(text, main, deed, language)) return null;
  // Only what the sentence names is cut, stirred or poured over; nobody is.
  if (main.word === "" && HANDLED.has(deed)) return null;
  return (isBust(main.slug) || FIGURES.test(main.slug)) && BODILY.has(deed) ? null : deed;
}

/** Drawings that the picture of a deed adds to its scene. */
export function drawingsOfDeed(scene: FilmScene, { topic, language }: Pick<Film, "topic" | "language">): string[] {
  const things = scene.things.length > 0 ? scene.things : [{ slug: topic, word: "", count: 1, isRefused: false }];
  const deed = deedOf(scene, things, language);
  const added = deed === null ? undefined : (COMPANIONS[deed] ?? PROPS[deed]);
  return added === undefined ? [] : [added];
}

/** What stands in front of a thing to which this happens. */
const PROPS: Partial<Record<Deed, string>> = { find: "magnifying-glass-tilted-left", burn: "fire" };

/** Drawings that show what is done or what has happened: nothing more is done to them. */
const DONE =
  /^(?:foam-into-cup|water-into-cezve|sugar-into-cezve|coffee-into-cezve|pancake-flip|berry-pancakes|sugar-and-salt|vegetables-into-pot|cool-bedroom|bedtime|reading-in-bed|twelfth-of-a-spoon|bee-dance|cream-jar|savings-jar|cook-at-home|water-not-soda|welcome-puppy|cezve-on-flame|onion-in-butter|spoon-of-.*|soup-blender|vanishing-bee|dandelion|seed-.*|long-light-path|mother-.*|cosy-box|hunting-cat|cat-on-armchair|sleeping-cat|work-and-rest|gold-wins-race|first-step|road-ahead|sinking-ship|shipwreck)$/u;
/** Weather, hours and signs stand around what is told: nothing happens to them. */
const CIRCUMSTANCE =
  /^(?:snowflake|sun|sun-.*|.*-moon|cloud.*|fog|wind-face|stopwatch|alarm-clock|.*calendar|thermometer|.*-face|face-.*|sparkles|speech-balloon|thought-balloon|warning|.*-mark.*)$/u;
const LOCKABLE =
  /door|gate|safe|chest|trunk|cabinet|drawer|package|shop|store|market|house|school|museum|bank|factory|castle|mosque|church|airport|station|tunnel|bridge|road|motorway|restaurant|hotel|hospital|office|stadium|library|theater|padlock|key/u;
const HANDLED: ReadonlySet<Deed> = new Set(["part", "pour", "mix", "build", "open", "lose"]);
/** People drawn whole. */
const FIGURES = /-figure$|-pair$|^(?:person-.*|helping-up|waiting-line|sleeper|goalkeeper|people-hugging)$/u;
const BODILY: ReadonlySet<Deed> = new Set(["part", "break", "pour", "mix", "burn", "build", "open"]);
/** Drawings that show a deed already. */
const SIGNS: Partial<Record<Deed, RegExp>> = {
  sleep: /sleep|bed|zzz/u,
  burn: /fire|candle|volcano|flame|fuel|rocket/u,
  break: /broken|crack|collision/u,
  run: /running|walking|racing|biking|footprints/u,
  find: /magnifying|telescope|microscope|map|compass/u,
  grow: /chart|seedling/u,
  shrink: /chart|melting/u,
  fall: /chart|leaf|droplet|snow|rain|waterfall|parachute/u,
  pour: /pour|watering|teapot|droplet/u,
  mix: /bowl-with-spoon|blender|whisk|batter/u,
  part: /knife|scissors|axe|puzzle|pizza|slice/u,
  lose: /empty|ghost|hole/u,
  open: /open|unlocked/u,
  build: /construction|crane|brick/u,
};

function isShown(slug: string, deed: Deed): boolean {
  return COMPANIONS[deed] === slug || (SIGNS[deed]?.test(slug) ?? false);
}
