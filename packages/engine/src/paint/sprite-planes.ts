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

type Target = { kernel: Kernel; size: FrameSize };

/** Lays a sprite over a frame where its placement says. */
export function laySprite(target: Target, planes: FramePlanes, sprite: SpritePlanes, placement: Placement): void {
  const { scaleX, scaleY, turn } = placement;
  const opacity = Math.round(256 * Math.min(1, placement.opacity));
  if (opacity <= 0 || Math.abs(scaleX) < LEAST_SCALE || Math.abs(scaleY) < LEAST_SCALE) return;
  const reach = Math.max(sprite.width, sprite.height) / 2;
  const isUpright = Math.max(Math.abs(turn), Math.abs(scaleX - 1), Math.abs(scaleY - 1)) * reach < LEAST_MOVE;
  if (isUpright) layUpright(target, planes, sprite, { ...placement, opacity });
  else layTurned(target, planes, sprite, { ...placement, opacity });
}

function layUpright(
  { kernel, size }: Target,
  { Y, U, V }: FramePlanes,
  sprite: SpritePlanes,
  { x, y, opacity }: Placement,
): void {
  const left = Math.round((x - sprite.width / 2 - INSET) * 256);
  const top = Math.round((y - sprite.height / 2 - INSET) * 256);
  kernel.overlaySprite(Y, U, V, size.width, size.height, ...kernelSprite(sprite), left, top, opacity);
}

function layTurned(
  { kernel, size }: Target,
  { Y, U, V }: FramePlanes,
  sprite: SpritePlanes,
  { x, y, scaleX, scaleY, turn, opacity }: Placement,
): void {
  const { width, height } = sprite;
  const cosine = Math.cos(turn);
  const sine = Math.sin(turn);
  const reachX = (Math.abs(cosine * scaleX) * width + Math.abs(sine * scaleY) * height) / 2 + 2;
  const reachY = (Math.abs(sine * scaleX) * width + Math.abs(cosine * scaleY) * height) / 2 + 2;
  const left = Math.max(0, Math.floor(x - reachX)) & ~1;
  const top = Math.max(0, Math.floor(y - reachY)) & ~1;
  const right = Math.min(size.width & ~1, (Math.ceil(x + reachX) + 1) & ~1);
  const bottom = Math.min(size.height & ~1, (Math.ceil(y + reachY) + 1) & ~1);
  if (right <= left || bottom <= top) return;
  const [columnU, columnV, rowU, rowV] = [cosine / scaleX, -sine / scaleY, sine / scaleX, cosine / scaleY];
  const [fromX, fromY] = [left + 0.5 - x, top + 0.5 - y];
  const u = fromX * columnU + fromY * rowU + width / 2 + INSET - 0.5;
  const v = fromX * columnV + fromY * rowV + height / 2 + INSET - 0.5;
  const view = [u, v, columnU, columnV, rowU, rowV].map((value) => Math.round(value * FIXED));
  const box = [left, top, right - left, bottom - top];
  kernel.overlayTurned(Y, U, V, size.width, ...kernelSprite(sprite), ...box, ...view, opacity);
}
