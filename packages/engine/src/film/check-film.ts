import { CAPTION_STYLES, FASTEST_TEMPO, FILM_LANGUAGES, PRESET_IDS, SCENE_IDS, SLOWEST_TEMPO } from "#presets.ts";
import { THING_COLORS } from "./thing-colors.ts";
import type { Film } from "./film.ts";
import { BACKDROP_IDS, SCENE_KINDS, TRANSITION_IDS } from "./film.ts";

/** What an edited film may be at most; the contract says the same to whoever sends one. */
export const MOST_SCENES = 60;
export const LONGEST_SCENE = 30;
export const SHORTEST_SCENE = 0.5;
const MOST_TEXT = 400;
const MOST_THINGS = 8;
const MOST_CAST = 200;
/** Of one thing so many are drawn. */
export const MOST_OF_ONE = 12;
const MOST_ID = 64;
/** Cuts are rounded to thousandths. */
const GAP = 0.0015;

type Values = Record<string, unknown>;

/**
 * Checks a film from outside: whatever passes can be painted. Scenes follow each other without a gap from zero to the end.
 * The name of the first wrong part, or null.
 */
export function faultOfFilm(value: unknown, pictureCount: number): string | null {
  if (!isObject(value)) return "film";
  const { version, language, seed, preset, captions, isGrave, topic, cast, channel, durationSeconds, scenes } = value;
  if (version !== 1) return "film.version";
  if (!isOneOf(FILM_LANGUAGES, language)) return "film.language";
  if (!Number.isSafeInteger(seed)) return "film.seed";
  if (!isOneOf(PRESET_IDS, preset)) return "film.preset";
  if (captions !== undefined && !isOneOf(CAPTION_STYLES, captions)) return "film.captions";
  if (typeof isGrave !== "boolean") return "film.isGrave";
  if (!isText(topic, 80)) return "film.topic";
  if (!isList(cast, MOST_CAST) || !cast.every((slug) => isText(slug, 80))) return "film.cast";
  if (channel !== null && !isText(channel, 200)) return "film.channel";
  if (!isList(scenes, MOST_SCENES) || scenes.length === 0) return "film.scenes";
  let time = 0;
  for (const [index, scene] of scenes.entries()) {
    const fault = isObject(scene) ? faultOfScene(scene, time, pictureCount) : "scene";
    if (fault !== null) return `film.scenes.${index}.${fault}`;
    time = (scene as Film["scenes"][number]).end;
  }
  return isNumber(durationSeconds, time - GAP, time + GAP) ? null : "film.durationSeconds";
}

function faultOfScene(scene: Values, from: number, pictureCount: number): string | null {
  const { start, end } = scene;
  if (!isOneOf(SCENE_KINDS, scene["kind"])) return "kind";
  if (!isText(scene["text"], MOST_TEXT)) return "text";
  if (scene["shown"] !== undefined && !isText(scene["shown"], MOST_TEXT)) return "shown";
  if (!isNumber(start, from - GAP, from + GAP)) return "start";
  if (!isNumber(end, start + SHORTEST_SCENE - GAP, start + LONGEST_SCENE + GAP)) return "end";
  if (!isOneOf(BACKDROP_IDS, scene["backdrop"])) return "backdrop";
  if (scene["landscape"] !== undefined && !isOneOf(SCENE_IDS, scene["landscape"])) return "landscape";
  if (scene["backdrop"] === "landscape" && scene["landscape"] === undefined) return "landscape";
  if (!isOneOf(TRANSITION_IDS, scene["exit"])) return "exit";
  if (!Number.isSafeInteger(scene["colors"])) return "colors";
  const { emphasis, things } = scene;
  if (!isList(emphasis, 20) || !emphasis.every((word) => isText(word, MOST_TEXT))) return "emphasis";
  if (!isList(things, MOST_THINGS) || !things.every(isThing)) return "things";
  if (scene["clip"] !== undefined && !isText(scene["clip"], MOST_ID)) return "clip";
  if (scene["tempo"] !== undefined && !isNumber(scene["tempo"], SLOWEST_TEMPO, FASTEST_TEMPO)) return "tempo";
  return faultOfFacts(scene, pictureCount);
}

function faultOfFacts(
  { number, of, figure, year, place, placeTo, versus, picture, beat }: Values,
  pictureCount: number,
) {
  for (const [name, value] of Object.entries({ number, of, year, beat }))
    if (value !== undefined && !isNumber(value, -99_999, 99_999)) return name;
  if (picture !== undefined && !(Number.isInteger(picture) && isNumber(picture, 0, pictureCount - 1))) return "picture";
  if (figure !== undefined && !(isObject(figure) && hasTexts(figure, ["prefix", "value", "unit"]))) return "figure";
  if (place !== undefined && !isPlace(place)) return "place";
  if (placeTo !== undefined && !isPlace(placeTo)) return "placeTo";
  return versus === undefined || isVersus(versus) ? null : "versus";
}

function isPlace(value: unknown): boolean {
  if (!isObject(value) || !hasTexts(value, ["name"])) return false;
  const { longitude, latitude, country } = value;
  return isNumber(longitude, -180, 180) && isNumber(latitude, -90, 90) && (country === null || isText(country, 8));
}

function isVersus(value: unknown): boolean {
  if (!isObject(value) || !hasTexts(value, ["note"])) return false;
  const { sides, isOpen } = value;
  const isSide = (side: unknown) =>
    isObject(side) && hasTexts(side, ["text"]) && (side["thing"] === null || isText(side["thing"], 80));
  return isList(sides, 2) && sides.length === 2 && sides.every(isSide) && isOptionalFlag(isOpen);
}

function isThing(value: unknown): boolean {
  if (!isObject(value) || !hasTexts(value, ["slug", "word"])) return false;
  if (value["color"] !== undefined && !isOneOf(THING_COLORS, value["color"])) return false;
  return isNumber(value["count"], 1, MOST_OF_ONE) && typeof value["isRefused"] === "boolean";
}

function isOptionalFlag(value: unknown): boolean {
  return value === undefined || typeof value === "boolean";
}

function hasTexts(value: Values, names: readonly string[]): boolean {
  return names.every((name) => isText(value[name], MOST_TEXT));
}

function isObject(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isList(value: unknown, most: number): value is unknown[] {
  return Array.isArray(value) && value.length <= most;
}

function isText(value: unknown, most: number): value is string {
  return typeof value === "string" && value.length <= most;
}

function isNumber(value: unknown, least: number, most: number): value is number {
  return typeof value === "number" && value >= least && value <= most;
}

function isOneOf(choices: readonly string[], value: unknown): boolean {
  return typeof value === "string" && choices.includes(value);
}
