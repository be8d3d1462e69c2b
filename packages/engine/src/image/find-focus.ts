import sharp, { type Sharp } from "sharp";
import { clamp } from "#base/numbers.ts";
import type { Thumbnail } from "#picture/analyse-picture.ts";
import { thumbnailSize } from "#picture/fit-picture.ts";
import type { FrameSize } from "#plan/frame-size.ts";

/**
 * In what the library looks for what draws the eye: skin, colour, sharp edges. It looks only where something must be cut off, so
 * what it is asked for never has the shape of the picture.
 */
const LOOKED_IN = [
  { width: 96, height: 96 },
  { width: 96, height: 60 },
] as const;
/** A picture is as good as square within this. */
const NEARLY_SQUARE = 0.1;

export async function makeThumbnail(picture: Sharp, source: FrameSize): Promise<Thumbnail> {
  const { width, height } = thumbnailSize(source);
  const rgb = await picture.clone().resize(width, height, { fit: "fill" }).removeAlpha().raw().toBuffer();
  return { width, height, rgb };
}

/** Where the subject is, as shares of the picture: the library knows faces by their skin better than our contrast does. */
export async function findFocus({ width, height, rgb }: Thumbnail): Promise<readonly [number, number]> {
  const window = LOOKED_IN[Math.abs(width / height - 1) < NEARLY_SQUARE ? 1 : 0];
  const { info } = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize(window.width, window.height, { fit: "cover", position: "attention" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scale = Math.max(window.width / width, window.height / height);
  const { attentionX = 0, attentionY = 0 } = info;
  // In a picture where nothing draws the eye it answers with the corner.
  if (attentionX === 0 && attentionY === 0) return [0.5, 0.5];
  return [clamp(attentionX / (width * scale)), clamp(attentionY / (height * scale))];
}
