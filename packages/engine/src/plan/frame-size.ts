import type { AspectRatio, Resolution } from "#spec.ts";

export type FrameSize = { width: number; height: number };

/** Where each plane of a frame begins in the shared memory. */
export type FramePlanes = { Y: number; U: number; V: number };

const SHORT_SIDES: Readonly<Record<Resolution, number>> = { "480p": 480, "720p": 720, "1080p": 1080 };
const LONG_SIDES: Readonly<Record<Resolution, number>> = { "480p": 854, "720p": 1280, "1080p": 1920 };

export function frameSize(aspectRatio: AspectRatio, resolution: Resolution): FrameSize {
  const short = SHORT_SIDES[resolution];
  const long = LONG_SIDES[resolution];
  if (aspectRatio === "1:1") return { width: short, height: short };
  return aspectRatio === "16:9" ? { width: long, height: short } : { width: short, height: long };
}

export function planesOf({ width, height }: FrameSize, frame: number): FramePlanes {
  const pixels = width * height;
  return { Y: frame, U: frame + pixels, V: frame + pixels + (pixels >> 2) };
}
