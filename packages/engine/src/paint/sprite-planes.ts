import type { Placement } from "#stage/stage.ts";
import type { FramePlanes, FrameSize } from "#plan/frame-size.ts";
import type { Kernel } from "#kernel/load-kernel.ts";

export type SpriteSize = { width: number; height: number };

/** A sprite in the shared memory; its drawing begins two pixels inside its planes (kernel/raster/sprites.ts says why). */
export type SpritePlanes = SpriteSize & {
  luma: number;
  alpha: number;
  chromaU: number;
  chromaV: number;
  chromaAlpha: number;
  planeWidth: number;
  planeHeight: number;
};

const INSET = 2;
/** What the kernel may read before the first and after the last sample of a plane, besides one row. */
const MARGIN_BYTES = 32;
const FIXED = 65_536;
const LEAST_SCALE = 0.01;
/** What would move no edge of a sprite by more than this, in pixels, is not worth turning it for. */
const LEAST_MOVE = 0.2;

/** Bytes a sprite takes, its own margins included. */
export function spriteBytes(size: SpriteSize): number {
  const { planeWidth, planeHeight } = planeSize(size);
  const chromaBytes = planeBytes(planeWidth >> 1, planeHeight >> 1);
  return (2 * planeBytes(planeWidth, planeHeight) + 3 * chromaBytes + 127) & ~127;
}

/** Where a sprite's planes lie when its bytes begin at `start`. */
export function placeSprite(size: SpriteSize, start: number): SpritePlanes {
  const { planeWidth, planeHeight } = planeSize(size);
  const [lumaBytes, chromaBytes] = [planeBytes(planeWidth, planeHeight), planeBytes(planeWidth >> 1, planeHeight >> 1)];
  const luma = start + planeWidth + MARGIN_BYTES;
  const chromaU = start + 2 * lumaBytes + (planeWidth >> 1) + MARGIN_BYTES;
  return {
    ...size,
    luma,
    alpha: luma + lumaBytes,
    chromaU,
    chromaV: chromaU + chromaBytes,
    chromaAlpha: chromaU + 2 * chromaBytes,
    planeWidth,
    planeHeight,
  };
}

/** A plane with the clear row before it. */
function planeBytes(width: number, height: number): number {
  return width * (height + 1) + 2 * MARGIN_BYTES;
}

/** The sprite as the kernel is told of it. */
function kernelSprite({ luma, alpha, chromaU, chromaV, chromaAlpha, planeWidth, planeHeight }: SpritePlanes) {
  return [luma, alpha, chromaU, chromaV, chromaAlpha, planeWidth, planeHeight] as const;
}

function planeSize({ width, height }: SpriteSize): { planeWidth: number; planeHeight: number } {
  return { planeWidth: (width + 2 * INSET + 7) & ~7, planeHeight: (height + 2 * INSET + 1) & ~1 };
}

/** Rows of a frame, from an even one to before an even one. */
export type Rows = readonly [first: number, end: number];

type Target = { kernel: Kernel; size: FrameSize; rows?: Rows };

/** Lays a sprite over a frame where its placement says, or over those rows of the frame. */
export function laySprite(target: Target, planes: FramePlanes, sprite: SpritePlanes, placement: Placement): void {
  if (isUnseen(placement)) return;
  const shown = { ...placement, opacity: opacityOf(placement) };
  if (isUpright(sprite, placement)) layUpright(target, planes, sprite, shown);
  else layTurned(target, planes, sprite, shown);
}

/** The rows of a frame that a sprite may touch; null: none. */
export function rowsOf(sprite: SpriteSize, placement: Placement, size: FrameSize): Rows | null {
  if (isUnseen(placement)) return null;
  if (!isUpright(sprite, placement)) {
    const { top, bottom } = turnedBox(sprite, placement, size);
    return bottom > top ? [top, bottom] : null;
  }
  const above = Math.floor(placement.y - sprite.height / 2) - INSET;
  // The sprite's planes end in even rows, and whatever lies between two rows reaches into a third.
  const first = Math.max(0, above - 2) & ~1;
  const end = Math.min(size.height & ~1, (above + planeSize(sprite).planeHeight + 5) & ~1);
  return end > first ? [first, end] : null;
}

