import type { PictureRules, PictureSize } from "#picture.ts";

/** Grown or shrunk into the vendor's limits; a picture that is too long gets margins, never a cut. */
export function fitSize({ width, height }: PictureSize, { minSide, maxSide, maxRatio }: PictureRules): PictureSize {
  const widened = Math.max(width, Math.ceil(height / maxRatio));
  const heightened = Math.max(height, Math.ceil(widened / maxRatio));
  const [short, long] = [Math.min(widened, heightened), Math.max(widened, heightened)];
  const scale = long > maxSide ? maxSide / long : Math.max(1, minSide / short);
  const sized = (side: number): number => Math.max(minSide, Math.round(side * scale));
  return { width: sized(widened), height: sized(heightened) };
}
