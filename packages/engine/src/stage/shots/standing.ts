import { clamp } from "#base/numbers.ts";
import type { Film, Thing } from "#film/film.ts";
import type { Move, Staging } from "#stage/board.ts";
import { isLand } from "./land.ts";
import { putLife, putRefusal } from "#stage/effects.ts";
import { onBeat, ringing, spring } from "#stage/easing.ts";
import type { Box } from "#stage/frame.ts";
import type { ObjectStyle } from "#stage/objects.ts";
import { bob, contactShadow, drawnSize, dropIn, paintHalo, popUp, stageObject } from "#stage/objects.ts";
import { countOf } from "#stage/things.ts";
import { putTrail, travelOf } from "#stage/travel.ts";

export type Standing = ObjectStyle & {
  x: number;
  /** Its middle while it floats. */
  y: number;
  size: number;
  /** Its feet are here; null: it floats. */
  floor?: number | null;
  turn?: number;
  delay?: number;
  phase?: number;
  hasHalo?: boolean;
  hasLife?: boolean;
  move?: Move;
};

/** Where things stand together: their common middle, how large one alone would be, and the width they must not pass. */
export type GroupSpot = { x: number; y: number; size: number; room: number; floor: number | null };

/** Where so many of one thing stand around their middle, from back to front: shares of the size, how large each is. */
const SPOTS: Readonly<Record<number, readonly (readonly [x: number, y: number, each: number])[]>> = {
  3: [
    [0, -0.12, 0.56],
    [-0.27, 0.06, 0.56],
    [0.27, 0.08, 0.56],
  ],
};
const [SIZE_OF_MANY, SIZE_OF_DOZEN] = [0.31, 0.235];
/** Four stand in two rows and fill them. */
const SIZE_OF_FOUR = 0.46;

/** Two stand close side by side on one line: the narrower they are, the larger. */
function pairOf(width: number): (readonly [x: number, y: number, each: number])[] {
  const each = clamp(ACROSS / (2 * width), LEAST_OF_TWO, MOST_OF_TWO);
  const apart = Math.min(0.25, (width * each) / 2 + BETWEEN_TWO / 2);
  return [
    [-apart, 0, each],
    [apart, 0, each],
  ];
}

const [ACROSS, LEAST_OF_TWO, MOST_OF_TWO, BETWEEN_TWO] = [0.92, 0.6, 0.86, 0.05];

/** Four and more stand in rows, the last row in the middle. */
function rowsOf(count: number): (readonly [x: number, y: number, each: number])[] {
  const columns = count === 4 ? 2 : count > 9 ? 4 : 3;
  const each = count === 4 ? SIZE_OF_FOUR : count > 9 ? SIZE_OF_DOZEN : SIZE_OF_MANY;
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const x = ((index % columns) - (inRow - 1) / 2) * each * 1.08;
    return [x, (row - (rows - 1) / 2) * each * 1.08, each] as const;
  });
}

/** Drawings that bring their own ground or water cast no shadow on another. */
const OWN_GROUND = /iceberg|galleon|empty-path|umbrella-in-rain|^paint-/u;

