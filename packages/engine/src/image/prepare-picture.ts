import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Sharp } from "sharp";
import { runHotLoops } from "#child/hot-loops.ts";
import type { FrameSize } from "#plan/frame-size.ts";
import { RenderError } from "#render-error.ts";
import { findSaliency, guessDepth } from "#picture/analyse-picture.ts";
import type { Crop } from "#picture/fit-picture.ts";
import { cropDepth, DARKER, fitPicture, gradeMatrix, keptSubject, sharpnessAt } from "#picture/fit-picture.ts";
import type { PreparedPicture } from "#picture/lay-picture.ts";
import type { FaceFinder } from "./find-faces.ts";
import { findFocus, makeThumbnail } from "./find-focus.ts";
import { openPicture, readPictureSize } from "./safe-sharp.ts";
import { checkImageFile } from "./sniff-image.ts";

export type PictureWish = { frame: FrameSize; saturation: number };

/** Decodes once, upright and without metadata, finds subject, heads and depth, and cuts what the camera can see. */
export async function preparePicture(path: string, wish: PictureWish, findFaces: FaceFinder): Promise<PreparedPicture> {
  await checkImageFile(path);
  try {
    const source = await readPictureSize(path);
    const picture = openPicture(path);
    const thumbnail = await makeThumbnail(picture, source);
    const saliency = runHotLoops(() => findSaliency(thumbnail));
    const subject = { focus: await findFocus(thumbnail), faces: await findFaces(thumbnail) };
    const { isPrint, scale, whole, crop } = fitPicture(source, wish.frame, subject);
    const rgba = await cutPicture(picture, { source, crop, scale, saturation: wish.saturation });
    const facts = {
      sha256: createHash("sha256")
        .update(await readFile(path))
        .digest("hex"),
      width: crop.width,
      height: crop.height,
      ...keptSubject(crop, whole, subject),
      isPrint,
    };
    return { rgba, depth: cropDepth(guessDepth(saliency), crop, whole), facts };
  } catch (error) {
    if (error instanceof RenderError) throw error;
    throw new RenderError("bad_input", "A picture cannot be decoded.", { cause: error });
  }
}

type Cut = { source: FrameSize; crop: Crop; scale: number; saturation: number };

async function cutPicture(picture: Sharp, { source, crop, scale, saturation }: Cut): Promise<Uint8Array> {
  // Cut in source pixels first, then resize: nothing is resampled that the camera can never see.
  const left = Math.min(source.width - 1, Math.floor(crop.left / scale));
  const top = Math.min(source.height - 1, Math.floor(crop.top / scale));
  const width = Math.max(1, Math.min(source.width - left, Math.ceil(crop.width / scale)));
  const height = Math.max(1, Math.min(source.height - top, Math.ceil(crop.height / scale)));
  const sharpness = sharpnessAt(scale);
  const edge = (-sharpness / 8) * 1000;
  const kernel = [edge, edge, edge, edge, (1 + sharpness) * 1000, edge, edge, edge, edge];
  return (
    picture
      .clone()
      .extract({ left, top, width, height })
      .resize(crop.width, crop.height, { kernel: "lanczos3", fit: "fill" })
      .recomb(gradeMatrix(saturation))
      .linear(1, DARKER)
      // One 3x3 convolution: the library's own sharpening goes through another colour space and costs four times as much.
      .convolve({ width: 3, height: 3, kernel, scale: 1000 })
      .ensureAlpha()
      .raw()
      .toBuffer()
  );
}
