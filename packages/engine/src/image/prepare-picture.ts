import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Sharp } from "sharp";
import sharp from "sharp";
import type { FrameSize } from "#plan/frame-size.ts";
import type { PictureFacts } from "#plan/plan.ts";
import { clamp } from "#base/numbers.ts";
import { RenderError } from "#render-error.ts";
import type { Thumbnail } from "./analyse-picture.ts";
import { findSaliency, guessDepth } from "./analyse-picture.ts";
import type { Map2d } from "./map.ts";
import { blurMap, cropMap } from "./map.ts";
import { openPicture, readPictureSize } from "./safe-sharp.ts";
import { checkImageFile } from "./sniff-image.ts";

/** A picture ready for the camera: opaque RGBA a little larger than the frame, its depth and its facts. */
export type PreparedPicture = { rgba: Uint8Array; depth: Map2d; facts: PictureFacts };

export type PictureWish = { frame: FrameSize; saturation: number };

/** Room for camera moves, and how much more than the frame is kept of a picture of another shape. */
const OVERSCAN = 1.16;
const MOST_OVERSCAN = 2.2;
/** A picture that would lose more than this to fill the frame is shown whole instead, as a print. */
const MOST_LOST = 0.5;
const MAP_WIDTH = 64;
/** Side of the square in which the library looks for what draws the eye: skin, colour, sharp edges. */
const ATTENTION_SIDE = 96;
const CONTRAST = 1.05;
const LUMA_WEIGHTS = [0.2126, 0.7152, 0.0722] as const;

type Crop = { left: number; top: number; width: number; height: number };

/** Decodes once, upright and without metadata, finds subject, depth and accent, and cuts what the camera can see. */
export async function preparePicture(path: string, wish: PictureWish): Promise<PreparedPicture> {
  await checkImageFile(path);
  try {
    const source = await readPictureSize(path);
    const picture = openPicture(path);
    const thumbnail = await makeThumbnail(picture, source);
    const saliency = findSaliency(thumbnail);
    const focus = await findFocus(thumbnail);
    const isPrint = lostShare(source, wish.frame) > MOST_LOST;
    const scale = isPrint ? printScale(source, wish.frame) : coverScale(source, wish.frame) * OVERSCAN;
    const whole = { width: Math.round(source.width * scale), height: Math.round(source.height * scale) };
    const crop = chooseCrop(whole, wish.frame, focus);
    const rgba = await cutPicture(picture, { source, crop, scale, saturation: wish.saturation });
    const facts = {
      sha256: createHash("sha256")
        .update(await readFile(path))
        .digest("hex"),
      width: crop.width,
      height: crop.height,
      focus: [
        (focus[0] * whole.width - crop.left) / crop.width,
        (focus[1] * whole.height - crop.top) / crop.height,
      ] as const,
      isPrint,
    };
    return { rgba, depth: cropDepth(guessDepth(saliency), crop, whole), facts };
  } catch (error) {
    if (error instanceof RenderError) throw error;
    throw new RenderError("bad_input", "A picture cannot be decoded.", { cause: error });
  }
}

async function makeThumbnail(picture: Sharp, source: FrameSize): Promise<Thumbnail> {
  const width = MAP_WIDTH * 4;
  const height = Math.min(MAP_WIDTH * 4, Math.max(16, Math.round((MAP_WIDTH * source.height) / source.width))) * 4;
  const rgb = await picture.clone().resize(width, height, { fit: "fill" }).removeAlpha().raw().toBuffer();
  return { width, height, rgb };
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

/** Where the subject is, as shares of the picture: the library knows faces by their skin better than our contrast does. */
async function findFocus({ width, height, rgb }: Thumbnail): Promise<readonly [number, number]> {
  const { info } = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize(ATTENTION_SIDE, ATTENTION_SIDE, { fit: "cover", position: "attention" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scale = Math.max(ATTENTION_SIDE / width, ATTENTION_SIDE / height);
  const { attentionX = (width * scale) / 2, attentionY = (height * scale) / 2 } = info;
  return [clamp(attentionX / (width * scale)), clamp(attentionY / (height * scale))];
}

function chooseCrop(whole: FrameSize, frame: FrameSize, [focusX, focusY]: readonly [number, number]): Crop {
  // Even sizes: chroma is stored for pairs of pixels.
  const width = Math.min(whole.width, Math.round(frame.width * MOST_OVERSCAN)) & ~1;
  const height = Math.min(whole.height, Math.round(frame.height * MOST_OVERSCAN)) & ~1;
  const left = Math.max(0, Math.min(whole.width - width, Math.round(whole.width * focusX - width / 2)));
  const top = Math.max(0, Math.min(whole.height - height, Math.round(whole.height * focusY - height / 2)));
  return { left, top, width, height };
}

function cropDepth(depth: Map2d, crop: Crop, whole: FrameSize): Map2d {
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

type Cut = { source: FrameSize; crop: Crop; scale: number; saturation: number };

async function cutPicture(picture: Sharp, { source, crop, scale, saturation }: Cut): Promise<Uint8Array> {
  // Cut in source pixels first, then resize: nothing is resampled that the camera can never see.
  const left = Math.min(source.width - 1, Math.floor(crop.left / scale));
  const top = Math.min(source.height - 1, Math.floor(crop.top / scale));
  const width = Math.max(1, Math.min(source.width - left, Math.ceil(crop.width / scale)));
  const height = Math.max(1, Math.min(source.height - top, Math.ceil(crop.height / scale)));
  const sharpness = scale > 1.05 ? 0.34 : 0.18;
  const edge = (-sharpness / 8) * 1000;
  const kernel = [edge, edge, edge, edge, (1 + sharpness) * 1000, edge, edge, edge, edge];
  return (
    picture
      .clone()
      .extract({ left, top, width, height })
      .resize(crop.width, crop.height, { kernel: "lanczos3", fit: "fill" })
      .recomb(gradeMatrix(saturation))
      .linear(1, -6)
      // One 3x3 convolution: the library's own sharpening goes through another colour space and costs four times as much.
      .convolve({ width: 3, height: 3, kernel, scale: 1000 })
      .ensureAlpha()
      .raw()
      .toBuffer()
  );
}

type Matrix = [[number, number, number], [number, number, number], [number, number, number]];

/** Saturation and contrast in one matrix. */
function gradeMatrix(saturation: number): Matrix {
  return [0, 1, 2].map((row) =>
    LUMA_WEIGHTS.map((weight, column) => CONTRAST * (weight * (1 - saturation) + (row === column ? saturation : 0))),
  ) as Matrix;
}
