export type PictureKind = "jpeg" | "png" | "gif";

/** The first bytes decide what a picture is, never its name or the type it was sent with. */
export function sniffPicture(bytes: Buffer): PictureKind | null {
  const head = bytes.toString("latin1", 0, 8);
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head === "\x89PNG\r\n\x1a\n") return "png";
  return head.startsWith("GIF87a") || head.startsWith("GIF89a") ? "gif" : null;
}
