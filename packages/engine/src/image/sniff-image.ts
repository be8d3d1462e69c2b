import { open, stat } from "node:fs/promises";
import { RenderError } from "#render-error.ts";

export type ImageKind = "jpeg" | "png" | "gif" | "webp";

const MAX_BYTES = 10 * 1024 * 1024;
const HEAD_BYTES = 12;

/** The first bytes decide what a picture is, never its name. */
export function sniffImage(head: Uint8Array): ImageKind | null {
  const text = Buffer.from(head).toString("latin1");
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("GIF87a") || text.startsWith("GIF89a")) return "gif";
  return text.startsWith("RIFF") && text.startsWith("WEBP", 8) ? "webp" : null;
}

/** Refuses what we do not decode, before any decoder sees a byte of it. */
export async function checkImageFile(path: string): Promise<void> {
  try {
    const { size } = await stat(path);
    if (size > MAX_BYTES) throw new RenderError("bad_input", "A picture is larger than 10 MB.");
    const file = await open(path, "r");
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
      if (!sniffImage(buffer.subarray(0, bytesRead)))
        throw new RenderError("bad_input", "A picture is not JPEG, PNG, GIF or WebP.");
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof RenderError) throw error;
    throw new RenderError("bad_input", "A picture cannot be read.", { cause: error });
  }
}
