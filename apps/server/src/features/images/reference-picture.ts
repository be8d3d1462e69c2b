import type { ImageRules } from "#providers/video-generator.ts";
import { inTurn, openPicture, readHeader } from "./picture-work.ts";

const QUALITIES = [90, 80, 65, 50];
const MARGIN_COLOUR = "#000000";

/** A JPEG as the vendor takes it: large enough, not too long, not too heavy, without transparency. */
export async function fitPicture(source: Buffer, rules: ImageRules): Promise<Buffer> {
  return inTurn(async () => {
    const size = fitSize(await readHeader(source), rules);
    const fitted = openPicture(source)
      .flatten({ background: MARGIN_COLOUR })
      .resize({ ...size, fit: "contain", background: MARGIN_COLOUR })
      .toColourspace("srgb");
    let jpeg = Buffer.alloc(0);
    for (const quality of QUALITIES) {
      jpeg = await fitted.clone().jpeg({ quality }).toBuffer();
      if (jpeg.length <= rules.maxBytes) break;
    }
    return jpeg;
  });
}

type Size = { width: number; height: number };

/** Grown or shrunk into the vendor's limits; a picture that is too long gets margins, never a cut. */
export function fitSize({ width, height }: Size, { minSide, maxSide, maxRatio }: ImageRules): Size {
  const widened = Math.max(width, Math.ceil(height / maxRatio));
  const heightened = Math.max(height, Math.ceil(widened / maxRatio));
  const [short, long] = [Math.min(widened, heightened), Math.max(widened, heightened)];
  const scale = long > maxSide ? maxSide / long : Math.max(1, minSide / short);
  const sized = (side: number): number => Math.max(minSide, Math.round(side * scale));
  return { width: sized(widened), height: sized(heightened) };
}
