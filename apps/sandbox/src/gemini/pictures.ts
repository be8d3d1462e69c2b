import { sniffImage } from "#images.ts";

const TYPES = new Set(["image/png", "image/jpeg", "image/webp", "image/heic", "image/heif"]);

/** `undefined` when the model can read it. */
export function pictureProblem(base64: string, mimeType: string): string | undefined {
  if (!TYPES.has(mimeType)) return `Unsupported MIME type: ${mimeType}`;
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(base64)) return "Base64 decoding failed";
  if (mimeType === "image/heic" || mimeType === "image/heif") return undefined;
  return sniffImage(Buffer.from(base64, "base64"))?.type === mimeType ? undefined : "Unable to process input image.";
}
