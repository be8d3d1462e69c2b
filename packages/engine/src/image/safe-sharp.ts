import type { Sharp } from "sharp";
import sharp from "sharp";
import { BEHIND_PICTURES } from "#picture/fit-picture.ts";
import { RenderError } from "#render-error.ts";

const MAX_PIXELS = 40_000_000;
const MIN_SIDE = 16;
const MAX_SIDE = 12_000;

// Only these decoders may ever run in this process; SVG, PDF, HEIF, TIFF and the rest are closed even if the sniffing failed.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadNsgif"],
});
sharp.cache(false);
// One decoding thread: the cores belong to the painters and the encoder, and the bytes must not depend on their number.
sharp.concurrency(1);

/** Opens a picture upright, in sRGB, without transparency. */
export function openPicture(path: string): Sharp {
  return openTransparent(path).flatten({ background: BEHIND_PICTURES });
}

/** The same with what is see-through in it. */
export function openTransparent(path: string): Sharp {
  return sharp(path, { limitInputPixels: MAX_PIXELS, failOn: "error" }).autoOrient().toColourspace("srgb");
}

/** Size of the upright picture. */
export async function readPictureSize(path: string): Promise<{ width: number; height: number }> {
  const {
    width,
    height,
    orientation = 1,
  } = await sharp(path, { limitInputPixels: MAX_PIXELS, failOn: "error" }).metadata();
  const sides = [width, height];
  if (sides.some((side) => !(side >= MIN_SIDE && side <= MAX_SIDE)))
    throw new RenderError("bad_input", "A picture has an impossible size.");
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}
