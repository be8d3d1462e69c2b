import { createCanvas } from "@napi-rs/canvas";
import type { FrameSize } from "#plan/frame-size.ts";

const POSTER_QUALITY = 86;

/** A JPEG of one frame, straight from its planes. */
export async function makePoster(planes: Uint8Array, size: FrameSize): Promise<Buffer> {
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext("2d");
  const image = context.createImageData(size.width, size.height);
  image.data.set(planesToRgba(planes, size));
  context.putImageData(image, 0, 0);
  return canvas.encode("jpeg", POSTER_QUALITY);
}

/** BT.709 limited-range planes to opaque RGBA. */
export function planesToRgba(planes: Uint8Array, { width, height }: FrameSize): Uint8ClampedArray {
  const pixels = width * height;
  const rgba = new Uint8ClampedArray(pixels * 4).fill(255);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const chroma = (row >> 1) * (width >> 1) + (column >> 1);
      const y = 1.164384 * ((planes[row * width + column] ?? 0) - 16);
      const u = (planes[pixels + chroma] ?? 128) - 128;
      const v = (planes[pixels + (pixels >> 2) + chroma] ?? 128) - 128;
      const place = (row * width + column) * 4;
      rgba[place] = y + 1.792741 * v;
      rgba[place + 1] = y - 0.213249 * u - 0.532909 * v;
      rgba[place + 2] = y + 2.112402 * u;
    }
  }
  return rgba;
}
