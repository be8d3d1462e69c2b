import type { FrameSize } from "#plan/frame-size.ts";
import type { Face } from "./faces.ts";

/** A band across the frame: where it begins and how high it is, as shares of the frame's height. */
export type Band = readonly [top: number, height: number];

type Shape = "tall" | "wide" | "square";

/** Where words may stand on a picture that fills the frame, the better place first. */
export const WORD_BANDS: Readonly<Record<Shape, readonly [Band, Band]>> = {
  tall: [
    [0.63, 0.175],
    [0.1, 0.17],
  ],
  wide: [
    [0.68, 0.25],
    [0.07, 0.25],
  ],
  square: [
    [0.7, 0.23],
    [0.07, 0.22],
  ],
};
/** So much of a frame beside a head is a column of words. */
const LEAST_COLUMN = 0.29;
const MOST_COVERED = 0.12;

/** Whether words find a place beside these heads; they stand as shares of the frame. */
export function haveRoomForWords(heads: readonly Face[], frame: FrameSize): boolean {
  const shape = frame.width === frame.height ? "square" : frame.width < frame.height ? "tall" : "wide";
  const isFree = ([top, height]: Band) =>
    heads.every((head) => Math.min(top + height, head.y + head.height) - Math.max(top, head.y) < height * MOST_COVERED);
  if (WORD_BANDS[shape].some(isFree)) return true;
  if (shape !== "wide") return false;
  return heads.every(({ x }) => x > LEAST_COLUMN) || heads.every(({ x, width }) => x + width < 1 - LEAST_COLUMN);
}
