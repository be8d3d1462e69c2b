import type { Context } from "#context.ts";
import { AppError } from "#platform/errors.ts";
import { draw } from "./picture-process.ts";
import { isOtherFormat, sniffPicture } from "./sniff-picture.ts";

export type CleanPicture = {
  bytes: Buffer;
  extension: "jpg" | "png";
  thumbnail: Buffer;
  width: number;
  height: number;
  focus: [number, number] | null;
  faces: { x: number; y: number; width: number; height: number }[] | null;
};

/** Larger than any film of ours; what lies beyond only costs space and time. */
const KEPT_SIDE = 4096;
const THUMBNAIL_SIDE = 480;

/** Draws the picture anew: nothing of the file that came survives but its pixels. */
export async function cleanPicture(context: Context, source: Buffer): Promise<CleanPicture> {
  const kind = sniffPicture(source);
  if (!kind) throw new AppError(isOtherFormat(source) ? "image_type" : "image_unreadable");
  const { isOpaque, width, height, subject, pictures } = await draw(context, source, {
    kind: "clean",
    keptSide: KEPT_SIDE,
    thumbnailSide: THUMBNAIL_SIDE,
    isOpaque: kind === "jpeg",
  });
  const [bytes, thumbnail] = pictures;
  if (!bytes || !thumbnail) throw new Error("The process of pictures answered without a picture.");
  const focus: CleanPicture["focus"] = subject && [subject.focus[0], subject.focus[1]];
  const faces = subject && [...subject.faces];
  return { bytes, extension: isOpaque ? "jpg" : "png", thumbnail, width, height, focus, faces };
}
