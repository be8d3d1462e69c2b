import type { AspectRatio } from "@sahne/contract/videos/capabilities";

/** The shape of ours that comes nearest. */
export function shapeOf(width: number, height: number): AspectRatio {
  if (width === height) return "1:1";
  return width > height ? "16:9" : "9:16";
}
