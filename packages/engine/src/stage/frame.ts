import type { FrameSize } from "./stage.ts";

export type Box = { x: number; y: number; width: number; height: number };
export type Shape = "tall" | "wide" | "square";

/**
 * How a thing is seen: as usual; so near that the frame cuts it; leaning in from a side; as many of its kind; or small in
 * the place it belongs to.
 */
export type Shot = "usual" | "near" | "aside" | "flock" | "far";

/** Where things stand in a frame of one shape, in pixels. */
export type Frame = FrameSize & {
  shape: Shape;
  /** The shorter side: sizes are shares of it. */
  unit: number;
  /** Outside of it a player lays its buttons and titles over the film. */
  safe: Box;
  /** A sentence beside or below its object; a title over it. */
  words: Box;
  top: Box;
  /** Middle and size of the object a scene shows. */
  object: { x: number; y: number; size: number };
  align: "center" | "left";
};

export type FrameOptions = {
  /** Nothing is written, so that what is shown takes the middle of a wide frame too. */
  isSilent?: boolean;
  /** In a wide frame the words stand on the left. */
  isMirrored?: boolean;
  /** Many words: in an upright frame they take room from what is shown, rather than become small. */
  isWordy?: boolean;
  /** A line or two: what is shown is larger, and both stand lower. */
  isBrief?: boolean;
};

export function layOutFrame(
  { width, height }: FrameSize,
  { isSilent = false, isMirrored = false, isWordy = false, isBrief = false }: FrameOptions = {},
): Frame {
  const ratio = width / height;
  const unit = Math.min(width, height);
  const share = (x: number, y: number, right: number, bottom: number): Box => ({
    x: width * x,
    y: height * y,
    width: width * (right - x),
    height: height * (bottom - y),
  });
  if (ratio > 1.2) {
    return {
      width,
      height,
      unit,
      shape: "wide",
      align: "left",
      safe: share(0.05, 0.06, 0.95, 0.94),
      words: isMirrored ? share(0.07, 0.2, 0.47, 0.8) : share(0.54, 0.2, 0.94, 0.8),
      top: isMirrored ? share(0.07, 0.12, 0.47, 0.42) : share(0.54, 0.12, 0.94, 0.42),
      object: { x: width * (isSilent ? 0.5 : isMirrored ? 0.72 : 0.29), y: height * 0.48, size: height * 0.64 },
    };
  }
  if (ratio > 0.8) {
    return {
      width,
      height,
      unit,
      shape: "square",
      align: "center",
      safe: share(0.06, 0.06, 0.94, 0.94),
      words: share(0.08, 0.7, 0.92, 0.93),
      top: share(0.08, 0.08, 0.92, 0.32),
      object: { x: width * 0.5, y: height * 0.385, size: height * 0.53 },
    };
  }
  return {
    width,
    height,
    unit,
    shape: "tall",
    align: "center",
    safe: share(0.08, 0.08, 0.9, 0.81),
    words: share(0.08, isWordy ? 0.605 : isBrief ? 0.69 : 0.65, 0.9, 0.809),
    top: share(0.08, 0.1, 0.9, 0.34),
    object: {
      x: width * 0.5,
      y: height * (isWordy ? 0.36 : isBrief ? 0.408 : 0.388),
      size: width * (isWordy ? 0.79 : isBrief ? 0.96 : 0.89),
    },
  };
}

export function middleOf({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

/** More letters than this do not fit under a large picture without becoming small. */
const WORDY = 46;

/** Not more letters than these fill one line or two. */
const BRIEF = 27;

export function isBrief(text: string): boolean {
  return text.trim().length <= BRIEF;
}

export function isWordy(text: string): boolean {
  return text.trim().length > WORDY;
}
