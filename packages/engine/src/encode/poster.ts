import sharp from "sharp";
import type { FrameSize } from "#plan/frame-size.ts";

const POSTER_QUALITY = 84;

/** A JPEG of one frame, straight from its planes. */
export async function makePoster(planes: Uint8Array, size: FrameSize): Promise<Buffer> {
  const pixels = planesToRgb(planes, size);
  return sharp(pixels, { raw: { ...size, channels: 3 } })
    .jpeg({ quality: POSTER_QUALITY, mozjpeg: false })
    .toBuffer();
}

/** BT.709 limited-range planes to packed RGB. */
export function planesToRgb(planes: Uint8Array, { width, height }: FrameSize): Uint8Array {
  const pixels = width * height;
  const rgb = new Uint8ClampedArray(pixels * 3);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const chroma = (row >> 1) * (width >> 1) + (column >> 1);
      const y = 1.164384 * ((planes[row * width + column] ?? 0) - 16);
      const u = (planes[pixels + chroma] ?? 128) - 128;
      const v = (planes[pixels + (pixels >> 2) + chroma] ?? 128) - 128;
      const place = (row * width + column) * 3;
      rgb[place] = y + 1.792741 * v;
      rgb[place + 1] = y - 0.213249 * u - 0.532909 * v;
      rgb[place + 2] = y + 2.112402 * u;
    }
  }
  return new Uint8Array(rgb.buffer);
}
