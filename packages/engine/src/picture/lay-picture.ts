import type { Arena } from "#kernel/arena.ts";
import { viewMemory } from "#kernel/arena.ts";
import type { Kernel } from "#kernel/load-kernel.ts";
import type { PicturePlanes, Plane } from "#paint/film-memory.ts";
import type { PictureFacts } from "#plan/plan.ts";
import type { Map2d } from "./map.ts";

// What the warp reads beyond the edge of a plane.
const PAD_LEFT = 32;
const PAD_RIGHT = 64;
const PAD_ROWS = 8;
/** Pixels are handed to the kernel in strips, so that no second whole picture lies in memory. */
const STRIP_ROWS = 64;

export type Studio = { arena: Arena; kernel: Kernel };

/** A picture ready for the camera: opaque RGBA a little larger than the frame, its depth and its facts. */
export type PreparedPicture = { rgba: Uint8Array; depth: Map2d; facts: PictureFacts };

/** Lays the planes of a picture into the memory. */
export function storePicture(studio: Studio, { rgba, depth, facts }: PreparedPicture): PicturePlanes {
  const { arena, kernel } = studio;
  const { width, height } = facts;
  const planes = layOutPlanes(studio, facts, depth);
  const { Y, U, V } = planes;
  const strip = arena.allocate(width * STRIP_ROWS * 4);
  const { bytes } = viewMemory(arena.memory);
  for (let row = 0; row < height; row += STRIP_ROWS) {
    const rows = Math.min(STRIP_ROWS, height - row);
    bytes.set(rgba.subarray(row * width * 4, (row + rows) * width * 4), strip);
    const chroma = (row >> 1) * U.stride;
    const [luma, blue, red] = [Y.start + row * Y.stride, U.start + chroma, V.start + chroma];
    kernel.rgbaToYuv(strip, width, rows, luma, Y.stride, blue, red, U.stride);
  }
  padPlanes(studio, planes);
  return planes;
}

export function layOutPlanes({ arena }: Studio, { width, height }: PictureFacts, depth: Map2d): PicturePlanes {
  const Y = allocatePlane(arena, width, height);
  const [U, V] = [allocatePlane(arena, width >> 1, height >> 1), allocatePlane(arena, width >> 1, height >> 1)];
  const depthStart = arena.allocate(depth.values.byteLength);
  viewMemory(arena.memory).floats.set(depth.values, depthStart >> 2);
  return { Y, U, V, depth: { start: depthStart, stride: depth.width * 4, width: depth.width, height: depth.height } };
}

export function padPlanes({ kernel }: Studio, { Y, U, V }: PicturePlanes): void {
  for (const { start, stride, width, height } of [Y, U, V])
    kernel.padPlane(start, stride, width, height, PAD_LEFT, PAD_RIGHT, PAD_ROWS);
}

function allocatePlane(arena: Arena, width: number, height: number): Plane {
  const stride = PAD_LEFT + width + PAD_RIGHT;
  return {
    start: arena.allocate(stride * (height + 2 * PAD_ROWS)) + PAD_ROWS * stride + PAD_LEFT,
    stride,
    width,
    height,
  };
}
