import { AppError } from "#platform/errors.ts";
import { inTurn, isSaneSize, openPicture, readHeader } from "./picture-work.ts";
import { isOtherFormat, sniffPicture } from "./sniff-picture.ts";

export type CleanPicture = {
  bytes: Buffer;
  extension: "jpg" | "png";
  thumbnail: Buffer;
  width: number;
  height: number;
};

/** Larger than any film of ours; what lies beyond only costs space and time. */
const KEPT_SIDE = 4096;
const THUMBNAIL_SIDE = 480;
const SMALLEST_SIDE = 16;

/** Draws the picture anew: nothing of the file that came survives but its pixels. */
export async function cleanPicture(source: Buffer): Promise<CleanPicture> {
  const kind = sniffPicture(source);
  if (!kind) throw new AppError(isOtherFormat(source) ? "image_type" : "image_unreadable");
  return inTurn(async () => {
    const header = await orUnreadable(() => readHeader(source));
    if (!isSaneSize(header)) throw new AppError("image_too_large");
    if (Math.min(header.width, header.height) < SMALLEST_SIDE) throw new AppError("image_unreadable");
    return orUnreadable(() => redraw(source, kind === "jpeg" || !header.hasAlpha));
  });
}

async function redraw(source: Buffer, isOpaque: boolean): Promise<CleanPicture> {
  const whole = openPicture(source)
    .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb");
  const encoded = isOpaque ? whole.jpeg({ quality: 90 }) : whole.png({ compressionLevel: 6 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  const thumbnail = await openPicture(data)
    .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#161a1d" })
    .jpeg({ quality: 78 })
    .toBuffer();
  return { bytes: data, extension: isOpaque ? "jpg" : "png", thumbnail, width: info.width, height: info.height };
}

async function orUnreadable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const isTooLarge = cause instanceof Error && /pixel limit/i.test(cause.message);
    throw new AppError(isTooLarge ? "image_too_large" : "image_unreadable", { cause });
  }
}
