import type { Staging } from "#stage/board.ts";
import type { Box } from "#stage/frame.ts";
import type { Lockup } from "#stage/lockup.ts";
import { LONGEST_LEAD } from "#stage/lockup.ts";

type Align = "center" | "left";

/** Where everything of a sentence around its number stands, in pixels. */
export type FigurePlace = {
  number: { x: number; y: number; size: number; width: number; align: Align };
  unit: { x: number; y: number; align: Align };
  object: { x: number; y: number; size: number; floor: number | null };
  lead: { box: Box; size: number; place: "bottom" };
  rest: { box: Box; place: "top" | "middle" };
};
/** From where to where, as shares of the height. */
type Band = readonly [top: number, bottom: number];
/** `y` is the middle of the number, `size` its letters as a share of the shorter side; `object` null: beside the words. */
type Layout = { y: number; size: number; lead: Band; rest: Band; object: Band | null };
type Told = Pick<Lockup, "lead" | "rest"> & { hasUnit: boolean; isAlone: boolean };

export function placeFigure(staging: Staging, told: Told): FigurePlace {
  const { frame, floor, look } = staging;
  const { width, height, unit, shape, align } = frame;
  const { y, size, lead, rest, object } = layoutOf(shape, told);
  const column = shape === "wide" ? frame.words : frame.safe;
  const x = align === "left" ? column.x : shape === "tall" ? width * 0.49 : width * 0.5;
  const box = ([top, bottom]: Band): Box => ({ ...column, y: height * top, height: height * (bottom - top) });
  return {
    // The capitals of the tallest font fill more of their size.
    number: { x, y: height * y, size: unit * size * (look.figure === "anton" ? 0.84 : 1), width: column.width, align },
    unit: { x, y: height * y + unit * (size * 0.365 + 0.085), align },
    lead: { box: box(lead), size: unit * 0.098, place: "bottom" },
    rest: { box: box(rest), place: shape === "wide" ? "top" : "middle" },
    object: object ? standIn(object) : { ...frame.object, floor },
  };

  function standIn([top, bottom]: Band): FigurePlace["object"] {
    const large = Math.min(unit * 0.7, height * (bottom - top));
    const middle = (height * (top + bottom)) / 2;
    return { x: width * 0.5, y: middle, size: large, floor: middle + large * 0.48 };
  }
}

/** A short beginning stands over its number and the picture below; a long one follows the picture, and the number closes. */
function layoutOf(shape: Staging["frame"]["shape"], { lead, rest, hasUnit, isAlone }: Told): Layout {
  if (shape === "wide") {
    const y = lead ? 0.4 : 0.3;
    const below = y + (hasUnit ? 0.27 : 0.15);
    return { y, size: 0.3, lead: [0.1, y - 0.14], rest: [below, Math.min(0.9, below + 0.34)], object: null };
  }
  const isTall = shape === "tall";
  const lift = hasUnit ? 0.055 : 0;
  if (isAlone) {
    const [y, size, gap] = isTall ? ([0.4, 0.5, 0.12] as const) : ([0.45, 0.36, 0.15] as const);
    return { y, size, lead: [y - 0.32, y - gap], rest: [y + 0.14 + lift, y + 0.34 + lift], object: [0, 1] };
  }
  if (lead.length > LONGEST_LEAD) {
    const y = (isTall ? 0.645 : 0.73) - (rest ? 0.02 : 0) - lift * 0.4;
    const [head, top, end] = isTall ? ([0.1, 0.43, 0.81] as const) : ([0.06, 0.45, 0.94] as const);
    const foot = Math.min(y + 0.087 + lift * 1.2, end - 0.05);
    return { y, size: isTall ? 0.36 : 0.22, lead: [top, y - 0.1], rest: [foot, end], object: [head, top - 0.02] };
  }
  const y = (isTall ? 0.185 : 0.17) + (lead ? 0.057 : 0);
  const [head, end] = isTall ? ([0.08, 0.808] as const) : ([0.06, 0.935] as const);
  const foot = y + 0.1 + lift * (isTall ? 1.2 : 1.6);
  const below = rest ? (isTall ? 0.665 : 0.755) : isTall ? 0.76 : 0.92;
  const size = isTall ? (lead ? 0.38 : 0.44) : 0.22;
  return { y, size, lead: [head, y - 0.102], rest: [below, end], object: [foot, below - 0.02] };
}
