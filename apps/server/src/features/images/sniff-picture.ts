export type PictureKind = "jpeg" | "png" | "gif";

/** The first bytes decide what a picture is, never its name or the type it was sent with. */
export function sniffPicture(bytes: Buffer): PictureKind | null {
  const head = bytes.toString("latin1", 0, 8);
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head === "\x89PNG\r\n\x1a\n") return "png";
  return head.startsWith("GIF87a") || head.startsWith("GIF89a") ? "gif" : null;
}

/** A byte order mark, blanks and a tag; PDF; TIFF; WebP; MP4, AVIF and HEIC; BMP. */
const OTHER_FORMATS = /^(?:(?:\xef\xbb\xbf)?\s*<|%PDF|II\*\0|MM\0\*|RIFF.{4}WEBP|.{4}ftyp|BM)/s;

/** A sound file of a kind that is not taken, as far as its first bytes tell; anything else is broken or no file at all. */
export function isOtherFormat(bytes: Buffer): boolean {
  return OTHER_FORMATS.test(bytes.toString("latin1", 0, 32));
}
