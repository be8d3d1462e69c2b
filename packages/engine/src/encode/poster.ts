import { createCanvas } from "@napi-rs/canvas";
import type { FrameSize } from "#plan/frame-size.ts";

const POSTER_QUALITY = 86;

/** A JPEG of one frame of opaque RGBA. */
export async function makePoster(rgba: Uint8Array | Uint8ClampedArray, size: FrameSize): Promise<Buffer> {
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext("2d");
  const image = context.createImageData(size.width, size.height);
  image.data.set(rgba);
  context.putImageData(image, 0, 0);
  return canvas.encode("jpeg", POSTER_QUALITY);
}

/** BT.709 limited-range planes to opaque RGBA; the kernel does the same where there is one. */
export function planesToRgba(planes: Uint8Array, { width, height }: FrameSize): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(width * height * 4);
  const pixels = width * height;
  let [red, greenOfU, greenOfV, blue] = [0, 0, 0, 0];
  for (let row = 0; row < height; row++) {
    const chroma = pixels + (row >> 1) * (width >> 1);
    for (let column = 0; column < width; column++) {
      // Two pixels share their colour.
      if ((column & 1) === 0) {
        const u = (planes[chroma + (column >> 1)] ?? 128) - 128;
        const v = (planes[chroma + (pixels >> 2) + (column >> 1)] ?? 128) - 128;
        [red, greenOfU, greenOfV, blue] = [1.792741 * v, 0.213249 * u, 0.532909 * v, 2.112402 * u];
      }
      const y = 1.164384 * ((planes[row * width + column] ?? 0) - 16);
      const place = (row * width + column) * 4;
      rgba[place] = y + red;
      rgba[place + 1] = y - greenOfU - greenOfV;
      rgba[place + 2] = y + blue;
      rgba[place + 3] = 255;
    }
  }
  return rgba;
}
