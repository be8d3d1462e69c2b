import { parseColor } from "#base/color.ts";
import type { Rgb } from "#base/color.ts";
import type { Film, FilmScene } from "#film/film.ts";
import type { ColorSet, Look } from "#looks/look.ts";
import { mix } from "./colors.ts";
import { toOklch } from "./oklch.ts";

/** Nearer colours are one colour. */
const SAME = 0.1;
/** Between these a colour is a wall, not a hole and not a lamp; halves that are not so far apart are one half. */
type Bounds = { darkest: number; lightest: number; leastColor: number; mostColor: number; apart: number };
const USUAL: Bounds = { darkest: 0.27, lightest: 0.9, leastColor: 0.035, mostColor: 1, apart: 0.19 };
/** A look without colours has its greys. */
const GREYS: Bounds = { ...USUAL, leastColor: 0 };
/** In a dark film one lit wall is another film. */
const DIM: Bounds = { darkest: 0.2, lightest: 0.6, leastColor: 0.02, mostColor: 0.15, apart: 0.14 };
/** No wall of a dark film is lighter. */
const DARK_WALL = 0.5;
/** What it costs a colour to come back, and what a half gains that its picture stands out from. */
const [USED, SEEN] = [0.16, 0.7];

type Shade = { color: string; l: number; a: number; b: number };
type Means = readonly [left: Rgb | null, right: Rgb | null];

/**
 * The two halves of every open comparison of a film, each in two colours of its look that are far apart: what was seen last comes
 * back last, and each picture stands on the half it stands out from. `meanOf` is the mean colour of a drawing.
 */
export function evenColors(
  { scenes }: Pick<Film, "scenes">,
  scene: FilmScene,
  look: Look,
  meanOf: (slug: string) => Rgb | null,
): ColorSet | null {
  const { shades, apart } = shadesFor(scenes, look);
  const uses = new Map<string, number>();
  for (const { versus, start } of scenes) {
    if (!versus?.isOpen) continue;
    const means = versus.sides.map(({ thing }) => (thing === null ? null : meanOf(thing)));
    const pair = bestPair(shades, apart, uses, [means[0] ?? null, means[1] ?? null]);
    if (!pair) return null;
    const [base, second] = pair;
    if (start === scene.start)
      return { backdrop: "split", base, second, deep: mix(base, "#000000", 0.6), glow: look.light };
    for (const color of pair) uses.set(color, (uses.get(color) ?? 0) + 1);
  }
  return null;
}

/** A picture nearer to its wall than this dissolves in it. */
const DISSOLVES = 0.16;

/**
 * The colours of the film before which what a scene shows stands out: its own, or where its picture would dissolve in them those of
 * another scene, or at last of its look. `means`: the mean colours of what is shown.
 */
export function standingOut(
  { scenes }: Pick<Film, "scenes">,
  own: ColorSet,
  { sets }: Look,
  means: readonly Rgb[],
): ColorSet {
  const least = (set: ColorSet) =>
    Math.min(
      ...means.flatMap((mean) =>
        [set.base, set.second].map((wall) => between(shadeOf(parseColor(wall)), shadeOf(mean))),
      ),
    );
  if (means.length === 0 || least(own) >= DISSOLVES) return own;
  const worn = scenes.flatMap(({ colors }) => sets[colors] ?? []);
  const best = worn.reduce((one, other) => (least(other) > least(one) ? other : one), own);
  if (least(best) >= DISSOLVES) return best;
  // None of the film's: then the nearest of its look, so that it stays the same film.
  const way = ({ base }: ColorSet) => between(shadeOf(parseColor(base)), shadeOf(parseColor(own.base)));
  const clear = sets.filter((set) => least(set) >= DISSOLVES);
  return clear.toSorted((one, other) => way(one) - way(other))[0] ?? best;
}

/** The colours of the look that the halves of this film may have, and how far apart two of them are. */
function shadesFor(scenes: Film["scenes"], look: Look): { shades: Shade[]; apart: number } {
  const told = scenes.filter(({ kind }) => kind !== "versus");
  const walls = told.flatMap(({ colors }) => look.sets[colors]?.base ?? []);
  const isDark = walls.length > 0 && walls.every((wall) => shadeOf(parseColor(wall)).l < DARK_WALL);
  for (const bounds of isDark ? [DIM, USUAL] : [USUAL]) {
    const shades = shadesOf(look, bounds);
    if (bestPair(shades, bounds.apart, new Map(), [null, null])) return { shades, apart: bounds.apart };
  }
  return { shades: shadesOf(look, GREYS), apart: GREYS.apart };
}

function bestPair(
  shades: readonly Shade[],
  least: number,
  uses: ReadonlyMap<string, number>,
  means: Means,
): [string, string] | null {
  let best: { pair: [string, string]; worth: number } | null = null;
  for (const one of shades)
    for (const other of shades) {
      const apart = between(one, other);
      if (apart < least) continue;
      const used = (uses.get(one.color) ?? 0) + (uses.get(other.color) ?? 0);
      const seen = Math.min(standsOut(one, means[0]), standsOut(other, means[1]));
      const worth = apart + SEEN * seen - USED * used;
      if (!best || worth > best.worth) best = { pair: [one.color, other.color], worth };
    }
  return best?.pair ?? null;
}

/** How far a picture is from the colour behind it; more than enough is enough. */
function standsOut(shade: Shade, mean: Rgb | null): number {
  return mean === null ? ENOUGH : Math.min(ENOUGH, between(shade, shadeOf(mean)));
}

const ENOUGH = 0.3;

function shadesOf({ sets, hot, accent }: Look, { darkest, lightest, leastColor, mostColor }: Bounds): Shade[] {
  const shades: Shade[] = [];
  for (const color of [...sets.flatMap(({ base, second }) => [base, second]), hot, accent]) {
    const shade = { ...shadeOf(parseColor(color)), color };
    const chroma = Math.hypot(shade.a, shade.b);
    const isWall = shade.l > darkest && shade.l < lightest && chroma >= leastColor && chroma <= mostColor;
    if (isWall && shades.every((known) => between(known, shade) > SAME)) shades.push(shade);
  }
  return shades;
}

function shadeOf(color: Rgb): Shade {
  const { l, c, h } = toOklch(color);
  const turn = (h * Math.PI) / 180;
  return { color: "", l, a: c * Math.cos(turn), b: c * Math.sin(turn) };
}

/** Hues part two halves more than light and dark do. */
function between(one: Shade, other: Shade): number {
  return Math.hypot((one.l - other.l) * 0.7, (one.a - other.a) * 1.5, (one.b - other.b) * 1.5);
}
