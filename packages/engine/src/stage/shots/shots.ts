import type { Film, FilmScene, SceneKind, Thing } from "#film/film.ts";
import { isAnimal } from "#director/match/animals.ts";
import { isBust, isHalfFigure } from "./cutouts.ts";
import { isLand } from "./land.ts";
import { deedOf } from "#stage/deeds/deed-of.ts";
import { figureOf } from "#stage/figure/people-drawings.ts";
import { standsOn } from "#stage/backdrops/open-ground.ts";
import type { Shot } from "#stage/frame.ts";

/** Scenes that show one thing and words: only they change their shot. */
const VARIED: ReadonlySet<SceneKind> = new Set(["hero", "close"]);
const AGAIN = ["near", "aside"] as const;
/** What its sentence does not name is seen from afar, from near, then from the side: never as nothing but words. */
const UNNAMED_AGAIN = ["far", "near", "aside"] as const;
/** They go in flocks and herds. */
const TOGETHER =
  /^(?:bird|blackbird|dove|eagle|duck|seagull|swan|goose|flamingo|parrot|bat|owl|penguin|honeybee|butterfly|ant|lady-beetle|fish|tropical-fish|dolphin|whale|ewe|goat|cow|horse|deer|zebra|elephant|camel|wolf|rabbit|chick|rooster|airplane|hot-air-balloon|balloon)$/u;
const SAYS_ONE = /(?:ss|us|is)$/iu;
const PLURAL = { tr: /l[ae]r/iu, en: /(?:s|geese|fish|sheep|deer|wolves|mice)$/iu } as const;
/**
 * What may look the other way: animals and vehicles without a sign on them. Most other drawings bear letters, numbers, hands of a
 * clock or a flag, and who walks goes the way we read.
 */
const TURNS =
  /^(?:bicycle|motorcycle|motor-scooter|kick-scooter|automobile|electric-car|sport-utility-vehicle|pickup-truck|tractor|locomotive|sailboat|speedboat|canoe|galleon|submarine|helicopter|t-rex|sauropod|unicorn|fallen-leaf|feather|dragon|running-shoe|hiking-boot|teapot|watering-can)$/u;

/** The same thing again is seen in another way: what a film shows for the third time was seen near, and now leans in. */
export function shotOf({ scenes, language }: Film, { kind, things, start, text }: FilmScene): Shot {
  const [main, second] = things;
  if (!main || second || !VARIED.has(kind) || main.isRefused || main.count > 1) return "usual";
  if (isLand(main.slug) || standsOn(main.slug) !== null) return "usual";
  // What is done to it is another view already.
  if (deedOf({ text }, things, language) !== null) return "usual";
  const times = timesSeen(scenes, main.slug, start);
  // Who looks out of a round frame stands at the foot of the whole one every second time.
  if (isHalfFigure(main.slug)) return times % 2 === 1 ? "near" : "usual";
  if (times === 0) return "usual";
  if (times === 1 && isMany(main, language)) return "flock";
  const before = scenes.filter((scene) => scene.start < start && isBack(scenes, scene)).length;
  // A head alone stays in its frame.
  if (isBust(main.slug)) return "usual";
  // From afar a person is lost in the frame.
  if (figureOf(main.slug) !== null) return times % 2 === 1 ? "near" : "usual";
  if (!isUnnamed(main, text)) return AGAIN[(times - 1) % AGAIN.length] ?? "usual";
  // One row for the whole film: two things that come back one after the other are not seen the same way.
  return UNNAMED_AGAIN[before % UNNAMED_AGAIN.length] ?? "usual";
}

function isUnnamed(main: Thing, text: string): boolean {
  return main.word === "" && text.trim() !== "";
}

function isBack(scenes: readonly FilmScene[], { kind, things, start, text }: FilmScene): boolean {
  const [main, second] = things;
  if (!main || second || !VARIED.has(kind) || !isUnnamed(main, text)) return false;
  return timesSeen(scenes, main.slug, start) > 0;
}

/** Whether a thing that comes back looks the other way. */
export function looksBack({ scenes }: Film, { start }: FilmScene, slug: string): boolean {
  return (isAnimal(slug) || TURNS.test(slug)) && timesSeen(scenes, slug, start) % 2 === 1;
}

/** Two drawings of one sight. */
const SAME: Readonly<Record<string, string | undefined>> = { "cappadocia-valley": "fairy-chimneys" };

export function timesSeen(scenes: readonly FilmScene[], slug: string, start: number): number {
  return scenes.filter(
    (scene) =>
      scene.start < start &&
      scene.things.some((thing) => (SAME[thing.slug] ?? thing.slug) === slug && !thing.isRefused),
  ).length;
}

function isMany({ slug, word }: Thing, language: Film["language"]): boolean {
  if (!TOGETHER.test(slug)) return false;
  return language === "tr" ? PLURAL.tr.test(word) : PLURAL.en.test(word) && !SAYS_ONE.test(word);
}