/** Puts one object with its shadow, light and life; returns the box it fills, or null when there is no drawing. */
export function putObject(staging: Staging, slug: string, standing: Standing): Box | null {
  const { board, frame, look, isGrave, film } = staging;
  const { x, size, floor = null, turn = 0, phase = 0 } = standing;
  const delay = onBeat(standing.delay ?? 0.05, film.beatSeconds);
  const plain = stageObject(staging, slug, size, standing);
  if (!plain) return null;
  const { width, height, shape } = plain;
  const y = floor === null ? standing.y : floor - height * 0.485;
  const box = { x: x - width / 2, y: y - height / 2, width, height };
  // Very dark things would sink into dark ground; in a grave film everything is darker than it was drawn.
  const isLost = shape.lightness < (isGrave ? 0.36 : 0.24) && board.visible(box, ["#202020"], 2) === null;
  const object = isLost ? (stageObject(staging, slug, size, { ...standing, isRimmed: true }) ?? plain) : plain;
  const { sprite } = object;
  if (isLost) paintHalo(staging, { x, y }, size * 0.85, [look.light, 0.42]);
  else if (standing.hasHalo && !isGrave) paintHalo(staging, { x, y }, size * 0.95, [look.light, 0.22]);
  const travel = standing.move || standing.hasLife === false ? null : travelOf(staging, slug, delay, phase);
  if (floor !== null && !OWN_GROUND.test(slug) && !isLand(slug)) {
    const shadow = contactShadow(width * 1.12, isGrave ? 0.7 : 0.5);
    board.put(shadow, { x, y: floor }, (pose, seconds) => {
      // What moves in its own way stands there from the beginning.
      const come = standing.move ? 1 : clamp(spring(look.motion, seconds, delay), 0, 1.1);
      pose.scaleX = pose.scaleY = come;
      // Fainter while the object is up.
      pose.opacity = clamp(come) * (0.94 + bob(seconds, phase) * 6);
      travel?.along(pose, seconds);
    });
  }
  if (standing.hasLife !== false && !standing.isGrey) putLife(staging, slug, box);
  if (travel?.trail && !standing.isGrey && !isGrave) putTrail(staging, box, travel);
  const move = standing.move ?? travel?.move ?? popUp(staging, delay, phase);
  board.put(sprite, { x, y: y - (floor === null ? 0 : frame.unit * 0.008) }, (pose, seconds) => {
    pose.turn = turn;
    move(pose, seconds);
  });
  return box;
}

/** Puts a thing as often as the text says; struck out when the text refuses it. */
export function putThing(staging: Staging, thing: Thing, standing: Standing): Box | null {
  const count = thing.isRefused ? 1 : countOf(thing);
  if (count > 1) return putSeveral(staging, thing.slug, count, standing);
  const { floor = null, size, y } = standing;
  // The ring around what is refused keeps clear of the words below.
  const held = thing.isRefused ? { size: size * 0.8, floor: null, y: floor === null ? y : floor - size * 0.5 } : {};
  const hasLife = !thing.isRefused && standing.hasLife !== false;
  const box = putObject(staging, thing.slug, { ...standing, ...held, hasLife });
  if (box && thing.isRefused) {
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    putRefusal(staging, middle, Math.max(box.width, box.height) * 0.56);
  }
  return box;
}

function putSeveral(staging: Staging, slug: string, count: number, standing: Standing): Box | null {
  const { x, size, floor = null } = standing;
  const spots = count === 2 ? pairOf(drawnSize(staging, slug, 1)?.width ?? 1) : (SPOTS[count] ?? rowsOf(count));
  const isRow = count < 4;
  const y = floor === null ? standing.y : floor - size * 0.5;
  let isShown = false;
  for (const [index, [dx, dy, each]] of spots.entries()) {
    const delay = (standing.delay ?? 0.05) + index * stepOf(staging.film, spots.length);
    const ground = isRow && floor !== null ? floor + dy * size : null;
    const at = { x: x + dx * size, y: y + dy * size, size: each * size, delay, hasLife: false, floor: ground };
    const move = standing.move ?? dropIn(staging, delay, isRow ? 0 : index);
    isShown = putObject(staging, slug, { ...standing, ...at, hasHalo: false, move }) !== null || isShown;
  }
  return isShown ? { x: x - size / 2, y: y - size / 2, width: size, height: size } : null;
}

const STEP = 0.09;
const MOST_ON_BEATS = 5;

/** Between two of several that come one after the other: a quarter of a beat, unless there are many. */
function stepOf({ beatSeconds }: Film, count: number): number {
  return beatSeconds && count <= MOST_ON_BEATS ? beatSeconds / 4 : STEP;
}

/** In the first frame things stand already and settle with a small swing. */
export function settle({ frame }: Staging, strength: number, phase = 0): Move {
  return (pose, seconds) => {
    const swing = ringing(seconds, [4.5, 8, 1.1]) * strength;
    pose.scaleX = pose.scaleY = 1 - 0.07 * swing;
    pose.y += 0.02 * frame.unit * swing + bob(seconds, phase) * frame.unit;
    pose.turn += 0.05 * swing;
  };
}
