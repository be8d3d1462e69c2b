import type { Image } from "@sahne/contract/videos/images";
import type { PicturePlanes } from "@sahne/engine/paint/film-memory";
import type { Thumbnail } from "@sahne/engine/picture/analyse-picture";
import { findSaliency, guessDepth } from "@sahne/engine/picture/analyse-picture";
import {
  BEHIND_PICTURES,
  cropDepth,
  DARKER,
  fitPicture,
  gradeMatrix,
  keptSubject,
  sharpnessAt,
  thumbnailSize,
} from "@sahne/engine/picture/fit-picture";
import type { Studio } from "@sahne/engine/picture/lay-picture";
import { storePicture } from "@sahne/engine/picture/lay-picture";
import { frameSize } from "@sahne/engine/plan/frame-size";
import type { PictureFacts } from "@sahne/engine/plan/plan";
import type { PresetId } from "@sahne/engine/presets";
import { PRESETS } from "@sahne/engine/presets";
import type { RenderSpec } from "@sahne/engine/spec";
import type { StagePicture } from "@sahne/engine/stage/stage";

/** Heads are looked for by the server alone, when an image comes; the focus may not be known. */
export type KnownSubject = { focus: readonly [number, number] | null; faces: Image["faces"] };
export type PreviewPicture = { picture: ImageBitmap } & KnownSubject;
type Laid = { planes: PicturePlanes[]; facts: PictureFacts[]; stage: StagePicture[] };
type Size = { width: number; height: number };

/** The images of a draft as the renderer prepares them: cut to what the camera can see, graded, with their depth. */
export function layPictures(
  pictures: readonly PreviewPicture[],
  studio: Studio,
  { spec, preset }: { spec: RenderSpec; preset: PresetId },
): Laid {
  const laid: Laid = { planes: [], facts: [], stage: [] };
  const frame = frameSize(spec.aspectRatio, spec.resolution);
  for (const { picture, ...known } of pictures) {
    const { rgba, depth, facts } = prepare(picture, known, { frame, saturation: PRESETS[preset].saturation });
    laid.planes.push(storePicture(studio, { rgba, depth, facts }));
    laid.facts.push(facts);
    laid.stage.push({ source: canvasOf(rgba, facts), ...sizeOf(facts), focus: facts.focus, faces: facts.faces ?? [] });
    picture.close();
  }
  return laid;
}

type Wish = { frame: Size; saturation: number };

/** Where the server has not looked for the subject, the most striking place stands for it. */
function prepare(picture: ImageBitmap, known: KnownSubject, { frame, saturation }: Wish) {
  const thumbnail = thumbnailOf(picture);
  const saliency = findSaliency(thumbnail);
  const subject = { focus: known.focus ?? peakOf(saliency), faces: known.faces };
  const { isPrint, scale, whole, crop } = fitPicture(picture, frame, subject);
  const part = {
    left: crop.left / scale,
    top: crop.top / scale,
    width: crop.width / scale,
    height: crop.height / scale,
  };
  const rgba = readPixels(picture, part, crop);
  grade(rgba, saturation);
  const facts: PictureFacts = { sha256: "", ...sizeOf(crop), ...keptSubject(crop, whole, subject), isPrint };
  return { rgba: sharpen(rgba, crop, sharpnessAt(scale)), depth: cropDepth(guessDepth(saliency), crop, whole), facts };
}

function thumbnailOf(picture: ImageBitmap): Thumbnail {
  const size = thumbnailSize(picture);
  const rgba = readPixels(picture, { left: 0, top: 0, ...sizeOf(picture) }, size);
  const rgb = new Uint8Array(size.width * size.height * 3);
  for (let index = 0; index < size.width * size.height; index++)
    for (let part = 0; part < 3; part++) rgb[index * 3 + part] = rgba[index * 4 + part] ?? 0;
  return { ...size, rgb };
}

/** Where the eye goes first, as shares of the picture. */
function peakOf({ width, height, values }: ReturnType<typeof findSaliency>): readonly [number, number] {
  let best = 0;
  for (let index = 1; index < values.length; index++) if ((values[index] ?? 0) > (values[best] ?? 0)) best = index;
  return [((best % width) + 0.5) / width, (Math.floor(best / width) + 0.5) / height];
}

function readPixels(
  picture: ImageBitmap,
  { left, top, width, height }: Size & { left: number; top: number },
  size: Size,
): Uint8ClampedArray {
  const pen = new OffscreenCanvas(size.width, size.height).getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("This browser has no canvas in workers.");
  pen.imageSmoothingQuality = "high";
  pen.fillStyle = BEHIND_PICTURES;
  pen.fillRect(0, 0, size.width, size.height);
  pen.drawImage(picture, left, top, width, height, 0, 0, size.width, size.height);
  return pen.getImageData(0, 0, size.width, size.height).data;
}

function grade(rgba: Uint8ClampedArray, saturation: number): void {
  const [red, green, blue] = gradeMatrix(saturation);
  for (let place = 0; place < rgba.length; place += 4) {
    const [r, g, b] = [rgba[place] ?? 0, rgba[place + 1] ?? 0, rgba[place + 2] ?? 0];
    rgba[place] = red[0] * r + red[1] * g + red[2] * b + DARKER;
    rgba[place + 1] = green[0] * r + green[1] * g + green[2] * b + DARKER;
    rgba[place + 2] = blue[0] * r + blue[1] * g + blue[2] * b + DARKER;
  }
}

/** One pass over a pixel and its eight neighbours, as in the render process. */
function sharpen(rgba: Uint8ClampedArray, { width, height }: Size, sharpness: number): Uint8Array {
  const sharp = new Uint8ClampedArray(rgba.length);
  const edge = -sharpness / 8;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const place = (row * width + column) * 4;
      for (let part = 0; part < 3; part++) {
        let around = 0;
        for (let y = -1; y <= 1; y++) {
          const line = Math.min(height - 1, Math.max(0, row + y)) * width;
          for (let x = -1; x <= 1; x++)
            around += rgba[(line + Math.min(width - 1, Math.max(0, column + x))) * 4 + part] ?? 0;
        }
        const own = rgba[place + part] ?? 0;
        sharp[place + part] = own * (1 + sharpness) + (around - own) * edge;
      }
      sharp[place + 3] = 255;
    }
  }
  return new Uint8Array(sharp.buffer);
}

function canvasOf(rgba: Uint8Array, { width, height }: Size): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const image = new ImageData(new Uint8ClampedArray(rgba), width, height);
  canvas.getContext("2d")?.putImageData(image, 0, 0);
  return canvas;
}

function sizeOf({ width, height }: Size): Size {
  return { width, height };
}
