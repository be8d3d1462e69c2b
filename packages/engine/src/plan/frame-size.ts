import type { AspectRatio, Resolution } from "#spec.ts";

export type FrameSize = { width: number; height: number };

/** Where each plane of a frame begins in the shared memory. */
export type FramePlanes = { Y: number; U: number; V: number };

/** `megabits`: what YouTube recommends a second of it to be uploaded in. */
type Frames = { short: number; long: number; framesPerSecond: 30 | 60; megabits: number };

const FRAMES: Readonly<Record<Resolution, Frames>> = {
  "480p": { short: 480, long: 854, framesPerSecond: 30, megabits: 2.5 },
  "720p": { short: 720, long: 1280, framesPerSecond: 30, megabits: 5 },
  "1080p": { short: 1080, long: 1920, framesPerSecond: 30, megabits: 8 },
  "1080p60": { short: 1080, long: 1920, framesPerSecond: 60, megabits: 12 },
  "1440p": { short: 1440, long: 2560, framesPerSecond: 30, megabits: 16 },
  "2160p": { short: 2160, long: 3840, framesPerSecond: 30, megabits: 40 },
};

export function frameSize(aspectRatio: AspectRatio, resolution: Resolution): FrameSize {
  const { short, long } = FRAMES[resolution];
  if (aspectRatio === "1:1") return { width: short, height: short };
  return aspectRatio === "16:9" ? { width: long, height: short } : { width: short, height: long };
}

export function frameRate(resolution: Resolution): number {
  return FRAMES[resolution].framesPerSecond;
}

/** The bits a second of film may take: more are thrown away where it is shown. */
export function mostBits({ width, height }: FrameSize, framesPerSecond: number): number {
  const fits = Object.values(FRAMES).filter(
    (frames) => frames.short >= Math.min(width, height) && frames.framesPerSecond >= framesPerSecond,
  );
  return Math.min(...fits.map(({ megabits }) => megabits), FRAMES["2160p"].megabits) * 1e6;
}

/** How many pixels a second are drawn, as a multiple of 1080p; what is smaller counts as one. */
export function frameWeight(resolution: Resolution): number {
  const usual = FRAMES["1080p"];
  const { short, long, framesPerSecond } = FRAMES[resolution];
  return Math.max(1, (short * long * framesPerSecond) / (usual.short * usual.long * usual.framesPerSecond));
}

/** How large one picture is, as a multiple of 1080p's; what is smaller counts as one. */
export function pictureWeight(resolution: Resolution): number {
  return frameWeight(resolution) / (frameRate(resolution) / frameRate("1080p"));
}

export function planesOf({ width, height }: FrameSize, frame: number): FramePlanes {
  const pixels = width * height;
  return { Y: frame, U: frame + pixels, V: frame + pixels + (pixels >> 2) };
}
