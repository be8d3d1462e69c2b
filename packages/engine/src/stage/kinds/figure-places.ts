import type { Staging } from "#stage/board.ts";
import type { Box } from "#stage/frame.ts";
import type { Lockup } from "#stage/words/lockup.ts";

type Align = "center" | "left";

/** Where everything of a sentence around its number stands, in pixels. */
export type FigurePlace = {
  number: { x: number; y: number; size: number; width: number; align: Align };
  unit: { x: number; y: number; align: Align };
  object: { x: number; y: number; size: number; floor: number | null };
  lead: { box: Box; size: number; place: "bottom" };
  rest: { box: Box; place: "top" };
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
    number: { x, y: height * y, size: unit * size * (look.figure === "anton" ? 0.76 : 1), width: column.width, align },
    unit: { x, y: height * y + unit * (size * 0.365 + 0.085), align },
    lead: { box: box(lead), size: unit * 0.098, place: "bottom" },
    rest: { box: box(rest), place: "top" },
    object: object ? standIn(object) : { ...frame.object, floor },
  };

  function standIn([top, bottom]: Band): FigurePlace["object"] {
    const large = Math.min(unit * 0.84, height * (bottom - top));
    const middle = (height * (top + bottom)) / 2;
    return { x: width * 0.5, y: middle, size: large, floor: middle + large * 0.48 };
  }
}

/** Letters of one line, and its height as a share of the frame's height. */
const LINE_LETTERS = 17;
const LINES_AT_MOST = 3;

/** How much height words need that stand over or under a number. */
export function linesHeight(text: string, shape: Staging["frame"]["shape"]): number {
  const lines = Math.min(LINES_AT_MOST, Math.ceil(text.length / LINE_LETTERS));
  return lines * (shape === "tall" ? 0.06 : 0.085);
}

/** A sentence is read in one piece: its beginning, its number, its end, one under the other; the picture follows. */
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
  const [head, end] = isTall ? ([0.085, 0.86] as const) : ([0.06, 0.95] as const);
  const above = linesHeight(lead, shape);
  const half = isTall ? 0.092 : 0.1;
  const y = lead ? head + above + half : isTall ? 0.185 : 0.16;
  const foot = y + (isTall ? 0.095 : 0.1) + lift * (isTall ? 1.3 : 1.6);
  const below = rest ? foot + linesHeight(rest, shape) : foot;
  const size = isTall ? (lead ? 0.38 : 0.44) : 0.22;
  return { y, size, lead: [head, y - half], rest: [foot, below], object: [below + 0.02, end] };
}
