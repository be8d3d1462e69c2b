import { clamp } from "#base/numbers.ts";
import type { FrameSize } from "#plan/frame-size.ts";
import type { Face, Subject } from "./faces.ts";
import { aroundFaces } from "./faces.ts";
import { haveRoomForWords } from "./word-bands.ts";
import type { Map2d } from "./map.ts";
import { blurMap, cropMap } from "./map.ts";

export type Crop = { left: number; top: number; width: number; height: number };

/** Room for camera moves, and how much more than the frame is kept of a picture of another shape. */
const OVERSCAN = 1.16;
const MOST_OVERSCAN = 2.2;
/** A picture that would lose more than this to fill the frame is shown whole instead, as a print. */
const MOST_LOST = 0.5;
/** The camera never shows more than this: it needs some room to move. */
const FARTHEST_ZOOM = 1.06;
const CONTRAST = 1.05;
const LUMA_WEIGHTS = [0.2126, 0.7152, 0.0722] as const;
const MAP_WIDTH = 64;
/** What lies under a picture one can see through. */
export const BEHIND_PICTURES = "#101014";
/** Added to every channel after the grade. */
export const DARKER = -6;

export type Fit = { isPrint: boolean; scale: number; whole: FrameSize; crop: Crop };

/**
 * How a picture is brought to the size of a frame: how much it is scaled, and which part of it the camera can see. Where a head
 * would be cut, or words would have to stand on one, it is shown whole as a print.
 */
export function fitPicture(source: FrameSize, frame: FrameSize, { focus, faces }: Subject): Fit {
  const isPrint = lostShare(source, frame) > MOST_LOST || !canFill(source, frame, faces);
  const scale = isPrint ? printScale(source, frame) : coverScale(source, frame) * OVERSCAN;
  const whole = { width: Math.round(source.width * scale), height: Math.round(source.height * scale) };
  const heads = aroundFaces(faces);
  const middle = heads ? ([heads.x + heads.width / 2, heads.y + heads.height / 2] as const) : focus;
  return { isPrint, scale, whole, crop: chooseCrop(whole, frame, middle) };
}

/** Where the subject is in the part of a picture that was kept. */
export function keptSubject(crop: Crop, whole: FrameSize, { focus, faces }: Subject): Subject {
  const across = (x: number) => (x * whole.width - crop.left) / crop.width;
  const down = (y: number) => (y * whole.height - crop.top) / crop.height;
  return {
    focus: [across(focus[0]), down(focus[1])],
    faces: faces.map(({ x, y, width, height }) => ({
      x: across(x),
      y: down(y),
      width: (width * whole.width) / crop.width,
      height: (height * whole.height) / crop.height,
    })),
  };
}

/** Whether a picture can fill the frame with every head whole and room for words beside them. */
function canFill(source: FrameSize, frame: FrameSize, faces: readonly Face[]): boolean {
  const heads = aroundFaces(faces);
  if (!heads) return true;
  const scale = coverScale(source, frame) * FARTHEST_ZOOM;
  const wide = frame.width / scale / source.width;
  const high = frame.height / scale / source.height;
  if (heads.width > wide || heads.height > high) return false;
  const left = clamp(heads.x + heads.width / 2 - wide / 2, 0, 1 - wide);
  const top = clamp(heads.y + heads.height / 2 - high / 2, 0, 1 - high);
  const onFrame = faces.map(({ x, y, width, height }) => ({
    x: (x - left) / wide,
    y: (y - top) / high,
    width: width / wide,
    height: height / high,
  }));
  return haveRoomForWords(onFrame, frame);
}

/** The small copy in which subject and depth are looked for. */
export function thumbnailSize(source: FrameSize): FrameSize {
  const height = Math.min(MAP_WIDTH * 4, Math.max(16, Math.round((MAP_WIDTH * source.height) / source.width))) * 4;
  return { width: MAP_WIDTH * 4, height };
}

/** What is enlarged needs more. */
export function sharpnessAt(scale: number): number {
  return scale > 1.05 ? 0.34 : 0.18;
}

function coverScale(source: FrameSize, frame: FrameSize): number {
  return Math.max(frame.width / source.width, frame.height / source.height);
}

function printScale(source: FrameSize, frame: FrameSize): number {
  return Math.min(frame.width / source.width, frame.height / source.height);
}

/** How much of a picture is cut away where it fills the frame, 0 to 1. */
function lostShare(source: FrameSize, frame: FrameSize): number {
  return 1 - printScale(source, frame) / coverScale(source, frame);
}

function chooseCrop(whole: FrameSize, frame: FrameSize, [focusX, focusY]: readonly [number, number]): Crop {
  // Even sizes: chroma is stored for pairs of pixels.
  const width = Math.min(whole.width, Math.round(frame.width * MOST_OVERSCAN)) & ~1;
  const height = Math.min(whole.height, Math.round(frame.height * MOST_OVERSCAN)) & ~1;
  const left = Math.max(0, Math.min(whole.width - width, Math.round(whole.width * focusX - width / 2)));
  const top = Math.max(0, Math.min(whole.height - height, Math.round(whole.height * focusY - height / 2)));
  return { left, top, width, height };
}

export function cropDepth(depth: Map2d, crop: Crop, whole: FrameSize): Map2d {
  if (crop.width >= whole.width - 1 && crop.height >= whole.height - 1) return depth;
  const cropped = cropMap(depth, {
    left: crop.left / whole.width,
    top: crop.top / whole.height,
    width: crop.width / whole.width,
    height: crop.height / whole.height,
  });
  blurMap(cropped, 1);
  return cropped;
}

type Matrix = [[number, number, number], [number, number, number], [number, number, number]];

/** Saturation and contrast in one matrix. */
export function gradeMatrix(saturation: number): Matrix {
  return [0, 1, 2].map((row) =>
    LUMA_WEIGHTS.map((weight, column) => CONTRAST * (weight * (1 - saturation) + (row === column ? saturation : 0))),
  ) as Matrix;
}
