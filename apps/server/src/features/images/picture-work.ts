import sharp, { type Sharp } from "sharp";
import { IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE } from "@sahne/contract/limits";

// Only these three decoders may ever run in this process, even if the sniffing were fooled.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadNsgif"] });
sharp.cache(false);
sharp.concurrency(1);

let last: Promise<unknown> = Promise.resolve();

/** One picture at a time in this process: a decoded one takes up to 160 MB. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = last.then(work, work);
  last = mine.catch(() => undefined);
  return mine;
}

/** Opens the first frame upright; a picture with a lie in its header or a broken end is refused. */
export function openPicture(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: "warning", pages: 1 }).autoOrient();
}

/** What the header says, without decoding anything. */
export async function readHeader(bytes: Buffer): Promise<{ width: number; height: number; hasAlpha: boolean }> {
  const options = { limitInputPixels: IMAGE_MAX_PIXELS, failOn: "warning", pages: 1 } as const;
  const { width, height, hasAlpha } = await sharp(bytes, options).metadata();
  return { width, height, hasAlpha };
}

export function isSaneSize({ width, height }: { width: number; height: number }): boolean {
  return width <= IMAGE_MAX_SIDE && height <= IMAGE_MAX_SIDE && width * height <= IMAGE_MAX_PIXELS;
}
