import { IMAGE_MAX_DECODED_BYTES, IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE } from "@sahne/contract/limits";
import { drawPicture, PictureError, type DrawnPicture, type PictureOrder } from "@sahne/engine/picture";
import type { Context } from "#context.ts";
import { AppError } from "#platform/errors.ts";

type Wanted = PictureOrder extends infer Order ? (Order extends PictureOrder ? Omit<Order, "limits"> : never) : never;

const LIMITS = {
  maxSide: IMAGE_MAX_SIDE,
  minSide: 1,
  maxPixels: IMAGE_MAX_PIXELS,
  maxDecodedBytes: IMAGE_MAX_DECODED_BYTES,
};
const SMALLEST_SENT = 16;

let last: Promise<unknown> = Promise.resolve();

/** One process of pictures at a time: a decoded picture takes up to 160 MB. */
export function draw(context: Context, source: Buffer, wanted: Wanted): Promise<DrawnPicture> {
  const minSide = wanted.kind === "clean" ? SMALLEST_SENT : LIMITS.minSide;
  const order = { ...wanted, limits: { ...LIMITS, minSide } };
  const work = (): Promise<DrawnPicture> => drawPicture(source, order, { childPath: context.pictureChildPath });
  const mine = last.then(work, work);
  last = mine.catch(() => undefined);
  return mine.catch(asAppError);
}

export async function drawOne(context: Context, source: Buffer, wanted: Wanted): Promise<Buffer> {
  const [picture] = (await draw(context, source, wanted)).pictures;
  if (!picture) throw new Error("The process of pictures answered without a picture.");
  return picture;
}

function asAppError(cause: unknown): never {
  if (!(cause instanceof PictureError)) throw cause;
  throw new AppError(cause.reason === "too_large" ? "image_too_large" : "image_unreadable", { cause });
}