function opacityOf({ opacity }: Placement): number {
  return Math.round(256 * Math.min(1, opacity));
}

function isUnseen(placement: Placement): boolean {
  const { scaleX, scaleY } = placement;
  return opacityOf(placement) <= 0 || Math.abs(scaleX) < LEAST_SCALE || Math.abs(scaleY) < LEAST_SCALE;
}

function isUpright({ width, height }: SpriteSize, { turn, scaleX, scaleY }: Placement): boolean {
  const reach = Math.max(width, height) / 2;
  return Math.max(Math.abs(turn), Math.abs(scaleX - 1), Math.abs(scaleY - 1)) * reach < LEAST_MOVE;
}

function layUpright(
  { kernel, size, rows: [first, end] = [0, size.height] }: Target,
  { Y, U, V }: FramePlanes,
  sprite: SpritePlanes,
  { x, y, opacity }: Placement,
): void {
  const left = Math.round((x - sprite.width / 2 - INSET) * 256);
  const top = Math.round((y - sprite.height / 2 - INSET) * 256);
  kernel.overlaySprite(Y, U, V, size.width, first, end, ...kernelSprite(sprite), left, top, opacity);
}

/** The even box of the frame in which a turned sprite lies. */
function turnedBox({ width, height }: SpriteSize, { x, y, scaleX, scaleY, turn }: Placement, size: FrameSize) {
  const cosine = Math.cos(turn);
  const sine = Math.sin(turn);
  const reachX = (Math.abs(cosine * scaleX) * width + Math.abs(sine * scaleY) * height) / 2 + 2;
  const reachY = (Math.abs(sine * scaleX) * width + Math.abs(cosine * scaleY) * height) / 2 + 2;
  const left = Math.max(0, Math.floor(x - reachX)) & ~1;
  const top = Math.max(0, Math.floor(y - reachY)) & ~1;
  const right = Math.min(size.width & ~1, (Math.ceil(x + reachX) + 1) & ~1);
  const bottom = Math.min(size.height & ~1, (Math.ceil(y + reachY) + 1) & ~1);
  return { left, top, right, bottom };
}

function layTurned(
  { kernel, size, rows: [first, end] = [0, size.height] }: Target,
  { Y, U, V }: FramePlanes,
  sprite: SpritePlanes,
  placement: Placement,
): void {
  const { width, height } = sprite;
  const { x, y, scaleX, scaleY, turn, opacity } = placement;
  const { left, top, right, bottom } = turnedBox(sprite, placement, size);
  const [upper, lower] = [Math.max(top, first), Math.min(bottom, end)];
  if (right <= left || lower <= upper) return;
  const cosine = Math.cos(turn);
  const sine = Math.sin(turn);
  const [columnU, columnV, rowU, rowV] = [cosine / scaleX, -sine / scaleY, sine / scaleX, cosine / scaleY];
  const [fromX, fromY] = [left + 0.5 - x, top + 0.5 - y];
  const u = fromX * columnU + fromY * rowU + width / 2 + INSET - 0.5;
  const v = fromX * columnV + fromY * rowV + height / 2 + INSET - 0.5;
  const [viewU = 0, viewV = 0, ...steps] = [u, v, columnU, columnV, rowU, rowV].map((value) =>
    Math.round(value * FIXED),
  );
  const [, , downU = 0, downV = 0] = steps;
  // Each row looks where it would if the whole box were laid.
  const start = [viewU + (upper - top) * downU, viewV + (upper - top) * downV];
  const box = [left, upper, right - left, lower - upper];
  kernel.overlayTurned(Y, U, V, size.width, ...kernelSprite(sprite), ...box, ...start, ...steps, opacity);
}
