import type { Side } from "#film/film.ts";
import type { Staging } from "#stage/board.ts";
import type { Box } from "#stage/frame.ts";
import type { Halves } from "#stage/halves.ts";
import { halvesOf } from "#stage/halves.ts";
import { isShowable } from "#stage/things.ts";

/** `alone` is where a name stands that has nothing to stand beside. */
export type Spot = { x: number; y: number; size: number; name: Box; note: Box; alone: Box; align: "left" | "center" };

/** Whether a side has a picture at all. */
export function isDrawn(staging: Staging, side: Side | undefined): boolean {
  const thing = side?.thing ?? null;
  return thing !== null && isShowable(staging, thing);
}

/** Each half has its picture with its name at the foot, or in a square beside it; a note stands between, a question under both. */
export function spotsOf({ film, frame, scene }: Staging, isAsked: boolean): [Spot, Spot] {
  const { width, height, unit, shape } = frame;
  const hasNote = Boolean(scene.versus?.note) && !isAsked;
  const box = (x: number, y: number, right: number, bottom: number): Box => ({
    x: width * x,
    y: height * y,
    width: width * (right - x),
    height: height * (bottom - y),
  });
  if (shape === "wide") {
    const half = (x: number, left: number, right: number): Spot => ({
      x: width * x,
      y: height * 0.37,
      size: unit * 0.6,
      name: hasNote || isAsked ? box(left, 0.68, right, 0.82) : box(left, 0.7, right, 0.88),
      note: box(left, 0.84, right, 0.94),
      alone: box(left, 0.3, right, 0.7),
      align: "center",
    });
    return [half(0.25, 0.06, 0.43), half(0.755, 0.57, 0.95)];
  }
  if (shape === "square") {
    const half = (y: number, top: number, hasOwn: boolean): Spot => ({
      x: width * 0.72,
      y: height * y,
      size: unit * 0.42,
      name: box(0.07, top, 0.5, top + (hasOwn ? 0.16 : 0.24)),
      note: box(0.07, top + 0.18, 0.5, top + 0.28),
      alone: box(0.07, top, 0.93, top + 0.24),
      align: "left",
    });
    return [half(0.23, 0.1, false), half(0.7, 0.58, hasNote)];
  }
  const isTitle = scene.start === 0 && isAsked;
  return uprightSpots(frame, halvesOf(film, scene), { isAsked, hasNote, isTitle });
}

/** Of an upright frame: a name, what lies between it and its picture or the line, and the edges of the pictures. */
const [NAMED, GAP, HEAD, FOOT, ASKED_FOOT, NOTED] = [0.058, 0.03, 0.075, 0.925, 0.16, 0.075];

/** The foot of a question that is the film's title. */
const TITLE_FOOT = 0.175;

/** In an upright frame both names stand near the line between the halves, their pictures above and below it. */
function uprightSpots(
  { width, height }: Staging["frame"],
  { at }: Halves,
  { isAsked, hasNote, isTitle }: { isAsked: boolean; hasNote: boolean; isTitle: boolean },
): [Spot, Spot] {
  const box = (x: number, y: number, right: number, bottom: number): Box => ({
    x: width * x,
    y: height * y,
    width: width * (right - x),
    height: height * (bottom - y),
  });
  const foot = isTitle ? TITLE_FOOT : ASKED_FOOT;
  const asked = box(isTitle ? 0.06 : 0.08, HEAD - (isTitle ? 0.02 : -0.005), isTitle ? 0.94 : 0.9, foot);
  const head = isAsked ? foot : HEAD;
  // Its slant takes the line up and down: names keep clear of it in the middle of the frame.
  const [over, under] = [at - GAP - NAMED, at + GAP];
  const below = under + NAMED + (hasNote ? NOTED : 0) + GAP * 0.6;
  const half = (top: number, foot: number, name: number, alone: number): Spot => ({
    x: width * 0.5,
    y: height * ((top + foot) / 2),
    size: height * (foot - top),
    name: box(0.08, name, 0.9, name + NAMED),
    note: isAsked ? asked : box(0.08, under + NAMED + GAP * 0.8, 0.9, under + NAMED + NOTED),
    alone: box(0.08, alone - 0.1, 0.9, alone + 0.1),
    align: "center",
  });
  return [half(head, over - GAP * 0.6, over, 0.24), half(below, FOOT, under, 0.65)];
}
