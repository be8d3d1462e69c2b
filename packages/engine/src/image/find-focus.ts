import sharp, { type Sharp } from "sharp";
import { clamp } from "#base/numbers.ts";
import type { Thumbnail } from "#picture/analyse-picture.ts";
import { thumbnailSize } from "#picture/fit-picture.ts";
import type { FrameSize } from "#plan/frame-size.ts";

/** Side of the square in which the library looks for what draws the eye: skin, colour, sharp edges. */
const ATTENTION_SIDE = 96;

export async function makeThumbnail(picture: Sharp, source: FrameSize): Promise<Thumbnail> {
  const { width, height } = thumbnailSize(source);
  const rgb = await picture.clone().resize(width, height, { fit: "fill" }).removeAlpha().raw().toBuffer();
  return { width, height, rgb };
}

/** Where the subject is, as shares of the picture: the library knows faces by their skin better than our contrast does. */
export async function findFocus({ width, height, rgb }: Thumbnail): Promise<readonly [number, number]> {
  const { info } = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize(ATTENTION_SIDE, ATTENTION_SIDE, { fit: "cover", position: "attention" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scale = Math.max(ATTENTION_SIDE / width, ATTENTION_SIDE / height);
  const { attentionX = (width * scale) / 2, attentionY = (height * scale) / 2 } = info;
  return [clamp(attentionX / (width * scale)), clamp(attentionY / (height * scale))];
}
