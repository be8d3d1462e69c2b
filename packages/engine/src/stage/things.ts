import type { Rgb } from "#base/color.ts";
import { paintedName } from "#film/thing-colors.ts";
import type { Film, FilmScene, SceneKind, Thing } from "#film/film.ts";
import { MOST_OF_ONE } from "#film/check-film.ts";
import type { Staging } from "./board.ts";
import type { ThingShape } from "#stage/shots/cutouts.ts";
import { motionOf } from "#stage/figure/figure-motion.ts";
import { figureOf } from "#stage/figure/people-drawings.ts";
import { landmarkIn } from "./landmarks.ts";
import { drawingsOfDeed } from "./deeds/deed-of.ts";
import { warmsFaster, WORLD } from "./gauges/warms-faster.ts";
import type { StageTools } from "./stage.ts";

/** Drawings the painters add themselves. */
const EXTRAS = ["bell", "round-pushpin", "cross-mark", "sparkles", "glowing-star", "wrapped-gift"] as const;
const PROBE = 40;

/** Faces and parties spoil a grave film; the face of an animal is the animal, and people stand against the light. */
const CHEERFUL =
  /^(?!(?:dog|cat|cow|horse|pig|rabbit|bear|tiger|mouse|monkey|dragon|unicorn)-face$).*face|smil|grin|^eyes$|^ear$|party|confetti|exploding-head|laugh|^clown|-balloon|kiss/u;

const knownShapes = new WeakMap<StageTools, Map<string, ThingShape | null>>();

/** Every drawing that any scene of the film may show. */
export function stageThings(film: Film): string[] {
  const named = film.scenes.flatMap(({ things, versus }) => [
    ...things.map(({ slug }) => slug),
    ...(versus?.sides ?? []).flatMap(({ thing }) => thing ?? []),
  ]);
  const beside = film.scenes.flatMap((scene) => drawingsOfDeed(scene, film));
  const known = film.scenes.flatMap((scene) => landmarkIn(scene) ?? []);
  const world = film.scenes.some(({ text }) => warmsFaster(text, film.language) !== null) ? [WORLD] : [];
  const all = [...new Set([film.topic, ...film.cast, ...named, ...beside, ...known, ...world, ...EXTRAS])].filter(
    Boolean,
  );
  const colors = film.scenes.flatMap(({ things }) => things.filter(({ color }) => color !== undefined));
  const painted = colors.flatMap(({ slug, color }) =>
    [slug, ...(motionOf(slug)?.others ?? [])].map((name) => paintedName(name, color)),
  );
  // Who moves is drawn at every moment of it.
  return [...new Set([...all, ...named.flatMap((slug) => motionOf(slug)?.others ?? []), ...painted])];
}

/**
 * The colour a thing has in a scene: what is said there, else what was said of it last, else what is said of it first. Where its word
 * is not said the colour is that scene's alone: an animal that turns red.
 */
export function colorIn({ scenes }: Pick<Film, "scenes">, { things, start }: FilmScene, slug: string) {
  const isIt = (thing: Thing) => thing.slug === slug && thing.color !== undefined;
  const isSaid = (thing: Thing) => isIt(thing) && thing.word !== "";
  const own = things.find(isIt);
  if (own) return own.color;
  const [before, after] = [
    scenes.filter((scene) => scene.start < start),
    scenes.filter((scene) => scene.start > start),
  ];
  const told = [...before.toReversed(), ...after];
  return told.flatMap((scene) => scene.things.find(isSaid) ?? []).at(0)?.color;
}

/** Kinds that are a picture without a thing: a step and a figure have their number, a quotation its mark. */
const TOLD_ALONE: ReadonlySet<SceneKind> = new Set(["list", "figure", "year", "quote"]);

/** The things of a scene that can be shown; the topic when there are none, where words would stand alone. */
export function thingsOf(staging: Staging): Thing[] {
  const { scene } = staging;
  const shown = scene.things.filter(({ slug }) => isShowable(staging, slug));
  if (shown.length > 0 || TOLD_ALONE.has(scene.kind)) return shown;
  const stand = topicOf(staging);
  return stand ? [{ slug: stand, word: "", count: 1, isRefused: false }] : [];
}

export function topicOf(staging: Staging): string | null {
  const { topic } = staging.film;
  return topic !== "" && isShowable(staging, topic) ? topic : null;
}

/** The other objects of the film, for the ring of the last scene. */
export function castOf(staging: Staging, without: readonly string[]): string[] {
  const others = [...new Set(staging.film.cast)].filter((slug) => !without.includes(slug));
  return others.filter((slug) => isShowable(staging, slug));
}

export function isShowable({ tools, isGrave }: Pick<Staging, "tools" | "isGrave">, slug: string): boolean {
  if (isGrave && CHEERFUL.test(slug) && figureOf(slug) === null) return false;
  return shapeOf(tools, slug) !== null;
}

/** Whether the words of this scene say that there is more than one of the same thing. */
export function countOf({ count }: Thing): number {
  return Math.max(1, Math.min(MOST_OF_ONE, Math.round(count)));
}

export function shapeOf(tools: StageTools, slug: string): ThingShape | null {
  const shapes = knownShapes.get(tools) ?? new Map<string, ThingShape | null>();
  knownShapes.set(tools, shapes);
  const remembered = shapes.get(slug);
  if (remembered !== undefined) return remembered;
  const shape = readShape(tools, slug);
  shapes.set(slug, shape);
  return shape;
}

function readShape(tools: StageTools, slug: string): ThingShape | null {
  const drawing = slug === "" ? null : tools.object(slug, PROBE);
  if (!drawing) return null;
  const { pen } = tools.canvas(PROBE, PROBE);
  pen.drawImage(drawing.source, 0, 0, PROBE, PROBE);
  const { data } = pen.getImageData(0, 0, PROBE, PROBE);
  const shape = { left: PROBE, top: PROBE, right: 0, bottom: 0 };
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let index = 0; index < PROBE * PROBE; index++) {
    if ((data[index * 4 + 3] ?? 0) < 24) continue;
    const [x, y] = [index % PROBE, Math.floor(index / PROBE)];
    shape.left = Math.min(shape.left, x);
    shape.right = Math.max(shape.right, x + 1);
    shape.top = Math.min(shape.top, y);
    shape.bottom = Math.max(shape.bottom, y + 1);
    for (const part of [0, 1, 2] as const) sum[part] += data[index * 4 + part] ?? 0;
    count++;
  }
  if (count === 0) return null;
  const mean: Rgb = [sum[0] / count, sum[1] / count, sum[2] / count];
  const lightness = (0.3 * mean[0] + 0.59 * mean[1] + 0.11 * mean[2]) / 255;
  const { left, top, right, bottom } = shape;
  return { left: left / PROBE, top: top / PROBE, right: right / PROBE, bottom: bottom / PROBE, lightness, mean };
}
